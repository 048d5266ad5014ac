"""Encounters of generations I to IV as the games' code has them: the rows of `corrections.tsv` that are in words.

A correction names a place, a Pokémon, a version and a way ("walk night swarm"), and says the levels and the chance
over all areas of the place ("Lv 20–24 10–30%"). Where all areas that are meant say the same, the rows of the
database follow from these words. The others are written by hand in `by-hand/old_encounters`, by the games' tables.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from facts import Fact, Source, by_hand
from stored_encounters import TIMES, Encounter, Encounters, Figures, time_of

APPLIED = "applied"
ONE_SOURCE = "declined: medium confidence without a second source"
NOT_SAID = "declined: no row says it"

#: What the words of a correction are about: ways that go by chance.
CHANCE_WAYS = {"walk", "surf", "old-rod", "good-rod", "super-rod", "rock-smash"}

#: What is wrong with encounters that go by chance.
FIELDS = {"chance", "extra", "level", "level+chance", "missing"}

#: What is there, though the game lacks it.
ABSENT_FIELDS = {"gift extra", "never available", "static extra"}

#: Other ways in words: the method, and the conditions of all its encounters.
WAYS = {
    "Bug-Catching Contest": ("walk", {"bug-catching-contest-yes"}),
    "fixed encounter": ("static", set()),
    "gift": ("gift", set()),
    "mass outbreak": ("walk", {"swarm-yes"}),
    "tall grass or cave": ("walk", set()),
}

#: Conditions in words, at the end of a way or of what is right.
CONDITIONS = {
    "Tuesday": "weekday-tuesday", "Thursday": "weekday-thursday", "Saturday": "weekday-saturday",
    "before the National Pokédex": "story-progress-before-national-dex",
    "Fridays only": "weekday-friday",
}

#: The areas of places that have several, by the map in the remark. The harbor is an area that the database lacks.
AREAS = {
    "OLIVINE_PORT": "olivine-city-port",
    "RUINS_OF_ALPH_OUTSIDE": "ruins-of-alph-outside",
    "WHIRL_ISLAND_LUGIA_CHAMBER": "whirl-islands-b3f",
}

#: Places whose rows are all written by hand: those of the contest are apart, and a swarm that the game does not have.
BY_HAND = {"iron-island", "national-park"}


@dataclass(frozen=True)
class Correction:
    """A row of `corrections.tsv` about encounters. `was` and `right` are None where there is, or may be, nothing."""

    index: int
    field: str
    key: dict[str, str]
    right_words: str
    sources: str
    remark: str
    is_contested: bool
    was: Figures | None
    right: Figures | None

    @property
    def words(self) -> frozenset[str]:
        return frozenset(self.key.get("way", "").split()[1:])

    @property
    def way(self) -> str:
        return self.key.get("way", "").split(" ")[0]

    @property
    def is_by_chance(self) -> bool:
        return self.field in FIELDS and self.way in CHANCE_WAYS

    @property
    def area(self) -> str | None:
        """That of the map in the remark, else the one named as its place, which may not exist."""
        name = re.search(r"\(([A-Z0-9_]+)\)", self.remark)
        return AREAS.get(name[1] if name else "", f"{self.key['location']}-area")


def corrections(source: Source) -> list[Correction]:
    return [
        Correction(
            index, row["field"], dict(part.split("=", 1) for part in row["key"].split(";")), row["right"],
            row["sources"].replace("+", " "), row["remark"],
            row["confidence"] != "high" and "+" not in row["sources"],
            Figures.read(row["was"]), Figures.read(row["right"]))
        for index, row in enumerate(source.table("corrections")) if row["table"] == "encounter"
    ]


def facts(source: Source) -> list[Fact]:
    """The facts that follow from the words, versions that agree in one row."""
    stored = Encounters(source.database)
    versions: dict[tuple, list[str]] = defaultdict(list)
    for version, *change in changes(corrections(source), stored):
        versions[tuple(change)].append(version)
    return [
        stored.fact(sources, pokemon, area, way, conditions, its_versions, was, right)
        for (pokemon, area, way, conditions, _, was, right, sources), its_versions in versions.items()
    ]


def changes(found: list[Correction], stored: Encounters) -> Iterator[tuple]:
    """What changes in one version: version, Pokémon, area, way, conditions, versions of the stored row, what was,
    what is right, sources."""
    groups: dict[tuple, dict[str | None, Correction]] = defaultdict(dict)
    for correction in found:
        if correction.is_by_chance and not correction.is_contested and correction.key["location"] not in BY_HAND:
            key, words = correction.key, correction.words
            kind = (key["location"], correction.way, key["version"], words - TIMES)
            groups[*kind, key["pokemon"]][time_of(words)] = correction
    for (place, way, version, words, pokemon), by_time in groups.items():
        rows = meant(stored.rows(place, pokemon, version, way), words)
        if any(row in stored.tripled(place, way, version) for row in rows):
            continue
        sources = agreed(by_time.values())
        for area, right in of_areas(rows, by_time, stored).items():
            own = [row for row in rows if row.area == area]
            base = base_of(own, words, stored.swarms(area, way, version))
            yield from of_area(own, right, base, (version, pokemon, area, way), sources)
    yield from untangled(groups, stored)


def meant(rows: list[Encounter], words: frozenset[str]) -> list[Encounter]:
    """Those of a way with these words. What is there in swarms alone says so."""
    return [row for row in rows if row.holds(words) and ("swarm" not in words or "swarm-yes" in row.conditions)]


def agreed(found: Iterable[Correction]) -> str:
    """The sources that all of them have."""
    return " ".join(sorted(set.intersection(*(set(correction.sources.split()) for correction in found))))


def of_areas(
    rows: list[Encounter], by_time: dict[str | None, Correction], stored: Encounters
) -> dict[str, dict[str | None, Figures | None]]:
    """What is right at each time, by area; nothing where the words do not say which areas are meant.

    A third, "33.3%", is left out, too: three of them must be 100 %.
    """
    right: dict[str, dict[str | None, Figures | None]] = {}
    for time, correction in by_time.items():
        own = [row for row in rows if row.is_at(time)]
        areas = {row.area for row in own}
        figures = {Figures.together([row for row in own if row.area == area]) for area in areas}
        if correction.right and (correction.right.is_range or correction.right.chance % 1):
            return {}
        if correction.field == "missing":
            areas = {correction.area} & (stored.places.keys() | set(AREAS.values()))
        elif figures != {correction.was}:
            return {}
        for area in areas:
            right.setdefault(area, {})[time] = correction.right
    return right if all(its_right.keys() == by_time.keys() for its_right in right.values()) else {}


def base_of(rows: list[Encounter], words: frozenset[str], has_swarms: bool) -> frozenset[str]:
    """The conditions besides the time of day."""
    if rows:
        return rows[0].conditions_besides_time
    if "swarm" in words:
        return frozenset({"swarm-yes"})
    return frozenset({"swarm-no"} if has_swarms else ())


def of_area(
    rows: list[Encounter], right: dict[str | None, Figures | None], base: frozenset[str], key: tuple, sources: str
) -> Iterator[tuple]:
    """The rows of one Pokémon in one area, way and version that become others."""
    if None not in right:
        right = {
            time: right[time] if time in right else Figures.together([row for row in rows if row.is_at(time)])
            for time in sorted(TIMES)
        }
    yield from differences(rows, wanted(right, base, any(row.time for row in rows)), key, sources)


def wanted(
    right: dict[str | None, Figures | None], base: frozenset[str], has_times: bool
) -> dict[frozenset[str], Figures]:
    """Figures by conditions: without a time where all are alike, unless the database has them by time."""
    alike = set(right.values())
    if len(alike) == 1 and not has_times:
        figures = alike.pop()
        return {base: figures} if figures else {}
    return {base | {f"time-{time}"}: figures for time, figures in right.items() if figures}


def differences(
    rows: list[Encounter], right: dict[frozenset[str], Figures], key: tuple, sources: str
) -> Iterator[tuple]:
    stored = {row.conditions: row for row in rows}
    for conditions in sorted(stored.keys() | right.keys(), key=sorted):
        row, figures = stored.get(conditions), right.get(conditions)
        was = row.figures if row else None
        if was != figures:
            yield (*key, conditions, row.versions if row else (), was, figures, sources)


def untangled(groups: dict[tuple, dict[str | None, Correction]], stored: Encounters) -> Iterator[tuple]:
    """Tables of a version in which the source put three times of day together: each Pokémon is met at those times
    at which it is not called too many, with equal chances."""
    for place, way, version in sorted({group[:3] for group in groups}):
        for row in stored.tripled(place, way, version):
            extra = groups.get((place, way, version, frozenset(), row.pokemon), {})
            times = TIMES - {time for time, correction in extra.items() if correction.field == "extra"}
            figures = Figures(row.figures.lowest, row.figures.highest, row.figures.chance / len(times))
            right = {time: figures if time in times else None for time in TIMES}
            key = (version, row.pokemon, row.area, way)
            sources = agreed(extra.values()) if extra else "rom"
            yield from differences([row], wanted(right, row.conditions, False), key, sources)


def decisions(source: Source) -> dict[int, str]:
    """What became of each correction, told from what the database says with the facts on top."""
    now = Encounters(source.database)
    for fact in facts(source) + by_hand("old_encounters"):
        now.apply(fact)
    trades = {
        (row["game"], row["pokemon_slug"], row["conditions"]) for row in source.table("encounters/trades")
        if row["place_slug"]
    }
    return {correction.index: decision(correction, now, trades) for correction in corrections(source)}


def decision(correction: Correction, now: Encounters, trades: set[tuple[str, str, str]]) -> str:
    key = correction.key
    if correction.field.startswith("in-game trade"):
        wish = correction.right_words.removeprefix("for ")
        condition = "" if wish == "(any)" else f"trade-{wish}"
        is_there = (key["version"], key["pokemon"], condition) in trades
        return "covered: encounters/trades.tsv" if is_there else NOT_SAID
    if is_said(correction, now):
        return APPLIED
    return ONE_SOURCE if correction.is_contested else NOT_SAID


def is_said(correction: Correction, now: Encounters) -> bool:
    """Whether the database says what is right."""
    key, version = correction.key, correction.key["version"]
    if correction.field == "pokemon":
        right, wrong = (
            [row for row in now.at(key["location_area"]) if row.pokemon == slug and version in row.versions]
            for slug in (correction.right_words, key["pokemon"]))
        return bool(right) and not wrong
    if correction.is_by_chance:
        said = now.said(key["location"], key["pokemon"], version, correction.way, correction.words)
        return Figures.agree(said, correction.right)
    words = key["way"]
    method, conditions = next(meaning for word, meaning in WAYS.items() if words.startswith(word))
    rows = now.rows(key["location"], key["pokemon"], version, method)
    if correction.field in ABSENT_FIELDS:
        return not rows
    also = {value for word, value in CONDITIONS.items() if word in words or word in correction.right_words}
    own = [row for row in rows if conditions | also <= row.conditions]
    if correction.field == "static condition":
        return own == rows != []
    return any(row.figures.says(correction.right_words) for row in own)
