"""Tests of the rules of encounters.py, conditions.py and places.py, each by rows made up for it."""

import sqlite3
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import encounters  # noqa: E402
from facts import Source  # noqa: E402

COLUMNS = ("game place_slug area pokemon_slug form_slug way min_level max_level chance conditions flags note "
           "in_database source").split()

SCHEMA = """
    CREATE TABLE pokemon (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE region (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE location (id INTEGER PRIMARY KEY, slug TEXT, name_en TEXT, name_ja TEXT, region_id INTEGER);
    CREATE TABLE location_area (id INTEGER PRIMARY KEY, slug TEXT, location_id INTEGER, position INTEGER);
    CREATE TABLE encounter_method (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE encounter_condition (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE encounter_condition_value (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE version_group (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE version_group_region (version_group_id INTEGER, region_id INTEGER);
    CREATE TABLE version (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE encounter (
        pokemon_id INTEGER, location_area_id INTEGER, encounter_method_id INTEGER, condition_value_ids TEXT,
        version_ids TEXT);
    INSERT INTO pokemon VALUES (1, 'pidgey');
    INSERT INTO region VALUES (1, 'kanto');
    INSERT INTO location VALUES (1, 'route', 'Route', NULL, 1), (2, 'cave', 'Cave', 'どうくつ', 1);
    INSERT INTO location_area VALUES (1, 'route-north', 1, 1), (2, 'cave-1f', 2, 1), (3, 'cave-2f', 2, 2);
    INSERT INTO encounter_method VALUES (1, 'walk');
    INSERT INTO encounter_condition VALUES (1, 'time');
    INSERT INTO encounter_condition_value VALUES (1, 'time-night'), (2, 'swarm-yes');
    INSERT INTO version VALUES (1, 'scarlet');
    INSERT INTO encounter VALUES (1, 1, 1, '[]', '[1]');
"""

PLACES = [
    "place_slug name_en name_ja region_slug parent_slug in_database games".split(),
    ["route", "Route", "どうろ", "kanto", "", "yes", ""],
    ["cave", "Cave", "どうくつ", "kanto", "", "yes", ""],
    ["lake", "Lake", "みずうみ", "kanto", "route", "", ""],
    ["grand-underground-cave", "Icy Cave", "つららの くうどう", "sinnoh", "grand-underground", "", ""],
    ["roadside", "Roadside", "みちばた", "paldea", "", "", ""],
]


class Case(unittest.TestCase):
    """A folder of the source with the rows that a test adds."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.rows = {name: [] for name in encounters.FILES}
        self.corrections = []

    def row(self, file="encounters", **cells):
        """Adds a row of the source; without more cells: Pidgey on the lake's grass in Scarlet, level 5."""
        usual = {
            "game": "scarlet", "place_slug": "lake", "pokemon_slug": "pidgey", "way": "walk", "min_level": "5",
            "max_level": cells.get("min_level", "5"), "source": "pkhex",
        }
        self.rows[file].append([(usual | cells).get(column, "") for column in COLUMNS])

    def facts(self, table="encounter"):
        """The added or set cells of a table's facts, by name."""
        return [dict(fact.cells) | {"change": fact.change, "source": " ".join(fact.sources)}
                for fact in encounters.facts(self.source()) if fact.table == table]

    def source(self):
        path = Path(self.folder.name)
        (path / "encounters").mkdir(exist_ok=True)
        files = {f"encounters/{name}": [COLUMNS, *rows] for name, rows in self.rows.items()}
        files["encounters/places"] = PLACES
        files["corrections"] = ["table key field was right sources confidence remark".split(), *self.corrections]
        for name, lines in files.items():
            text = "".join("\t".join(line) + "\n" for line in lines)
            (path / f"{name}.tsv").write_text(text, encoding="utf-8")
        database = sqlite3.connect(":memory:")
        database.executescript(SCHEMA)
        return Source(path, database)


class EncounterTests(Case):
    def levels(self):
        return sorted((fact["lowest_level"], fact["highest_level"]) for fact in self.facts())

    def test_versions_that_agree_share_a_row(self):
        self.row(game="violet")
        self.row(game="scarlet")
        self.assertEqual([fact["versions"] for fact in self.facts()], ["scarlet violet"])

    def test_levels_that_overlap_or_touch_are_one_band(self):
        for low, high in (("5", "7"), ("6", "9"), ("10", "11"), ("13", "14")):
            self.row(min_level=low, max_level=high)
        self.assertEqual(self.levels(), [("13", "14"), ("5", "11")])

    def test_areas_are_merged_and_keep_only_a_chance_that_is_the_same(self):
        self.row(area="1", chance="40")
        self.row(area="2", chance="15")
        self.row(area="2", chance="25", min_level="6")
        self.row(pokemon_slug="zubat", area="1", chance="40")
        self.row(pokemon_slug="zubat", area="2", chance="30")
        chances = {fact["pokemon"]: fact["chance"] for fact in self.facts()}
        self.assertEqual(chances, {"pidgey": "40", "zubat": "null"})

    def test_alternatives_are_rows_and_what_must_be_met_together_is_one(self):
        self.row(conditions="swarm-yes time-morning|time-night", flags="female")
        values = sorted(fact["condition_values"] for fact in self.facts())
        self.assertEqual(values, ["female swarm-yes time-morning", "female swarm-yes time-night"])

    def test_flags_are_conditions_except_what_says_nothing_about_the_meeting(self):
        self.row(flags="alpha always trainer:Nemona tera-stellar hidden-ability", note="mission")
        self.assertEqual(self.facts()[0]["condition_values"], "alpha hidden-ability mission tera-stellar")

    def test_saved_data_is_that_of_the_game_that_is_asked_for(self):
        self.row("gifts", game="brilliant-diamond", pokemon_slug="mew", way="gift", flags="save-data")
        self.row("fixed", game="shining-pearl", pokemon_slug="arceus", way="static", flags="event-item")
        self.row("fixed", game="shining-pearl", pokemon_slug="darkrai", way="static", flags="event-item")
        values = sorted(fact["condition_values"] for fact in self.facts())
        self.assertEqual(values, [
            "event-item", "save-data-from-legends-arceus", "save-data-from-lets-go-eevee",
            "save-data-from-lets-go-pikachu"])

    def test_new_ways_and_conditions_are_added_once(self):
        self.row(way="hyperspace", conditions="time-night", flags="alpha")
        self.row(way="hyperspace", flags="alpha", min_level="50")
        self.assertEqual([fact["slug"] for fact in self.facts("encounter_method")], ["hyperspace"])
        self.assertEqual([fact["slug"] for fact in self.facts("encounter_condition")], ["trait"])
        self.assertEqual([fact["slug"] for fact in self.facts("encounter_condition_value")], ["alpha"])

    def test_kitakami_has_levels_before_and_after_the_main_story(self):
        game = "the-teal-mask-scarlet"
        for level in ("11", "54"):
            self.row(game=game, way="overworld", min_level=level)
        for level in ("50", "71"):
            self.row(game=game, way="overworld", min_level=level, pokemon_slug="riolu")
        self.row("fixed", game=game, way="static", min_level="70", pokemon_slug="okidogi")
        values = sorted((fact["pokemon"], fact["lowest_level"], fact["condition_values"]) for fact in self.facts())
        self.assertEqual(values, [
            ("okidogi", "70", ""), ("pidgey", "11", "main-story-no"), ("pidgey", "54", "main-story-yes"),
            ("riolu", "50", "main-story-no"), ("riolu", "71", "main-story-yes")])

    def test_the_same_pokemon_in_several_areas_are_one_row(self):
        for place in ("lake", "roadside"):
            for pokemon in ("pidgey", "zubat"):
                self.row(place_slug=place, pokemon_slug=pokemon)
        self.row(place_slug="roadside", pokemon_slug="riolu", min_level="9")
        areas = {fact["pokemon"]: fact["location_area"] for fact in self.facts()}
        both = "lake-area roadside-area"
        self.assertEqual(areas, {"pidgey": both, "zubat": both, "riolu": "roadside-area"})


class OmissionTests(Case):
    """What becomes no fact, or one with less."""

    def test_what_the_database_has_is_not_added(self):
        self.row(place_slug="route")
        self.row(place_slug="route", min_level="7", conditions="swarm-yes")
        self.assertEqual([fact["condition_values"] for fact in self.facts()], ["swarm-yes"])

    def test_what_a_correction_adds_is_left_to_it_but_trades_are_not(self):
        for way in ("walk", "trade"):
            key = f"location=lake;pokemon=pidgey;version=scarlet;way={way}"
            field = "missing" if way == "walk" else "in-game trade (whole kind missing)"
            self.corrections.append(["encounter", key, field, "", "Lv 5", "rom+pkhex", "high", ""])
        self.row()
        self.row("trades", way="npc-trade", min_level="", conditions="trade-zubat",
                 note="level of the Pokémon given; place from pret/pokefirered")
        fact, = self.facts()
        self.assertEqual((fact["condition_values"], fact["lowest_level"]), ("trade-zubat", "null"))
        self.assertEqual(fact["source"], "pkhex rom")

    def test_events_are_left_out(self):
        self.row(way="tera-raid-event")
        self.assertEqual(self.facts(), [])

    def test_what_the_sources_do_not_agree_about_is_left_out(self):
        for game in ("brilliant-diamond", "shining-pearl"):
            self.row("gifts", game=game, pokemon_slug="cranidos", way="gift", conditions="item-skull-fossil")
        self.assertEqual([fact["versions"] for fact in self.facts()], ["brilliant-diamond"])

    def test_places_and_wishes_from_memory_are_unknown_unless_players_know_them(self):
        note = "place and wish not from the source"
        self.row("trades", place_slug="lake", way="npc-trade", conditions="trade-zubat", note=note)
        fact, = self.facts()
        self.assertEqual((fact["location_area"], fact["condition_values"], fact["source"]), ("null", "", "pkhex"))

    def test_any_pokemon_is_a_wish(self):
        self.row("trades", way="npc-trade", place_slug="", note="place and wish unknown; any Pokémon")
        self.assertEqual(self.facts()[0]["condition_values"], "trade-any")


class PlaceTests(Case):
    def test_an_area_is_the_only_one_of_the_place_or_one_of_its_name(self):
        for place in ("route", "cave", "lake"):
            self.row(place_slug=place, way="overworld")
        self.assertEqual([fact["location_area"] for fact in self.facts()], ["cave-area lake-area route-north"])
        self.assertEqual(
            sorted((fact["slug"], fact["location"]) for fact in self.facts("location_area")),
            [("cave-area", "cave"), ("lake-area", "lake")])

    def test_new_places_have_both_names_and_their_parent(self):
        self.row(place_slug="grand-underground-cave")
        self.assertEqual(
            [(fact["slug"], fact["name_en"], fact["name_ja"], fact.get("parent")) for fact in self.facts("location")],
            [("grand-underground", "Grand Underground", "ちかだいどうくつ", None),
             ("grand-underground-cave", "Icy Cave", "つららのくうどう", "grand-underground")])

    def test_places_of_the_database_get_the_japanese_name_that_they_lack(self):
        self.row(place_slug="route", way="overworld")
        self.row(place_slug="cave", way="overworld")
        self.assertEqual(
            [(fact["change"], fact["slug"], fact["name_ja"]) for fact in self.facts("location")],
            [("set", "route", "どうろ")])


if __name__ == "__main__":
    unittest.main()
