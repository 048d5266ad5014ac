"""Values of Pokémon and species in each game: catch rate, friendship, experience, effort.

`personal.tsv` says where a game's own value differs from the database's; in all other games of `roster.tsv` that
have the Pokémon, the database is right. Today's value is that of Scarlet and Violet, or else of the newest main game
that has the Pokémon, as `corrections.tsv` says. Older values follow: a row of pokemon_past_value holds up to a
generation, one of pokemon_game_value in a game that differs from its generation.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction

from facts import Fact, Source
from learnsets import correction_key
from value_games import APART, LETS_GO, TODAY, Games, generation_slug

#: The columns of pokemon_past_value. The first two are the species' today.
TRAINING = ("capture_rate", "base_happiness", "base_experience")
OF_SPECIES = TRAINING[:2]

#: The games whose tables have no experience: PKHeX calculates it from the total of the base stats, and rounds up
#: where the tables of Sword, Shield, Brilliant Diamond and Shining Pearl round half up. Rounded alike, it is theirs
#: in all Pokémon that are in both and have the same base stats.
WITH_CALCULATED_EXPERIENCE = (TODAY, "legends-za")
EXPERIENCE_SHARES = (Fraction(1, 5), Fraction(7, 20), Fraction(1, 2))

#: The corrections that are decided here, by table and field.
DECIDED = {("species", column) for column in OF_SPECIES} | {
    ("pokemon", "base_experience"), ("pokemon_stat", "effort"), ("pokemon_stat", "base")}

#: The first generation in which Pokémon give effort for some stats.
FIRST_WITH_EFFORT = 3

#: The newest generation, up to which values of forms hold that are not those of their species.
NEWEST = 9


class Pokemon:
    """What the database says of Pokémon, and the games that have them."""

    def __init__(self, source: Source, games: Games):
        read = source.database.execute
        self.values: dict[str, dict[str, int | None]] = {}
        self.species: dict[str, str] = {}
        self.defaults: dict[str, str] = {}
        for slug, species, is_default, *values in read(
                "SELECT pokemon.slug, species.slug, is_default, capture_rate, base_happiness, base_experience "
                "FROM pokemon JOIN species ON species.id = species_id"):
            self.values[slug], self.species[slug] = dict(zip(TRAINING, values)), species
            if is_default:
                self.defaults[species] = slug
        #: Base and effort by Pokémon and stat.
        self.stats = {(slug, stat): (base, effort) for slug, stat, base, effort in read(
            "SELECT slug, stat, base, effort FROM pokemon_stat JOIN pokemon ON pokemon.id = pokemon_id")}
        #: The same of older games, with the number of the last generation.
        self.past_stats = {(slug, stat, last): (base, effort) for slug, stat, last, base, effort in read(
            "SELECT slug, stat, last_generation_id, base, effort FROM pokemon_past_stat "
            "JOIN pokemon ON pokemon.id = pokemon_id")}
        self.games: dict[str, list[str]] = defaultdict(list)
        for row in source.table("roster"):
            if row["pkhex"] == "yes":
                self.games[row["pokemon_slug"]].append(row["version_group"])
        order = list(games.generations)
        for its_games in self.games.values():
            its_games.sort(key=order.index)

    def total(self, slug: str, bases: dict[str, int]) -> int:
        """The sum of the base stats, some of which are others."""
        return sum(bases.get(stat, base) for (its_slug, stat), (base, _) in self.stats.items() if its_slug == slug)


def rounded_experience(calculated: int, total: int) -> int:
    """The experience of a Pokémon of a total of base stats, which PKHeX rounds up."""
    for share in EXPERIENCE_SHARES:
        if math.ceil(total * share) == calculated:
            return math.floor(total * share + Fraction(1, 2))
    return calculated


class Spans:
    """How a value that differs from game to game becomes rows: by generation, and by game where one differs."""

    def __init__(self, games: Games):
        self.games = games

    def rows(self, values: dict[str, int], today: int | None) -> tuple[dict[int, int], dict[str, int]]:
        """The values up to a generation, and those of single games. Games without a value say nothing."""
        past: dict[int, int] = {}
        own: dict[str, int] = {}
        later = today
        for number in range(NEWEST, 0, -1):
            of_generation = {game: value for game, value in values.items() if self.games.generations[game] == number}
            common = self._common([value for game, value in of_generation.items()
                                   if game not in APART and game != LETS_GO], later)
            if common is not None and common != later:
                past[number] = later = common
            own |= {game: value for game, value in of_generation.items() if value != later}
        return past, own

    @staticmethod
    def _common(values: list[int], later: int | None) -> int | None:
        """What most games of a generation have; else the later generation's value, else the newest game's."""
        counts = Counter(reversed(values))
        return max(counts, key=lambda value: (counts[value], value == later), default=None)


class PokemonValues:
    """The facts about training values and effort."""

    def __init__(self, source: Source):
        self.games = Games(source)
        self.pokemon = Pokemon(source, self.games)
        self.spans = Spans(self.games)
        self.corrections = [(correction_key(row), row) for row in source.table("corrections")]
        self.own_stats = {
            (key["pokemon"], key["stat"]): int(row["right"]) for key, row in self.corrections
            if row["table"] == "pokemon_stat" and row["field"] == "base"}
        self.rights: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
        for row in source.table("personal"):
            self.rights[row["pokemon_slug"], row["field"]][row["version_group"]] = row["pkhex"]
        self.facts: list[Fact] = []
        today = {column: self._today(column) for column in TRAINING}
        self._write_training(today)
        self._write_stats()

    def _value(self, slug: str, column: str, game: str) -> int | None:
        """A value in a game that has the Pokémon."""
        known = self.pokemon.values[slug][column]
        right = self.rights.get((slug, column), {}).get(game)
        value = known if right is None else int(right)
        if column == "base_experience" and game in WITH_CALCULATED_EXPERIENCE and right is not None:
            bases = {stat: base for (its_slug, stat), base in self.own_stats.items()
                     if its_slug == slug and game == "legends-za"}
            return rounded_experience(value, self.pokemon.total(slug, bases))
        return value

    def _today(self, column: str) -> dict[str, int | None]:
        """Today's value of each Pokémon or, of those of species, of each species' default one."""
        table = "species" if column in OF_SPECIES else "pokemon"
        corrected = {key["slug"]: int(row["right"]) for key, row in self.corrections
                     if row["table"] == table and row["field"] == column}
        names = self.pokemon.defaults.items() if column in OF_SPECIES else zip(self.pokemon.values, self.pokemon.values)
        today = {}
        for name, slug in names:
            was = self.pokemon.values[slug][column]
            games = self.pokemon.games[slug]
            if TODAY in games:
                value = self._value(slug, column, TODAY)
            elif was is None and games == ["legends-za"]:
                value = self._value(slug, column, "legends-za")
            else:
                value = corrected.get(name, was)
            today[name] = value
            if value != was:
                self.facts.append(Fact.set(table, "pkhex", was, slug=name, **{column: value}))
        return today

    def _write_training(self, today: dict[str, dict[str, int | None]]) -> None:
        for slug, species in self.pokemon.species.items():
            past: dict[int, dict[str, int]] = defaultdict(dict)
            own: dict[str, dict[str, int]] = defaultdict(dict)
            for column in TRAINING:
                values = {game: value for game in self.pokemon.games[slug]
                          if (value := self._value(slug, column, game)) is not None}
                name = species if column in OF_SPECIES else slug
                by_generation, by_game = self.spans.rows(values, today[column][name])
                for number, value in by_generation.items():
                    past[number][column] = value
                for game, value in by_game.items():
                    own[game][column] = value
            for number, cells in past.items():
                self.facts.append(Fact.add("pokemon_past_value", "pkhex", pokemon=slug,
                                           last_generation=generation_slug(number), **cells))
            for game, cells in own.items():
                self.facts.append(Fact.add("pokemon_game_value", "pkhex", pokemon=slug, version_group=game, **cells))

    def _write_stats(self) -> None:
        """Effort, and base stats of Legends: Z-A."""
        today = {(key["pokemon"], key["stat"]): int(row["right"]) for key, row in self.corrections
                 if row["table"] == "pokemon_stat" and row["field"] == "effort"}
        for (slug, stat), effort in today.items():
            self.facts.append(Fact.set("pokemon_stat", "pkhex", self.pokemon.stats[slug, stat][1],
                                       pokemon=slug, stat=stat, effort=effort))
        own = {(slug, stat, "legends-za"): base for (slug, stat), base in self.own_stats.items()}
        slugs = {slug for slug, field in self.rights if field == "effort"} | {slug for slug, _ in self.own_stats}
        for slug in sorted(slugs):
            for stat, (base, effort) in self._stats(slug):
                now = today.get((slug, stat), effort)
                values = {game: self._effort(slug, stat, game, effort) for game in self.pokemon.games[slug]
                          if self.games.generations[game] >= FIRST_WITH_EFFORT}
                past, by_game = self.spans.rows(values, now)
                by_game |= {game: value for game, value in values.items() if (slug, stat, game) in own}
                for number, value in past.items():
                    if self.pokemon.past_stats.get((slug, stat, number)) == (base, value):
                        continue
                    self.facts.append(Fact.add("pokemon_past_stat", "pkhex", pokemon=slug, stat=stat, base=base,
                                               last_generation=generation_slug(number), effort=value))
                for game, value in by_game.items():
                    self.facts.append(Fact.add("pokemon_game_stat", "pkhex", pokemon=slug, version_group=game,
                                               stat=stat, base=own.get((slug, stat, game), base), effort=value))

    def _stats(self, slug: str) -> Iterator[tuple[str, tuple[int, int]]]:
        return ((stat, values) for (its_slug, stat), values in self.pokemon.stats.items() if its_slug == slug)

    def _effort(self, slug: str, stat: str, game: str, effort: int) -> int:
        """The effort for a stat in a game: `attack 1, speed 1` names those that are not 0."""
        right = self.rights[slug, "effort"].get(game)
        if right is None:
            return effort
        return next((int(part.split()[-1]) for part in right.split(", ") if part.split()[0] == stat), 0)

    def decision(self, row: dict[str, str]) -> str | None:
        """What became of a correction of a value of today, or of a base stat of Legends: Z-A; None for others."""
        if (row["table"], row["field"]) not in DECIDED:
            return None
        key = correction_key(row)
        table = "pokemon_game_stat" if row["field"] == "base" else row["table"]
        wanted = {*key.items(), (row["field"], row["right"])}
        made = any(fact.table == table and wanted <= set(fact.cells) for fact in self.facts)
        return "applied" if made else "declined: PKHeX has another value for Scarlet and Violet"
