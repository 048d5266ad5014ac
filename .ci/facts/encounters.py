"""Where Pokémon are met: the files of `encounters/` as rows of `encounter` and of what they name.

Areas are places: floors and other parts are not told apart, nor forms without rows of their own. What replaces a
row of the database, and the games of Mega Evolutions, are written by hand in `by-hand/encounters`.
"""

import re
from collections import defaultdict
from dataclasses import dataclass, replace

import places
from conditions import Terms, conditions_of
from facts import Fact, Source

#: The files, in the order of what a player looks for first.
FILES = ("encounters", "fixed", "gifts", "trades", "raids")

#: Why a row of the source becomes no fact.
IN_DATABASE = "the database has it"
CORRECTION = "a correction of the database says it"
EVENT = "ended: an event, or a program that is sold no more"
UNDECIDED = "the sources do not agree in which version"
OWN_FORM = "of a form without rows of its own, which only an event brings"
BY_HAND = "written by hand, with what it replaces"

#: Ways that are not for the site, though the files have them.
ENDED_WAYS = {"dream-radar", "dream-world", "my-pokemon-ranch", "mass-outbreak-event", "tera-raid-event"}

#: Versions of which the source cannot be right, or may not: version and Pokémon.
UNDECIDED_ROWS = {
    ("brilliant-diamond", "shieldon"), ("shining-pearl", "cranidos"),
    ("black-2", "sudowoodo"), ("white-2", "mr-mime"), ("black-2", "ariados"), ("white-2", "ledian"),
}

#: Places and Pokémon that are written by hand, as the database has them under another form or place.
BY_HAND_ROWS = {
    ("distortion-world", "giratina-origin"), ("sinjoh-ruins", "giratina-origin"),
    ("roaming-kanto", "latias"), ("roaming-kanto", "latios"),
}

#: Places of trades that the source does not have, but the games' players know for certain.
KNOWN_TRADES = {
    "cascarrafa", "cyllage-city", "driftveil-city", "eterna-city", "league-club-room", "levincia", "lumiose-city",
    "nacrene-city", "nimbasa-city", "oreburgh-city", "pacifidlog-town", "rustboro-city", "santalune-city",
    "sinnoh-sea-route-226", "snowpoint-city", "undella-town", "unova-route-15", "unova-route-7",
}


@dataclass(frozen=True)
class Meeting:
    """A Pokémon that is met in one version. Levels and chance (percent, of one area) may be unknown."""

    pokemon: str
    place: str | None
    way: str
    conditions: frozenset[str]
    version: str
    levels: tuple[int, int] | None
    chance: float | None
    area: str
    sources: str

    @property
    def kind(self) -> tuple:
        """What makes two of them one fact, except for levels."""
        return (self.pokemon, self.place or "", self.way, tuple(sorted(self.conditions)), self.version, self.sources)


def facts(source: Source) -> list[Fact]:
    found, terms = meetings(source), Terms(source)
    its_places = sorted({meeting.place for meeting in found if meeting.place})
    return [
        *places.facts(source, its_places),
        *terms.facts({meeting.way for meeting in found}, set().union(*(meeting.conditions for meeting in found))),
        *encounter_facts(found, places.areas(source, its_places)),
    ]


def decisions(source: Source) -> dict[int, str]:
    """None: the rows of `corrections.tsv` about encounters, with the trades that it has, are old_encounters.py's."""
    return {}


def key_of(row: dict[str, str]) -> dict[str, str]:
    return dict(part.split("=", 1) for part in row["key"].split(";"))


def meetings(source: Source) -> list[Meeting]:
    """What the files say and the database lacks, a meeting for each alternative of conditions."""
    known, corrected = in_database(source), corrections(source)
    found = []
    for name in FILES:
        for row in source.table(f"encounters/{name}"):
            if not left_out(row, corrected):
                found += (m for m in meetings_of(row) if not is_known(m, known))
    return with_story(found)


def left_out(row: dict[str, str], corrected: set[tuple]) -> str | None:
    """Why a row is no fact of this module, whatever the database says."""
    pokemon, place = row["pokemon_slug"], row["place_slug"]
    if row["way"] in ENDED_WAYS:
        return EVENT
    if row["way"] != "npc-trade" and (place, pokemon, row["game"]) in corrected:
        return CORRECTION
    if (place, pokemon) in BY_HAND_ROWS:
        return BY_HAND
    if (row["game"], pokemon) in UNDECIDED_ROWS and row["way"] in ("gift", "walk"):
        return UNDECIDED
    if row["form_slug"] == "pichu-spiky-eared":
        return OWN_FORM
    return IN_DATABASE if row["in_database"] == "way" and not row["conditions"] else None


def corrections(source: Source) -> set[tuple]:
    """Place, Pokémon and version of the encounters that `corrections.tsv` adds."""
    found = set()
    for row in source.table("corrections"):
        if row["table"] == "encounter" and row["right"] and (not row["was"] or row["field"] == "pokemon"):
            key = key_of(row)
            place = key.get("location") or key.get("location_area", "").removesuffix("-area")
            found.add((place, row["right"] if row["field"] == "pokemon" else key["pokemon"], key["version"]))
    return found


def in_database(source: Source) -> dict[tuple, set[frozenset[str]]]:
    """The sets of conditions by Pokémon, place, way and version."""
    slugs = {
        table: dict(source.database.execute(f"SELECT id, slug FROM {table}"))
        for table in ("version", "encounter_condition_value")
    }
    query = """SELECT pokemon.slug, location.slug, encounter_method.slug, version_ids, condition_value_ids
        FROM encounter JOIN pokemon ON pokemon.id = pokemon_id
        JOIN location_area ON location_area.id = location_area_id JOIN location ON location.id = location_id
        JOIN encounter_method ON encounter_method.id = encounter_method_id"""
    known = defaultdict(set)
    for pokemon, place, way, versions, values in source.database.execute(query):
        conditions = frozenset(slugs["encounter_condition_value"][int(n)] for n in re.findall(r"\d+", values))
        for number in re.findall(r"\d+", versions):
            known[pokemon, place, way, slugs["version"][int(number)]].add(conditions)
    return known


def is_known(meeting: Meeting, known: dict[tuple, set[frozenset[str]]]) -> bool:
    have = known.get((meeting.pokemon, meeting.place, meeting.way, meeting.version), set())
    return bool(have) and (not meeting.conditions or meeting.conditions in have)


def meetings_of(row: dict[str, str]) -> list[Meeting]:
    place, conditions, sources = row["place_slug"] or None, row["conditions"], sources_of(row)
    if "not from the source" in row["note"] and row["place_slug"] not in KNOWN_TRADES:
        place, conditions = None, ""
    levels = (int(row["min_level"]), int(row["max_level"])) if row["min_level"] else None
    return [
        Meeting(
            pokemon=row["pokemon_slug"], place=place, way=row["way"], conditions=alternative, version=row["game"],
            levels=levels, chance=float(row["chance"]) if row["chance"] else None, area=row["area"], sources=sources)
        for alternative in conditions_of(row, conditions)
    ]


def sources_of(row: dict[str, str]) -> str:
    """PKHeX, and who else is needed for what the row says."""
    note = row["note"]
    if "pret/" in note:
        return "pkhex rom"
    by_players = "not from the source" in note and row["place_slug"] in KNOWN_TRADES
    return "game pkhex" if by_players or "as in Red and Blue" in note or "wish as in Diamond" in note else "pkhex"


def with_story(found: list[Meeting]) -> list[Meeting]:
    """Tells the levels in Kitakami before the main story of Scarlet and Violet from those after it.

    All there is 38 to 45 levels higher afterwards, in the deep of the woods 21, where 50 to 55 come before. A
    Pokémon that stands there alone has the condition where it is listed with both levels.
    """
    levels = defaultdict(set)
    for meeting in found:
        if is_in_kitakami(meeting):
            levels[meeting.pokemon, meeting.place, meeting.way].add(meeting.levels)
    return [
        replace(meeting, conditions=meeting.conditions | part_of_story(
            meeting, levels[meeting.pokemon, meeting.place, meeting.way]))
        if is_in_kitakami(meeting) else meeting
        for meeting in found
    ]


def is_in_kitakami(meeting: Meeting) -> bool:
    return meeting.version.startswith("the-teal-mask") and meeting.way in ("overworld", "overworld-fixed", "static")


def part_of_story(meeting: Meeting, others: set[tuple[int, int]]) -> set[str]:
    low, high = meeting.levels
    if high - low > 40 or (meeting.way == "static" and len(others) == 1):
        return set()
    is_before = high <= 45 or (50 <= low <= high <= 55 and (low + 21, high + 21) in others)
    return {"main-story-no" if is_before else "main-story-yes"}


def encounter_facts(found: list[Meeting], areas: dict[str, str]) -> list[Fact]:
    """A fact for each Pokémon, area, way, set of conditions and band of levels, in the versions that agree.

    Areas in which the same Pokémon are met alike share a cell, so that a row says as much as it can.
    """
    versions = defaultdict(list)
    for kind, levels, chance in bands(found):
        *key, version, sources = kind
        versions[*key, levels, chance, sources].append(version)
    pokemon = defaultdict(set)
    for (slug, place, *rest), its_versions in versions.items():
        pokemon[areas[place] if place else "", *rest, " ".join(sorted(its_versions))].add(slug)
    its_areas = defaultdict(list)
    for (area, *rest), slugs in sorted(pokemon.items(), key=str):
        its_areas[frozenset(slugs), *rest].append(area)
    return [
        Fact.add(
            "encounter", sources, pokemon=slug, location_area=" ".join(sorted(together)) or None,
            encounter_method=way, condition_values=" ".join(conditions), versions=its_versions,
            lowest_level=levels[0] if levels else None, highest_level=levels[1] if levels else None, chance=chance)
        for (slugs, way, conditions, levels, chance, sources, its_versions), together in its_areas.items()
        for slug in sorted(slugs)
    ]


def bands(found: list[Meeting]) -> list[tuple[tuple, tuple[int, int] | None, str | None]]:
    """The meetings of one kind in bands of levels that neither overlap nor touch, with the chance of each."""
    kinds = defaultdict(list)
    for meeting in found:
        kinds[meeting.kind].append(meeting)
    result = []
    for kind, its_meetings in sorted(kinds.items()):
        band: list[Meeting] = []
        for meeting in sorted(its_meetings, key=lambda meeting: meeting.levels or (0, 0)):
            if band and meeting.levels and meeting.levels[0] > max(m.levels[1] for m in band) + 1:
                result.append((kind, *joined(band)))
                band = []
            band.append(meeting)
        result.append((kind, *joined(band)))
    return result


def joined(band: list[Meeting]) -> tuple[tuple[int, int] | None, str | None]:
    """The levels of a band, and the chance if it is the same in all areas of the place."""
    levels = [meeting.levels for meeting in band if meeting.levels]
    chances = defaultdict(list)
    for meeting in band:
        chances[meeting.area].append(meeting.chance)
    sums = {None if None in own else round(sum(own), 2) for own in chances.values()}
    chance = sums.pop() if len(sums) == 1 else None
    return (
        (min(low for low, _ in levels), max(high for _, high in levels)) if levels else None,
        None if chance is None else f"{chance:g}")
