"""What encounters depend on: conditions, flags and notes of the source as values of conditions."""

from itertools import product

from facts import Fact, Source

#: Flags that say nothing about how a Pokémon is met, by their beginning. An alpha that is `always` one is an alpha.
DROPPED_FLAGS = ("always", "trainer:")

#: What a note says of the way to meet a Pokémon.
BY_NOTE = {
    "one-of-several-places": "one-of-several-places",
    "mission": "mission",
    "side-mission": "mission",
    "part of the story": "part-of-story",
    "depends on who lives there": "white-forest-resident",
}

#: Saved data that a version looks for, any of them: what players of the games see.
SAVE_DATA = {
    ("brilliant-diamond shining-pearl", "mew"): "lets-go-pikachu lets-go-eevee",
    ("brilliant-diamond shining-pearl", "jirachi"): "sword shield",
    ("brilliant-diamond shining-pearl", "arceus"): "legends-arceus",
    ("legends-arceus", "shaymin-land"): "sword shield",
    ("legends-arceus", "darkrai"): "brilliant-diamond shining-pearl",
}

#: The condition that a value is one of, by the beginning of its slug.
CONDITIONS = (
    ("tera-raid-", "tera-raid-star"), ("tera-", "tera-type"), ("time-", "time"), ("trade-", "trade"), ("item-", "item"),
    ("save-data-", "save-data"), ("main-story-", "main-story"), ("player-", "player"), ("event-item", "item"),
    ("alpha", "trait"), ("chest", "trait"), ("female", "trait"), ("hidden-ability", "trait"), ("male", "trait"),
    ("n", "trait"), ("shiny", "trait"), ("titan", "trait"),
    ("mission", "other"), ("one-of-several-places", "other"), ("part-of-story", "other"), ("snacksworth", "other"),
    ("version-unknown", "other"), ("white-forest-resident", "other"),
)


def conditions_of(row: dict[str, str], conditions: str) -> list[frozenset[str]]:
    """The sets of values that must all be met; several sets where any of them will do.

    - conditions: those of the row, as far as they are known: blanks between what must all be met, "|" between
      alternatives.
    """
    always = set(_flags(row)) | set(_notes(row))
    saved = _save_data(row)
    if saved:
        always -= {"save-data", "event-item"}
    alternatives = [part.split("|") for part in conditions.split()] + ([saved] if saved else [])
    return [frozenset(always.union(chosen)) for chosen in product(*alternatives)]


def _flags(row: dict[str, str]) -> list[str]:
    return [flag for flag in row["flags"].split() if not flag.startswith(DROPPED_FLAGS)]


def _notes(row: dict[str, str]) -> list[str]:
    found = [BY_NOTE[row["note"]]] if row["note"] in BY_NOTE else []
    if "any Pokémon" in row["note"]:
        found.append("trade-any")
    if row["note"].startswith("snacksworth"):
        found += ["snacksworth", "version-unknown"]
    return found


def _save_data(row: dict[str, str]) -> list[str]:
    if row["way"] not in ("gift", "static"):
        return []
    for (versions, pokemon), games in SAVE_DATA.items():
        if row["game"] in versions.split() and row["pokemon_slug"] == pokemon:
            return [f"save-data-from-{game}" for game in games.split()]
    return []


def condition_of(value: str) -> str:
    """The condition that a value is one of."""
    return next(
        condition for beginning, condition in CONDITIONS
        if value == beginning or (beginning.endswith("-") and value.startswith(beginning)))


class Terms:
    """The ways and conditions that the database lacks."""

    def __init__(self, source: Source):
        self._known = {
            table: {slug for slug, in source.database.execute(f"SELECT slug FROM {table}")}
            for table in ("encounter_method", "encounter_condition", "encounter_condition_value")
        }

    def facts(self, ways: set[str], values: set[str]) -> list[Fact]:
        values = sorted(values - self._known["encounter_condition_value"])
        conditions = sorted({condition_of(value) for value in values} - self._known["encounter_condition"])
        ways = sorted(ways - self._known["encounter_method"])
        return [
            *(Fact.add("encounter_method", "game", slug=way) for way in ways),
            *(Fact.add("encounter_condition", "game", slug=condition) for condition in conditions),
            *(
                Fact.add("encounter_condition_value", "game", slug=value, encounter_condition=condition_of(value))
                for value in values
            ),
        ]
