"""Tests of the rules of values.py, move_values.py and pokemon_values.py, each by rows made up for it."""

import sqlite3
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import values  # noqa: E402
from facts import Source, by_hand  # noqa: E402
from move_values import MoveValues, read_value  # noqa: E402
from pokemon_values import PokemonValues, Spans, rounded_experience  # noqa: E402
from value_games import Games  # noqa: E402

GAMES = [
    ("red-blue", 1), ("yellow", 1), ("gold-silver", 2), ("ruby-sapphire", 3), ("x-y", 6), ("sun-moon", 7),
    ("ultra-sun-ultra-moon", 7), ("lets-go-pikachu-lets-go-eevee", 7), ("sword-shield", 8), ("the-crown-tundra", 8),
    ("brilliant-diamond-shining-pearl", 8), ("legends-arceus", 8), ("scarlet-violet", 9), ("legends-za", 9),
    ("mega-dimension", 9), ("champions", 9),
]

VALUES = ("type_id INTEGER, damage_class TEXT, power INTEGER, accuracy INTEGER, power_points INTEGER, "
          "priority INTEGER, target_id INTEGER, effect_chance INTEGER")

SCHEMA = f"""
    CREATE TABLE version_group (id INTEGER PRIMARY KEY, slug TEXT, position INTEGER, generation_id INTEGER);
    CREATE TABLE version (id INTEGER PRIMARY KEY, slug TEXT, version_group_id INTEGER);
    CREATE TABLE type (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE move_target (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE move (id INTEGER PRIMARY KEY, slug TEXT, generation_id INTEGER, {VALUES});
    CREATE TABLE move_past_value (move_id INTEGER, before_version_group_id INTEGER, {VALUES});
    CREATE TABLE learnset (move_id INTEGER, version_group_id INTEGER);
    CREATE TABLE species (id INTEGER PRIMARY KEY, slug TEXT, capture_rate INTEGER, base_happiness INTEGER);
    CREATE TABLE pokemon (id INTEGER PRIMARY KEY, slug TEXT, species_id INTEGER, is_default INTEGER,
        base_experience INTEGER);
    CREATE TABLE pokemon_stat (pokemon_id INTEGER, stat TEXT, base INTEGER, effort INTEGER);
    CREATE TABLE pokemon_past_stat (pokemon_id INTEGER, last_generation_id INTEGER, stat TEXT, base INTEGER,
        effort INTEGER);
    CREATE TABLE ability (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE pokemon_ability (pokemon_id INTEGER, slot INTEGER, ability_id INTEGER);
    INSERT INTO version VALUES (1, 'sun', 6), (2, 'moon', 6), (3, 'red', 1);
    INSERT INTO type VALUES (1, 'normal'), (2, 'grass');
    INSERT INTO move_target VALUES (1, 'user'), (2, 'user-and-allies');
    INSERT INTO move VALUES (1, 'rest', 1, 1, 'status', NULL, NULL, 5, 0, 1, NULL);
    INSERT INTO move VALUES (2, 'growth', 1, 1, 'status', NULL, NULL, 20, 0, 1, NULL);
    INSERT INTO species VALUES (1, 'deer', 45, 70);
    INSERT INTO pokemon VALUES (1, 'deer', 1, 1, 100), (2, 'deer-form', 1, 0, 100);
    INSERT INTO pokemon_stat VALUES (1, 'attack', 60, 1), (1, 'speed', 50, 0);
    INSERT INTO ability VALUES (1, 'static'), (2, 'lightning-rod');
    INSERT INTO pokemon_ability VALUES (2, 1, 1), (2, 3, 2);
"""

#: The columns of the sources' files.
FILES = {
    "corrections": "table key field was right sources confidence remark".split(),
    "showdown": ["kind", "subject slug", "generation or game", "field", "product's value", "right value", "evidence",
                 "confidence"],
    "rom": ["kind", "subject slug", "game", "field", "product's value", "right value", "evidence", "confidence"],
    "personal": "version_group pokemon_slug field product pkhex judgement remark table".split(),
    "roster": "version_group pokemon_slug the_page_says pkhex form".split(),
}


class Case(unittest.TestCase):
    """A source with the rows that a test adds."""

    def setUp(self):
        database = sqlite3.connect(":memory:")
        self.addCleanup(database.close)
        database.executescript(SCHEMA)
        for position, (slug, generation) in enumerate(GAMES, 1):
            database.execute("INSERT INTO version_group VALUES (?, ?, ?, ?)", (position, slug, position, generation))
        self.source = Source(Path("."), database, {name: [] for name in FILES})

    def row(self, file, *cells):
        self.source.table(file).append(dict(zip(FILES[file], [*cells, *[""] * len(FILES[file])])))

    def sql(self, statement):
        self.source.database.execute(statement)

    def personal(self, field, slug, **by_game):
        """What PKHeX says in games, whose names have underscores."""
        for game, value in by_game.items():
            self.row("personal", game.replace("_", "-"), slug, field, "", str(value))

    def roster(self, slug, *games):
        for game in games:
            self.row("roster", game, slug, "", "yes")

    def made(self, facts, table):
        """Of each fact of a table: the change, the cells, what it was."""
        return [(fact.change, " ".join(f"{name}={cell}" for name, cell in fact.cells), fact.was)
                for fact in facts if fact.table == table]


class MoveTests(Case):
    def test_spans_follow_from_the_games(self):
        """What several games in a row had is one row; games that lack the move are passed over, others are not."""
        for game in ("red-blue", "gold-silver", "ruby-sapphire", "x-y", "sun-moon", "sword-shield"):
            self.row("showdown", "move values of each game: pp", "rest", game, "pp", "5", "10", "Showdown")
        self.assertEqual(self.made(MoveValues(self.source).facts, "move_past_value"),
                         [("add", "move=rest before_version_group=scarlet-violet power_points=10", "")])
        self.sql("INSERT INTO learnset SELECT 1, id FROM version_group WHERE slug LIKE 'lets-go%'")
        self.assertEqual(self.made(MoveValues(self.source).facts, "move_past_value"), [
            ("add", "move=rest before_version_group=lets-go-pikachu-lets-go-eevee power_points=10", ""),
            ("add", "move=rest before_version_group=sword-shield power_points=5", ""),
            ("add", "move=rest before_version_group=scarlet-violet power_points=10", ""),
        ])

    def test_rows_of_the_database_are_set(self):
        """A chance that no game had is taken away; one that was none is 0."""
        self.sql("INSERT INTO move_past_value VALUES (1, 4, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 10)")
        self.sql("UPDATE move SET effect_chance = 30 WHERE slug = 'growth'")
        self.row("rom", "move effect chance", "rest", "red-blue", "", "10%", "none")
        self.row("rom", "move effect chance", "rest", "gold-silver", "", "10%", "none")
        self.row("rom", "move effect chance", "growth", "red", "", "30%", "none")
        self.assertEqual(self.made(MoveValues(self.source).facts, "move_past_value"), [
            ("add", "move=growth before_version_group=gold-silver effect_chance=0", ""),
            ("set", "move=rest before_version_group=ruby-sapphire effect_chance=null", "10"),
        ])

    def test_games_that_stand_apart(self):
        """Legends: Arceus, Legends: Z-A with its add-on, and Champions, in one row of a move and game."""
        key = "move=rest;before_version_group=scarlet-violet"
        self.row("corrections", "move_past_value", key, "power_points", "", "20", "pkhex")
        self.row("corrections", "move", "slug=growth", "type", "normal", "grass", "pkhex+showdown")
        self.row("showdown", "move values of each game: type", "growth", "champions", "type", "normal", "grass", "")
        self.row("showdown", "move values of each game: pp", "growth", "champions", "pp", "40", "15", "")
        self.sql("INSERT INTO learnset SELECT 2, id FROM version_group WHERE slug = 'champions'")
        found = MoveValues(self.source)
        self.assertEqual(self.made(found.facts, "move_past_value"), [])
        self.assertEqual(sorted(cells for _, cells, _ in self.made(found.facts, "move_game_value")), [
            "move=growth version_group=champions type=grass power_points=16",
            "move=growth version_group=legends-za type=grass",
            "move=growth version_group=mega-dimension type=grass",
            "move=rest version_group=legends-arceus power_points=20",
        ])
        self.assertEqual([found.decision(row)[:8] for row in self.source.table("corrections")], ["applied", "declined"])

    def test_targets_of_today(self):
        self.row("showdown", "target", "rest", "today", "target", "user", "allies")
        self.assertEqual(self.made(MoveValues(self.source).facts, "move"),
                         [("set", "slug=rest target=user-and-allies", "user")])

    def test_sources_that_disagree_are_an_error(self):
        self.row("showdown", "move values of each game: pp", "rest", "x-y", "pp", "5", "10", "Showdown")
        self.row("rom", "move PP", "rest", "x-y", "PP", "5", "20")
        with self.assertRaisesRegex(ValueError, "disagree in x-y: 10 or 20"):
            MoveValues(self.source)

    def test_values_are_read(self):
        for text, value in [("33%", 33), ("-7", -7), ("100% (the effect checks accuracy)", 100), ("none", None),
                            ("None", None), ("physical", "physical")]:
            self.assertEqual(read_value(text), value)


class SpanTests(Case):
    def rows(self, today, **games):
        return Spans(Games(self.source)).rows({game.replace("_", "-"): value for game, value in games.items()}, today)

    def test_older_generations_and_games_apart(self):
        self.assertEqual(
            self.rows(50, ruby_sapphire=70, sun_moon=70, ultra_sun_ultra_moon=70, sword_shield=50, legends_arceus=90),
            ({7: 70}, {"legends-arceus": 90}))

    def test_games_of_a_generation_that_differ(self):
        """What today's games have decides, or else the newest."""
        self.assertEqual(self.rows(45, sun_moon=25, ultra_sun_ultra_moon=45), ({}, {"sun-moon": 25}))
        self.assertEqual(self.rows(285, sun_moon=114, ultra_sun_ultra_moon=257), ({7: 257}, {"sun-moon": 114}))

    def test_a_form_that_is_not_as_its_species(self):
        self.assertEqual(self.rows(20, scarlet_violet=5), ({9: 5}, {}))
        self.assertEqual(self.rows(3, legends_za=45), ({}, {"legends-za": 45}))

    def test_experience_is_rounded_half_up(self):
        self.assertEqual(rounded_experience(114, 323), 113)
        self.assertEqual(rounded_experience(253, 505), 253)
        self.assertEqual(rounded_experience(300, 600), 300)
        self.assertEqual(rounded_experience(635, 540), 635)


class PokemonTests(Case):
    def test_todays_and_older_values_of_species_and_forms(self):
        self.row("corrections", "species", "slug=deer", "base_happiness", "70", "50", "pkhex")
        self.roster("deer", "ruby-sapphire", "x-y", "sword-shield", "legends-arceus")
        self.roster("deer-form", "scarlet-violet")
        self.personal("base_happiness", "deer", sword_shield=50, legends_arceus=35)
        self.personal("base_happiness", "deer-form", scarlet_violet=50)
        self.personal("capture_rate", "deer", legends_arceus=135)
        found = PokemonValues(self.source)
        self.assertEqual(self.made(found.facts, "species"), [("set", "slug=deer base_happiness=50", "70")])
        self.assertEqual(self.made(found.facts, "pokemon_past_value"),
                         [("add", "pokemon=deer last_generation=generation-vi base_happiness=70", "")])
        self.assertEqual(self.made(found.facts, "pokemon_game_value"), [
            ("add", "pokemon=deer version_group=legends-arceus capture_rate=135 base_happiness=35", "")])
        self.assertEqual(found.decision(self.source.table("corrections")[0]), "applied")

    def test_effort_and_stats_of_one_game(self):
        self.row("corrections", "pokemon_stat", "pokemon=deer;version_group=legends-za;stat=attack", "base", "60", "84")
        self.roster("deer", "gold-silver", "ruby-sapphire", "x-y", "legends-arceus", "legends-za")
        self.personal("effort", "deer", ruby_sapphire="attack 1, speed 1", legends_arceus="attack 2")
        found = PokemonValues(self.source).facts
        self.assertEqual(self.made(found, "pokemon_past_stat"), [
            ("add", "pokemon=deer last_generation=generation-iii stat=speed base=50 effort=1", "")])
        self.assertEqual(self.made(found, "pokemon_game_stat"), [
            ("add", "pokemon=deer version_group=legends-arceus stat=attack base=60 effort=2", ""),
            ("add", "pokemon=deer version_group=legends-za stat=attack base=84 effort=1", "")])


class OtherTests(Case):
    def test_items_of_several_versions_are_one_row(self):
        for version in ("moon", "sun"):
            key = f"pokemon=deer;version={version};item=pearl"
            self.row("corrections", "held_item", key, "chance", "5", "100", "pkhex")
        self.row("corrections", "held_item", "pokemon=deer;version=red;item=pearl", "chance", "", "2", "rom+pkhex")
        self.assertEqual(self.made(values.facts(self.source), "held_item"), [
            ("set", "pokemon=deer item=pearl versions=sun moon chance=100", "5"),
            ("add", "pokemon=deer item=pearl versions=red chance=2", "")])

    def test_what_corrections_alone_make(self):
        for cells in [
                ("species", "slug=deer", "hatch_counter", "50", "20", "pkhex"),
                ("pokemon_ability", "pokemon=deer-form", "abilities that it can have", "static / lightning-rod",
                 "lightning-rod", "pkhex+showdown"),
                ("pokemon_past_stat", "pokemon=deer;last_generation=5;stat=attack", "base", "", "55", "rom"),
                ("pokemon_past_stat", "pokemon=deer;last_generation=5;stat=speed", "base", "55", "", "rom"),
                ("species_egg_group", "species=deer;last_generation=7", "egg groups", "bug, dragon", "bug", "pkhex")]:
            self.row("corrections", *cells)
        found = values.facts(self.source)
        self.assertEqual(self.made(found, "species"), [("set", "slug=deer hatch_counter=20", "50")])
        self.assertEqual(self.made(found, "pokemon_ability"), [("remove", "pokemon=deer-form slot=1", "")])
        self.assertEqual(self.made(found, "pokemon_past_stat"), [
            ("add", "pokemon=deer last_generation=generation-v stat=attack base=55 effort=1", ""),
            ("remove", "pokemon=deer last_generation=generation-v stat=speed", "")])
        self.assertEqual(self.made(found, "species_past_egg_group"),
                         [("add", "species=deer last_generation=generation-vii egg_group=bug", "")])
        self.assertEqual(values.decisions(self.source), dict.fromkeys(range(5), "applied"))

    def test_dates_of_evolutions_are_the_programs(self):
        self.row("corrections", "evolution", "from=abra;into=kadabra", "version_group", "red-blue", "red-green-japan")
        self.row("corrections", "evolution", "from=graveler;into=golem;version_group=legends-arceus;way=trade", "row")
        self.row("corrections", "evolution", "from=deer;into=golem;version_group=legends-arceus", "row")
        self.assertEqual(list(values.decisions(self.source).values()),
                         ["covered: dates of evolutions", "applied", "declined: not written by hand"])

    def test_items_by_hand_have_names_in_both_languages(self):
        items = {cells["slug"]: cells for fact in by_hand("values") if fact.table == "item"
                 for cells in [dict(fact.cells)]}
        self.assertEqual(items["gold-berry"]["name_en"], "Gold Berry")
        self.assertEqual(items["gold-berry"]["name_ja"], "おうごんのみ")
        self.assertEqual(items["berserk-gene"]["name_ja"], "はかいのいでんし")
        for cells in items.values():
            self.assertRegex(cells["name_en"], "^[A-Z][A-Za-z ]+$")
            self.assertRegex(cells["name_ja"], "^[ぁ-んァ-ヶー]+$")
            self.assertTrue(cells["item_category"])


if __name__ == "__main__":
    unittest.main()
