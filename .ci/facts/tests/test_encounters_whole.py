"""Tests of all facts of encounters.py on top of the database: sound, and those that the source has."""

import json
import unittest
from collections import Counter, defaultdict
from functools import cached_property

import whole  # It lets the others be found.

import encounters  # noqa: E402
from facts import Fact, Source, by_hand  # noqa: E402

#: The main game of an add-on, under which the rosters have its Pokémon.
ADD_ONS = {"the-teal-mask": "scarlet-violet", "the-indigo-disk": "scarlet-violet", "mega-dimension": "legends-za"}


class Whole:
    """The facts on top of the database."""

    @cached_property
    def source(self) -> Source:
        return whole.source()

    @cached_property
    def facts(self) -> list[Fact]:
        return encounters.facts(self.source) + by_hand("encounters")

    def added(self, table: str) -> list[dict[str, str]]:
        return [dict(fact.cells) for fact in self.facts if (fact.table, fact.change) == (table, "add")]

    @cached_property
    def encounters(self) -> list[dict[str, str]]:
        """A row for each area and version."""
        return [
            {"condition_values": ""} | row | {"location_area": area, "version": version}
            for row in self.added("encounter")
            for area in row["location_area"].split()
            for version in row["versions"].split()
        ]

    def known(self, table: str) -> set[str]:
        added = {row["slug"] for row in self.added(table)}
        return added | {slug for slug, in self.source.database.execute(f"SELECT slug FROM {table}")}

    @cached_property
    def groups(self) -> dict[str, str]:
        return dict(self.source.database.execute("""
            SELECT version.slug, version_group.slug FROM version
            JOIN version_group ON version_group.id = version_group_id"""))

    @cached_property
    def place_of_area(self) -> dict[str, str]:
        have = dict(self.source.database.execute("""
            SELECT location_area.slug, location.slug FROM location_area JOIN location ON location.id = location_id"""))
        return have | {row["slug"]: row["location"] for row in self.added("location_area")}


WHOLE = Whole()


@unittest.skipUnless(whole.IS_THERE, whole.MISSING)
class WholeTests(unittest.TestCase):
    def test_levels_are_from_1_to_100(self):
        for row in WHOLE.encounters:
            low, high = row["lowest_level"], row["highest_level"]
            self.assertEqual(low == "null", high == "null", row)
            self.assertTrue(low == "null" or 1 <= int(low) <= int(high) <= 100, row)

    def test_every_slug_is_known(self):
        columns = {
            "pokemon": "pokemon", "encounter_method": "encounter_method", "version": "version",
            "location_area": "location_area", "condition_values": "encounter_condition_value",
        }
        for column, table in columns.items():
            known = WHOLE.known(table) | {"null"}
            unknown = {slug for row in WHOLE.encounters for slug in row[column].split()} - known
            self.assertEqual(unknown, set(), column)
        unknown = {row["encounter_condition"] for row in WHOLE.added("encounter_condition_value")}
        self.assertEqual(unknown - WHOLE.known("encounter_condition"), set())
        regions = {row["region"] for row in WHOLE.added("location")}
        self.assertEqual(regions - WHOLE.known("region"), set())

    def test_places_have_names_in_both_languages(self):
        names = {
            slug: [english, japanese] for slug, english, japanese in
            WHOLE.source.database.execute("SELECT slug, name_en, name_ja FROM location")
        }
        for fact in WHOLE.facts:
            if fact.table == "location":
                row = dict(fact.cells)
                old = names.get(row["slug"], [None, None])
                names[row["slug"]] = [row.get("name_en", old[0]), row.get("name_ja", old[1])]
        for number, language in enumerate(("en", "ja")):
            path = whole.CHECKOUT / "content" / "strings" / f"{language}.json"
            for slug, name in json.loads(path.read_text(encoding="utf-8"))["location"].items():
                if slug in names:
                    names[slug][number] = name
        used = {WHOLE.place_of_area[row["location_area"]] for row in WHOLE.encounters if row["location_area"] != "null"}
        used |= {dict(fact.cells)["parent"] for fact in WHOLE.facts if fact.table == "location"
                 and dict(fact.cells).get("parent")}
        self.assertEqual([slug for slug in sorted(used) if not all(names[slug])], [])
        self.assertGreater(len(used), 500)

    def test_places_are_in_a_region_of_the_game(self):
        of_places = dict(WHOLE.source.database.execute("""
            SELECT location.slug, region.slug FROM location LEFT JOIN region ON region.id = region_id"""))
        of_places |= {row["slug"]: row["region"] for row in WHOLE.added("location")}
        of_games = defaultdict(set)
        for game, region in WHOLE.source.database.execute("""
                SELECT version_group.slug, region.slug FROM version_group_region
                JOIN version_group ON version_group.id = version_group_id JOIN region ON region.id = region_id"""):
            of_games[game].add(region)
        for row in WHOLE.added("version_group_region"):
            of_games[row["version_group"]].add(row["region"])
        for row in WHOLE.encounters:
            if row["location_area"] != "null":
                region = of_places[WHOLE.place_of_area[row["location_area"]]]
                self.assertIn(region, of_games[WHOLE.groups[row["version"]]], row)

    def test_no_two_rows_say_one_fact(self):
        bands = defaultdict(list)
        for row in WHOLE.encounters:
            key = tuple(row[name] for name in "pokemon location_area encounter_method condition_values version".split())
            low, high = row["lowest_level"], row["highest_level"]
            bands[key].append((0, 100) if low == "null" else (int(low), int(high)))
        for key, its_bands in bands.items():
            its_bands.sort()
            for (_, high), (low, _) in zip(its_bands, its_bands[1:]):
                self.assertGreater(low, high + 1, key)

    def test_every_pokemon_is_in_the_game(self):
        rosters = defaultdict(set)
        for row in WHOLE.source.table("roster"):
            if row["pkhex"].startswith("yes"):
                rosters[row["version_group"]].add(row["pokemon_slug"])
        for row in WHOLE.encounters:
            game = WHOLE.groups[row["version"]]
            roster = rosters.get(ADD_ONS.get(game, game))
            self.assertTrue(roster is None or row["pokemon"] in roster, row)

    def test_every_row_of_the_source_is_a_fact_or_left_out_with_a_reason(self):
        known = encounters.in_database(WHOLE.source)
        corrected = encounters.corrections(WHOLE.source)
        bands = defaultdict(list)
        for row in WHOLE.encounters:
            place = WHOLE.place_of_area.get(row["location_area"])
            key = (row["pokemon"], place, row["encounter_method"], row["version"])
            low = row["lowest_level"]
            bands[key].append((0, 100) if low == "null" else (int(low), int(row["highest_level"])))
        reasons = Counter()
        for name in encounters.FILES:
            for row in WHOLE.source.table(f"encounters/{name}"):
                reason = encounters.left_out(row, corrected)
                for meeting in [] if reason else encounters.meetings_of(row):
                    low, high = meeting.levels or (0, 100)
                    its_bands = bands[meeting.pokemon, meeting.place, meeting.way, meeting.version]
                    if any(band[0] <= low and high <= band[1] for band in its_bands):
                        reason = reason or "a fact"
                    elif encounters.is_known(meeting, known):
                        reason = encounters.IN_DATABASE
                    else:
                        self.fail(f"{row}: no fact")
                reasons[reason] += 1
        self.assertEqual(sum(reasons.values()), 34_592)
        self.assertEqual(reasons[encounters.UNDECIDED], 6)
        self.assertGreater(reasons["a fact"], 33_900)

    def test_mega_evolutions_are_of_the_game_that_brought_them(self):
        games = dict(WHOLE.source.database.execute("""
            SELECT form.slug, version_group.slug FROM form JOIN version_group ON version_group.id = version_group_id
            WHERE is_mega = 1 AND version_group.slug IN ('legends-za', 'mega-dimension')"""))
        games |= {dict(fact.cells)["slug"]: dict(fact.cells)["version_group"] for fact in WHOLE.facts
                  if fact.table == "form"}
        self.assertEqual(Counter(games.values()), {"legends-za": 26, "mega-dimension": 23})
        self.assertEqual(games["dragonite-mega"], "legends-za")
        self.assertEqual(games["raichu-mega-x"], "mega-dimension")


@unittest.skipUnless(whole.IS_THERE, whole.MISSING)
class KnownFactTests(unittest.TestCase):
    """What players of the games know."""

    #: Version, place, way, Pokémon, conditions, lowest and highest level.
    KNOWN = [
        ("violet", "cabo-poco", "gift", "sprigatito", "", "5", "5"),
        ("scarlet", "asado-desert", "static", "great-tusk", "titan", "45", "45"),
        ("scarlet", "paldea-tera-raids", "tera-raid", "abomasnow", "tera-raid-5-star", "75", "75"),
        ("scarlet", "levincia", "npc-trade", "haunter", "tera-ghost trade-pincurchin", "25", "25"),
        ("the-teal-mask-violet", "dreaded-den", "static", "ogerpon", "main-story-no tera-grass", "20", "20"),
        ("legends-arceus", "jubilife-village", "gift", "rowlet", "", "5", "5"),
        ("legends-za", "wild-zone-11", "static", "xerneas", "", "75", "75"),
        ("brilliant-diamond", "spear-pillar", "static", "dialga", "", "47", "47"),
        ("shining-pearl", "floaroma-town", "gift", "mew", "save-data-from-lets-go-eevee", "1", "1"),
        ("x", "santalune-city", "npc-trade", "farfetchd", "trade-bunnelby", "10", "10"),
        ("heartgold", "violet-city", "npc-trade", "onix", "trade-bellsprout", "null", "null"),
        ("black", "nacrene-city", "npc-trade", "petilil", "trade-cottonee", "15", "15"),
        ("omega-ruby", "rustboro-city", "gift", "tyrunt", "item-jaw-fossil", "20", "20"),
    ]

    def test_they_are_there(self):
        have = {
            (row["version"], WHOLE.place_of_area.get(row["location_area"]), row["encounter_method"], row["pokemon"],
             row["condition_values"], row["lowest_level"], row["highest_level"])
            for row in WHOLE.encounters
        }
        for fact in self.KNOWN:
            self.assertIn(fact, have)

    def test_no_exclusive_pokemon_is_met_in_the_other_version(self):
        have = {(row["version"], row["pokemon"]) for row in WHOLE.encounters if row["encounter_method"] != "npc-trade"}
        for version, pokemon in (
                ("violet", "great-tusk"), ("scarlet", "iron-treads"), ("violet", "larvitar"), ("scarlet", "bagon"),
                ("shining-pearl", "dialga"), ("brilliant-diamond", "palkia"), ("shining-pearl", "stunky"),
                ("the-teal-mask-scarlet", "aipom"), ("the-teal-mask-violet", "gligar")):
            self.assertNotIn((version, pokemon), have)


if __name__ == "__main__":
    unittest.main()
