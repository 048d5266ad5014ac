"""The rows of table `encounter` by place, with facts on top of them."""

import re
import sqlite3
from collections import defaultdict
from dataclasses import dataclass, replace

from facts import Fact

#: The times of day of generations II and IV.
TIMES = frozenset({"morning", "day", "night"})

#: Values of conditions that hold without being named, and the word whose presence makes them not hold.
DEFAULTS = {
    "swarm-no": "swarm", "radar-off": "radar", "slot2-none": "slot2", "radio-off": "radio",
    "bug-catching-contest-no": "contest", "johto-safari-blocks-inactive": "blocks",
}

#: Conditions that hold only where a way names them, by the beginning of their values.
NAMED = {"swarm-yes": "swarm", "radar-on": "radar"}
NEVER = ("radio-", "bug-catching-contest-yes", "johto-safari-blocks-")

LEVELS = r"Lv (\d+)(?:–(\d+))?"
CHANCES = r"([\d.]+)(?:–([\d.]+))?%"


def time_of(words: frozenset[str]) -> str | None:
    return next(iter(words & TIMES), None)


@dataclass(frozen=True)
class Figures:
    """Levels from 1 to 100 and a chance in percent; the highest of several areas where theirs differ."""

    lowest: int | None
    highest: int | None
    chance: float | None
    highest_chance: float | None = None

    @staticmethod
    def read(words: str) -> "Figures | None":
        """ "Lv 20–24 10–30%"."""
        match = re.fullmatch(f"{LEVELS} {CHANCES}", words)
        if not match:
            return None
        lowest, highest, chance, other = match.groups()
        return Figures(int(lowest), int(highest or lowest), float(chance), float(other) if other else None)

    @staticmethod
    def together(rows: "list[Encounter]") -> "Figures | None":
        """Those of one area, whose chances add up."""
        if not rows:
            return None
        own = [row.figures for row in rows]
        return Figures(
            min(f.lowest for f in own), max(f.highest for f in own), round(sum(f.chance for f in own), 2))

    @staticmethod
    def agree(one: "Figures | None", other: "Figures | None") -> bool:
        """Whether they are the same but for the decimals of the chance."""
        if one is None or other is None:
            return one is other
        chances = zip(one.chances, other.chances)
        return (one.lowest, one.highest) == (other.lowest, other.highest) and all(abs(a - b) < 1 for a, b in chances)

    @property
    def chances(self) -> tuple[float, float]:
        return (self.chance, self.chance if self.highest_chance is None else self.highest_chance)

    @property
    def is_range(self) -> bool:
        return self.highest_chance is not None

    def says(self, words: str) -> bool:
        """Whether the levels and the chance that words name are these."""
        levels, chance = re.search(LEVELS, words), re.search(CHANCES, words)
        if levels and (self.lowest, self.highest) != (int(levels[1]), int(levels[2] or levels[1])):
            return False
        return bool(levels or chance) and (not chance or self.chance == float(chance[1]))


@dataclass(frozen=True)
class Encounter:
    pokemon: str
    area: str | None
    way: str
    conditions: frozenset[str]
    versions: tuple[str, ...]
    figures: Figures

    @property
    def time(self) -> str | None:
        return next((value for value in self.conditions if value.startswith("time-")), None)

    @property
    def conditions_besides_time(self) -> frozenset[str]:
        return self.conditions - {self.time}

    def is_at(self, time: str | None) -> bool:
        return time is None or self.time in (None, f"time-{time}")

    def holds(self, words: frozenset[str]) -> bool:
        """Whether it is there by a way with these words; without a time, at any."""
        return all(_holds(value, words) for value in self.conditions)


def _holds(value: str, words: frozenset[str]) -> bool:
    if value.startswith("time-"):
        return not words & TIMES or value.removeprefix("time-") in words
    if value in DEFAULTS:
        return not any(word.startswith(DEFAULTS[value]) for word in words)
    if value in NAMED:
        return NAMED[value] in words
    if value.startswith("slot2-"):
        return value in words
    return not value.startswith(NEVER)


class Encounters:
    """The database's encounters. `places` has the place of each area."""

    def __init__(self, database: sqlite3.Connection):
        self.places: dict[str, str] = dict(database.execute(
            "SELECT location_area.slug, location.slug FROM location_area JOIN location ON location.id = location_id"))
        self._order: dict[str, int] = {}
        self._rows: dict[tuple, list[Encounter]] = defaultdict(list)
        slugs = {table: self._slugs(database, table) for table in ("version", "encounter_condition_value")}
        query = """SELECT pokemon.slug, location_area.slug, encounter_method.slug, condition_value_ids, version_ids,
                lowest_level, highest_level, chance
            FROM encounter JOIN pokemon ON pokemon.id = pokemon_id
            JOIN encounter_method ON encounter_method.id = encounter_method_id
            LEFT JOIN location_area ON location_area.id = location_area_id ORDER BY pokemon_id, encounter.position"""
        for pokemon, area, way, values, versions, *figures in database.execute(query):
            conditions, games = (
                tuple(slugs[table][int(number)] for number in re.findall(r"\d+", ids))
                for table, ids in (("encounter_condition_value", values), ("version", versions)))
            self._add(Encounter(pokemon, area, way, frozenset(conditions), games, Figures(*figures)))

    def _slugs(self, database: sqlite3.Connection, table: str) -> dict[int, str]:
        slugs = dict(database.execute(f"SELECT id, slug FROM {table}"))
        self._order |= {slug: number for number, slug in slugs.items()}
        return slugs

    def _add(self, row: Encounter) -> None:
        self._rows[row.area].append(row)

    def at(self, area: str) -> list[Encounter]:
        return self._rows.get(area, [])

    def rows(self, place: str, pokemon: str | None, version: str, way: str) -> list[Encounter]:
        """Those of a Pokémon, or of all, in all areas of a place."""
        return [
            row for area, its_place in self.places.items() if its_place == place for row in self.at(area)
            if pokemon in (None, row.pokemon) and version in row.versions and row.way == way
        ]

    def swarms(self, area: str, way: str, version: str) -> bool:
        """Whether swarms make a difference there."""
        return any(
            row.conditions & {"swarm-yes", "swarm-no"} for row in self.at(area)
            if row.way == way and version in row.versions)

    def tripled(self, place: str, way: str, version: str) -> list[Encounter]:
        """The rows without time of areas where all chances together are 300 %: those of three times, put together."""
        by_area = defaultdict(list)
        for row in self.rows(place, None, version, way):
            by_area[row.area].append(row)
        return [
            row for rows in by_area.values() for row in rows
            if not any(other.conditions for other in rows) and sum(other.figures.chance for other in rows) == 300
        ]

    def said(self, place: str, pokemon: str, version: str, way: str, words: frozenset[str]) -> Figures | None:
        """What corrections say of a Pokémon over all areas; of swarms, over those that have any."""
        by_area = defaultdict(list)
        for row in self.rows(place, pokemon, version, way):
            if row.holds(words) and ("swarm" not in words or self.swarms(row.area, way, version)):
                by_area[row.area].append(row)
        areas = [Figures.together(rows) for rows in by_area.values()]
        if not areas:
            return None
        chances = [figures.chance for figures in areas]
        return Figures(
            min(f.lowest for f in areas), max(f.highest for f in areas), min(chances),
            max(chances) if max(chances) > min(chances) else None)

    def fact(
        self, sources: str, pokemon: str, area: str, way: str, conditions: frozenset[str], versions: list[str],
        was: Figures | None, right: Figures | None
    ) -> Fact:
        """The row that makes `was` what is right; None is no row."""
        key = {
            "pokemon": pokemon, "location_area": area, "encounter_method": way,
            "condition_values": " ".join(sorted(conditions, key=self._order.__getitem__)),
            "versions": " ".join(sorted(versions, key=self._order.__getitem__)),
        }
        key = {name: cell for name, cell in key.items() if cell}
        if right is None:
            return Fact.remove("encounter", sources, **key)
        cells = _cells(right)
        if was is None:
            return Fact.add("encounter", sources, **key, **cells)
        changed = {name: cell for name, cell in cells.items() if cell != _cells(was)[name]}
        before = {f"was.{name}": _cells(was)[name] for name in changed}
        return Fact.set("encounter", sources, "", **key, **changed, **before)

    def apply(self, fact: Fact) -> None:
        """Puts a fact about an encounter, or about an area, on top."""
        cells = dict(fact.cells)
        if fact.table == "location_area":
            self.places[cells["slug"]] = cells["location"]
        if fact.table != "encounter":
            return
        versions = tuple(cells["versions"].split())
        conditions = frozenset(cells.get("condition_values", "").split())
        new = Encounter(
            cells["pokemon"], cells["location_area"], cells["encounter_method"], conditions, versions,
            Figures(None, None, None))
        if fact.change != "add":
            new = replace(new, figures=self._take(new).figures)
        if fact.change != "remove":
            self._add(replace(new, figures=_figures(new.figures, cells)))

    def _take(self, wanted: Encounter) -> Encounter:
        """Takes the versions of a row out of that of the database, which keeps the others."""
        rows = self._rows[wanted.area]
        found = [
            row for row in rows
            if (row.pokemon, row.way, row.conditions) == (wanted.pokemon, wanted.way, wanted.conditions)
            and set(wanted.versions) <= set(row.versions)
        ]
        if len(found) != 1:
            raise ValueError(f"{len(found)} rows of the database fit {wanted}")
        rows.remove(found[0])
        others = tuple(version for version in found[0].versions if version not in wanted.versions)
        if others:
            rows.append(replace(found[0], versions=others))
        return found[0]


def _cells(figures: Figures) -> dict[str, str]:
    return {
        "lowest_level": str(figures.lowest), "highest_level": str(figures.highest), "chance": f"{figures.chance:g}"}


def _figures(figures: Figures, cells: dict[str, str]) -> Figures:
    return Figures(
        int(cells.get("lowest_level", figures.lowest)), int(cells.get("highest_level", figures.highest)),
        float(cells.get("chance", figures.chance)))
