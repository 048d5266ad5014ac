"""Tests of old_encounters.py: its rules by made-up rows, and all its facts on a copy of the database."""

import json
import sqlite3
import tempfile
import unittest
from collections import Counter, defaultdict
from functools import cached_property
from pathlib import Path

import whole  # It lets the others be found.

import old_encounters  # noqa: E402
from facts import Fact, Source, by_hand, text  # noqa: E402
from stored_encounters import Encounters, Figures  # noqa: E402

HEAD = "table|key|field|was|right|sources|confidence|remark"

SCHEMA = """
    CREATE TABLE pokemon (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE location (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE location_area (id INTEGER PRIMARY KEY, slug TEXT, location_id INTEGER);
    CREATE TABLE encounter_method (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE encounter_condition_value (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE version (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE encounter (
        pokemon_id INTEGER, position INTEGER, location_area_id INTEGER, encounter_method_id INTEGER,
        condition_value_ids TEXT, version_ids TEXT, lowest_level INTEGER, highest_level INTEGER, chance REAL,
        CHECK (lowest_level BETWEEN 1 AND 100), CHECK (highest_level BETWEEN lowest_level AND 100));
    INSERT INTO pokemon VALUES (1, 'rattata'), (2, 'pidgey'), (3, 'zubat');
    INSERT INTO location VALUES (1, 'route'), (2, 'cave');
    INSERT INTO location_area VALUES (1, 'route-area', 1), (2, 'cave-1f', 2), (3, 'cave-b1f', 2);
    INSERT INTO encounter_method VALUES (1, 'walk'), (2, 'super-rod');
    INSERT INTO encounter_condition_value VALUES (1, 'swarm-yes'), (2, 'swarm-no'), (3, 'time-morning'),
        (4, 'time-day'), (5, 'time-night');
    INSERT INTO version VALUES (4, 'gold'), (5, 'silver'), (6, 'crystal');
"""

#: Rattata at any time in all three versions, Zubat on two floors by night.
ROWS = """
    INSERT INTO encounter VALUES (1, 1, 1, 1, '[]', '[4,5,6]', 2, 4, 60), (3, 1, 2, 1, '[5]', '[4,5]', 5, 7, 30),
        (3, 2, 3, 1, '[5]', '[4,5]', 8, 9, 10);
"""


def source_of(rows: list[str], encounters: str = ROWS) -> Source:
    """A source with these corrections of encounters."""
    folder = Path(tempfile.mkdtemp())
    lines = [HEAD, *(f"encounter|{row}" for row in rows)]
    (folder / "corrections.tsv").write_text("\n".join(lines).replace("|", "\t") + "\n", encoding="utf-8")
    database = sqlite3.connect(":memory:")
    database.executescript(SCHEMA + encounters)
    return Source(folder, database)


def rule(rows: list[str], encounters: str = ROWS) -> list[str]:
    """The facts of corrections that follow by rule, as lines without the head."""
    return text("encounter", old_encounters.facts(source_of(rows, encounters))).splitlines()[1:]


def correction(words: str, field: str, was: str, right: str, place: str = "route", sources: str = "rom") -> str:
    pokemon, version, way = words.split(" ", 2)
    key = f"location={place};pokemon={pokemon};version={version};way={way}"
    return f"{key}|{field}|{was}|{right}|{sources}|high|"


class Words(unittest.TestCase):
    def test_reads_levels_and_chances(self):
        self.assertEqual(Figures.read("Lv 20–24 10–30%"), Figures(20, 24, 10, 30))
        self.assertEqual(Figures.read("Lv 15–15 33.3%"), Figures(15, 15, 33.3))
        self.assertIsNone(Figures.read(""))

    def test_compares_what_words_name(self):
        figures = Figures(12, 15, 5)
        for words in ("Lv 12–15 5%", "5%", "Lv 12–15"):
            self.assertTrue(figures.says(words), words)
        for words in ("Lv 12 5%", "10%", "only on Route 4"):
            self.assertFalse(figures.says(words), words)

    def test_says_what_all_areas_have_together(self):
        now = Encounters(source_of([]).database)
        self.assertEqual(now.said("cave", "zubat", "gold", "walk", frozenset({"night"})), Figures(5, 9, 10, 30))
        self.assertIsNone(now.said("cave", "zubat", "gold", "walk", frozenset({"day"})))
        self.assertIsNone(now.said("cave", "zubat", "gold", "walk", frozenset({"night", "swarm"})))


class Rule(unittest.TestCase):
    def test_changes_one_version_of_a_row_that_several_share(self):
        rows = [
            correction(f"rattata gold walk {time}", "level", "Lv 2–4 60%", "Lv 2–5 60%")
            for time in ("morning", "day", "night")
        ]
        self.assertEqual(rule(rows), ["set,rattata,route-area,walk,,gold,5,4,rom"])

    def test_parts_a_row_by_time(self):
        rows = [correction("rattata crystal walk night", "extra", "Lv 2–4 60%", "")]
        self.assertEqual(rule(rows), [
            "remove,rattata,route-area,walk,,crystal,,,,rom",
            "add,rattata,route-area,walk,time-day,crystal,2,4,60,rom",
            "add,rattata,route-area,walk,time-morning,crystal,2,4,60,rom"])

    def test_adds_what_is_there_at_any_time_as_one_row_of_the_versions_that_agree(self):
        rows = [
            correction(f"pidgey {version} walk {time}", "missing", "", "Lv 3–3 40%", sources="rom+pkhex")
            for version in ("gold", "crystal") for time in ("morning", "day", "night")
        ]
        self.assertEqual(rule(rows), ["add,pidgey,route-area,walk,,gold crystal,3,3,40,pkhex rom"])

    def test_leaves_to_the_hand_what_may_be_meant_of_several_areas(self):
        rows = [correction("zubat gold walk night", "level", "Lv 5–9 10–30%", "Lv 5–9 10–40%", "cave")]
        self.assertEqual(rule(rows), [])
        rows = [correction("pidgey gold walk night", "missing", "", "Lv 5–9 10%", "cave")]
        self.assertEqual(rule(rows), [])

    def test_parts_what_the_source_put_together_of_three_times(self):
        stored = """INSERT INTO encounter VALUES (1, 1, 1, 2, '[]', '[5]', 40, 40, 180),
            (2, 1, 1, 2, '[]', '[5]', 40, 40, 120)"""
        found = rule([correction("pidgey silver super-rod night", "extra", "Lv 40–40 60%", "")], stored)
        self.assertEqual(found, [
            "remove,pidgey,route-area,super-rod,,silver,,,,,rom",
            "add,pidgey,route-area,super-rod,time-day,silver,40,40,60,,rom",
            "add,pidgey,route-area,super-rod,time-morning,silver,40,40,60,,rom",
            "set,rattata,route-area,super-rod,,silver,,,60,180,rom"])


class Decisions(unittest.TestCase):
    def decide(self, row: str) -> str:
        source = source_of([row])
        now = Encounters(source.database)
        return old_encounters.decision(
            old_encounters.corrections(source)[0], now, {("gold", "onix", "trade-bellsprout")})

    def test_applies_only_what_the_database_says_then(self):
        self.assertEqual(self.decide(correction("rattata gold walk day", "level", "", "Lv 2–4 60%")), "applied")
        self.assertEqual(
            self.decide(correction("rattata gold walk day", "level", "", "Lv 2–5 60%")), old_encounters.NOT_SAID)

    def test_declines_what_one_source_alone_says_with_medium_confidence(self):
        row = correction("rattata gold walk day", "level", "", "Lv 2–5 60%").replace("|high|", "|medium|")
        self.assertEqual(self.decide(row), old_encounters.ONE_SOURCE)

    def test_finds_trades_by_game_and_wish(self):
        trade = "pokemon=onix;version=gold;way=trade|in-game trade (whole kind missing)||for bellsprout|rom+pkhex|high|"
        self.assertEqual(self.decide(trade), "covered: encounters/trades.tsv")
        self.assertEqual(self.decide(trade.replace("bellsprout", "machop")), old_encounters.NOT_SAID)


class Whole:
    """All facts of the module, and the database with them on top, by SQL."""

    @cached_property
    def source(self) -> Source:
        return whole.source()

    @cached_property
    def facts(self) -> list[Fact]:
        return old_encounters.facts(self.source) + by_hand("old_encounters")

    @cached_property
    def database(self) -> sqlite3.Connection:
        database = sqlite3.connect(":memory:")
        self.source.database.backup(database)
        for number, fact in enumerate(self.facts, 900_000):
            cells = dict(fact.cells)
            if fact.table == "location_area":
                database.execute(
                    "INSERT INTO location_area (id, slug, location_id, position) "
                    "VALUES (?1, ?2, (SELECT id FROM location WHERE slug = ?3), ?1)",
                    (number, cells["slug"], cells["location"]))
            elif fact.table == "encounter_condition_value":
                database.execute(
                    "INSERT INTO encounter_condition_value (id, slug, encounter_condition_id) "
                    "VALUES (?, ?, (SELECT id FROM encounter_condition WHERE slug = ?))",
                    (number, cells["slug"], cells["encounter_condition"]))
        for change in ("add", "set", "remove"):
            for fact in self.facts:
                if fact.table == "encounter" and fact.change == change:
                    put(database, fact)
        return database


def ids(database: sqlite3.Connection, table: str, slugs: str) -> str:
    """The numbers of slugs, as the database writes a list."""
    query = f"SELECT id FROM {table} WHERE slug = ?"
    numbers = [database.execute(query, (slug,)).fetchone()[0] for slug in slugs.split()]
    return json.dumps(sorted(numbers), separators=(",", ":"))


def put(database: sqlite3.Connection, fact: Fact) -> None:
    """Applies a fact; fails where the database has another row than the fact says."""
    cells = dict(fact.cells)
    names = ("pokemon", "location_area", "encounter_method")
    key = [json.loads(ids(database, name, cells[name]))[0] for name in names]
    key.append(ids(database, "encounter_condition_value", cells.get("condition_values", "")))
    games = ids(database, "version", cells["versions"])
    rows = [row for row in database.execute(
        "SELECT position, version_ids, lowest_level, highest_level, chance FROM encounter WHERE pokemon_id = ? "
        "AND location_area_id = ? AND encounter_method_id = ? AND condition_value_ids = ?", key)
        if set(json.loads(row[1])) & set(json.loads(games))]
    figures: dict[str, str | float] = {}
    if fact.change != "add":
        (position, its_games, *stored), = rows
        figures = dict(zip(("lowest_level", "highest_level", "chance"), stored))
        others = set(json.loads(its_games)) - set(json.loads(games))
        assert set(json.loads(games)) <= set(json.loads(its_games)), fact
        for name in figures:
            was = cells.get(f"was.{name}")
            assert (name in cells) == (was is not None) and float(was or figures[name]) == figures[name], fact
        database.execute("DELETE FROM encounter WHERE pokemon_id = ? AND position = ?", (key[0], position))
        if others:
            add(database, key, json.dumps(sorted(others), separators=(",", ":")), stored)
    else:
        assert not rows, fact
    if fact.change != "remove":
        figures |= {name: float(cells[name]) for name in ("lowest_level", "highest_level", "chance") if name in cells}
        add(database, key, games, list(figures.values()))


def add(database: sqlite3.Connection, key: list, games: str, figures: list) -> None:
    query = "SELECT coalesce(max(position), 0) + 1 FROM encounter WHERE pokemon_id = ?"
    position = database.execute(query, key[:1]).fetchone()[0]
    lowest, highest, chance = figures
    database.execute(
        "INSERT INTO encounter VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (key[0], position, *key[1:], games, int(lowest), int(highest), chance))


@unittest.skipUnless(whole.IS_THERE, whole.MISSING)
class All(unittest.TestCase):
    whole = Whole()

    def test_decides_each_correction(self):
        decided = old_encounters.decisions(self.whole.source)
        rows = self.whole.source.table("corrections")
        self.assertEqual(set(decided), {i for i, row in enumerate(rows) if row["table"] == "encounter"})
        self.assertEqual(Counter(decided.values()), {
            "applied": 751, "covered: encounters/trades.tsv": 50})

    def test_is_about_each_fact_once_and_in_range(self):
        facts = [(fact, dict(fact.cells)) for fact in self.whole.facts if fact.table == "encounter"]
        names = ("pokemon", "location_area", "encounter_method", "condition_values")
        seen = Counter(
            (*(cells.get(name) for name in names), version)
            for _, cells in facts for version in cells["versions"].split())
        self.assertEqual([key for key, count in seen.items() if count > 1], [])
        for fact, cells in facts:
            self.assertTrue(1 <= int(cells.get("lowest_level", 1)) <= int(cells.get("highest_level", 100)) <= 100, fact)
            self.assertTrue(1 <= float(cells.get("chance", 1)) <= 100, fact)

    def test_makes_chances_of_gold_silver_and_crystal_add_up(self):
        wrong = []
        for key, rows in tables(self.whole.database).items():
            values = {value for conditions, _ in rows for value in conditions}
            for time in ("time-morning", "time-day", "time-night"):
                for swarm in {"swarm-yes", "swarm-no"} & values or {""}:
                    for contest in {"bug-catching-contest-yes", "bug-catching-contest-no"} & values or {""}:
                        total = sum(chance for conditions, chance in rows if conditions <= {time, swarm, contest})
                        wrong += [(*key, time, swarm, contest, total)] if total != 100 else []
        self.assertEqual(wrong, [])

    def test_has_places_and_conditions_of_its_own_named(self):
        known = {fact.table for fact in self.whole.facts}
        self.assertEqual(known, {"encounter", "encounter_condition_value", "location", "location_area"})
        places = [dict(fact.cells) for fact in self.whole.facts if fact.table == "location"]
        self.assertEqual({place["slug"]: place["name_ja"] for place in places}, {
            "iceberg-ruins": "ひょうざんのいせき", "iron-ruins": "くろがねのいせき",
            "rock-peak-ruins": "いわやまのいせき"})


def tables(database: sqlite3.Connection) -> dict[tuple, list[tuple[set[str], float]]]:
    """Conditions and chance of the encounters by version, area and way."""
    values = dict(database.execute("SELECT id, slug FROM encounter_condition_value"))
    found = defaultdict(list)
    query = """SELECT version.slug, location_area.slug, encounter_method.slug, condition_value_ids, chance
        FROM encounter JOIN json_each(version_ids) JOIN version ON version.id = json_each.value
        JOIN location_area ON location_area.id = location_area_id
        JOIN encounter_method ON encounter_method.id = encounter_method_id
        WHERE version.slug IN ('gold', 'silver', 'crystal')
        AND encounter_method.slug IN ('walk', 'surf', 'old-rod', 'good-rod', 'super-rod', 'rock-smash')"""
    for version, area, way, ids_of_values, chance in database.execute(query):
        found[version, area, way].append(({values[number] for number in json.loads(ids_of_values)}, chance))
    return found


if __name__ == "__main__":
    unittest.main()
