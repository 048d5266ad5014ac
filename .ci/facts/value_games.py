"""The games in which values are valid: their order, and which of them stand apart."""

from facts import Source

#: The games whose values are their own, whatever the games before and after them have.
APART = ("legends-arceus", "legends-za", "champions")

#: Let's Go has values of its own, too, but shares most of them with the games around it.
LETS_GO = "lets-go-pikachu-lets-go-eevee"

#: The games whose values are those of today.
TODAY = "scarlet-violet"

#: The add-ons, by the games that they belong to and whose values they have.
ADD_ONS = {
    "the-isle-of-armor": "sword-shield", "the-crown-tundra": "sword-shield", "the-teal-mask": "scarlet-violet",
    "the-indigo-disk": "scarlet-violet", "mega-dimension": "legends-za",
}

NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


class Games:
    """The version groups of the database but for add-ons, in their order, with the numbers of their generations."""

    def __init__(self, source: Source):
        rows = source.database.execute("SELECT slug, generation_id FROM version_group ORDER BY position")
        self.generations = {slug: number for slug, number in rows if slug not in ADD_ONS}
        #: The games in which a value that holds for long has its spans: up to today's, without those apart.
        self.line = list(self.generations)
        self.line = [slug for slug in self.line[:self.line.index(TODAY) + 1] if slug not in APART]
        self._groups = dict(source.database.execute(
            "SELECT version.slug, version_group.slug FROM version "
            "JOIN version_group ON version_group.id = version_group_id"))

    def named(self, text: str) -> list[str]:
        """The games of a version group's slug, of a version's, or of generations such as `II–V`."""
        if text in self.generations:
            return [text]
        if text in self._groups:
            return [self._groups[text]]
        first, last = (NUMERALS.index(numeral) + 1 for numeral in text.split("–"))
        return [slug for slug, number in self.generations.items() if first <= number <= last]


def generation_slug(number: int) -> str:
    return f"generation-{NUMERALS[number - 1].lower()}"
