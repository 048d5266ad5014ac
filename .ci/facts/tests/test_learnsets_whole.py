"""Tests of the facts that learnsets.py and rosters.py make for all games: whole, sound, and true."""

import unittest
from collections import Counter
from functools import cached_property

import whole  # It lets the others be found.

import learnsets  # noqa: E402
import rosters  # noqa: E402
from facts import Fact, Source  # noqa: E402

#: The tables and the columns that name their rows.
KEYS = {
    "learnset": "pokemon version_group method level move",
    "machine": "version_group kind number",
    "mastery": "pokemon version_group move",
    "version_group_pokemon": "version_group pokemon",
}


class Whole:
    """The facts of all games on top of the database."""

    @cached_property
    def source(self) -> Source:
        return whole.source()

    @cached_property
    def facts(self) -> list[Fact]:
        return learnsets.facts(self.source)

    @cached_property
    def decisions(self) -> dict[int, str]:
        return learnsets.decisions(self.source)

    def changes(self, table: str, change: str) -> list[dict[str, str]]:
        return [dict(fact.cells) for fact in self.facts if (fact.table, fact.change) == (table, change)]

    def slugs(self, table: str) -> set[str]:
        added = {cells["slug"] for cells in self.changes(table, "add")}
        return added | {slug for (slug,) in self.source.database.execute(f"SELECT slug FROM {table}")}

    @cached_property
    def former(self) -> set[tuple[str, ...]]:
        """Pokémon, game, method, level and move, as the database has them."""
        return set(self.source.database.execute("""
            SELECT pokemon.slug, version_group.slug, learn_method.slug, CAST(level AS TEXT), move.slug FROM learnset
            JOIN pokemon ON pokemon.id = pokemon_id JOIN version_group ON version_group.id = version_group_id
            JOIN learn_method ON learn_method.id = method_id JOIN move ON move.id = move_id"""))

    @cached_property
    def learnsets(self) -> set[tuple[str, ...]]:
        """The same, with the facts on top."""
        return self.former - self.learned("remove") | self.learned("add")

    def learned(self, change: str) -> set[tuple[str, ...]]:
        return {tuple(cells[name] for name in KEYS["learnset"].split()) for cells in self.changes("learnset", change)}

    @cached_property
    def rosters(self) -> set[tuple[str, str]]:
        """Games and Pokémon."""
        return {(cells["version_group"], cells["pokemon"]) for cells in self.changes("version_group_pokemon", "add")}

    @cached_property
    def machines(self) -> set[tuple[str, str]]:
        """Games and moves; those of an add-on are its game's, too."""
        query = """
            SELECT version_group.slug, kind, CAST(number AS TEXT), move.slug FROM machine
            JOIN version_group ON version_group.id = version_group_id JOIN move ON move.id = move_id"""
        found = {(game, kind, number): move for game, kind, number, move in self.source.database.execute(query)}
        for change in ("remove", "add"):
            for cells in self.changes("machine", change):
                key = (cells["version_group"], cells["kind"], cells["number"])
                if change == "remove":
                    del found[key]
                else:
                    found[key] = cells["move"]
        games = {"mega-dimension": "legends-za"}
        return {(games.get(game, game), move) for (game, _, _), move in found.items()}


WHOLE = Whole()


@unittest.skipUnless(whole.IS_THERE, whole.MISSING)
class EveryGame(unittest.TestCase):
    def test_every_correction_has_a_decision(self) -> None:
        tables = {"learnset", "machine", "learn_method", "(roster)"}
        corrections = WHOLE.source.table("corrections")
        expected = {index for index, row in enumerate(corrections)
                    if row["table"] in tables or "nihil-light" in row["key"]}
        self.assertEqual(set(WHOLE.decisions), expected)
        counts = Counter(decision.split(":")[0] for decision in WHOLE.decisions.values())
        self.assertEqual(counts, {"applied": 23_346, "covered": 5_571, "declined": 1})

    def test_decisions_are_true(self) -> None:
        for index, row in enumerate(WHOLE.source.table("corrections")):
            if row["table"] != "learnset" or row["field"] != "row":
                continue
            pokemon, game, *rest = learnsets.correction_key(row).values()
            is_learned = (pokemon, game, *rest) in WHOLE.learnsets
            match WHOLE.decisions[index].split(":")[0]:
                case "applied": self.assertEqual(is_learned, bool(row["right"]), row["key"])
                case "covered": self.assertIn((game, pokemon), WHOLE.rosters)
                case _: self.assertEqual(is_learned, bool(row["was"]), row["key"])

    def test_contested_rows_are_applied_in_legends_arceus_alone(self) -> None:
        contested = {
            (row["pokemon_slug"], row["version_group"], row["method"], row["level"], row["move_slug"]): row["action"]
            for row in WHOLE.source.table("learnsets-contested")}
        self.assertEqual(WHOLE.learned("remove") & contested.keys(), set())
        self.assertEqual(WHOLE.learned("add") & contested.keys(),
                         {key for key in contested if key[1] == "legends-arceus"})

    def test_no_two_facts_about_one_thing(self) -> None:
        for table, names in KEYS.items():
            for change in ("add", "set", "remove"):
                keys = Counter(tuple(cells[name] for name in names.split()) for cells in WHOLE.changes(table, change))
                self.assertEqual([key for key, count in keys.items() if count > 1], [], table)
        self.assertEqual(WHOLE.learned("add") & WHOLE.former, set())
        self.assertEqual(WHOLE.learned("remove") - WHOLE.former, set())

    def test_slugs_exist(self) -> None:
        for column, table in {"pokemon": "pokemon", "version_group": "version_group", "method": "learn_method",
                              "move": "move", "generation": "generation", "type": "type",
                              "target": "move_target"}.items():
            used = {cells[column] for cells in (dict(fact.cells) for fact in WHOLE.facts) if column in cells}
            self.assertEqual(used - WHOLE.slugs(table), set())

    def test_levels(self) -> None:
        levels = {int(cells["level"]) for table in ("learnset", "mastery") for cells in WHOLE.changes(table, "add")}
        self.assertLessEqual(levels, set(range(101)))
        with_levels = {method for _, _, method, level, _ in WHOLE.learned("add") if level != "0"}
        self.assertEqual(with_levels, {"level-up"})

    def test_machines_of_learnsets_are_in_the_list_of_the_game(self) -> None:
        used = {(game, move) for _, game, method, _, move in WHOLE.learnsets if method == "machine"}
        self.assertEqual(used - WHOLE.machines, set())

    def test_whoever_learns_moves_in_a_game_is_in_it(self) -> None:
        games = {game for game, _ in WHOLE.rosters}
        learners = {(game, pokemon) for pokemon, game, _, _, _ in WHOLE.learnsets if game in games}
        self.assertEqual(learners - WHOLE.rosters, set())
        battle_forms = rosters.battle_forms(WHOLE.source)
        others = {place for place in WHOLE.rosters - learners if place[1] not in battle_forms}
        self.assertEqual({place for place in others if "japan" not in place[0]}, set())

    def test_rosters_are_those_of_the_source(self) -> None:
        rows = WHOLE.source.table("roster")
        listed = {(row["version_group"], row["pokemon_slug"]) for row in rows if row["pkhex"] != "no"}
        self.assertEqual(len(listed), 11_449)
        others = Counter(game for game, _ in WHOLE.rosters - listed)
        self.assertEqual(others, {"red-green-japan": 151, "blue-japan": 151})
        self.assertEqual(listed - WHOLE.rosters, set())
        unknown = {"colosseum", "xd", "champions", "mega-dimension", "the-teal-mask", "the-indigo-disk"}
        self.assertEqual({game for game, _ in WHOLE.rosters} & unknown, set())

    def test_moves_are_mastered_by_those_who_learn_them(self) -> None:
        battle_forms = rosters.battle_forms(WHOLE.source)
        known = {(pokemon, game, move) for pokemon, game, method, _, move in WHOLE.learnsets if method == "level-up"}
        mastered = {(cells["pokemon"], cells["version_group"], cells["move"]): int(cells["level"])
                    for cells in WHOLE.changes("mastery", "add")}
        self.assertEqual(len(mastered), 2_043 - 19 + 7_150 - 1_550)
        never = {row["move_slug"] for row in WHOLE.source.table("la-mastery") if row["level"] == "0"}
        self.assertEqual(never, {"mimic", "splash", "teleport"})
        self.assertNotIn(0, mastered.values())
        self.assertEqual({pokemon for pokemon, _, _ in mastered} & battle_forms, set())
        self.assertEqual(mastered.keys() - known, set())
        for key in mastered:
            self.assertIn((key[1], key[0]), WHOLE.rosters)

    def test_what_players_know(self) -> None:
        for entry in [
            "fomantis scarlet-violet egg 0 superpower", "noibat scarlet-violet egg 0 switcheroo",
            "rockruff scarlet-violet egg 0 sucker-punch", "clefable scarlet-violet reminder 0 moonlight",
            "pichu brilliant-diamond-shining-pearl light-ball-egg 0 volt-tackle",
            "darkrai brilliant-diamond-shining-pearl level-up 93 dark-pulse",
            "arceus brilliant-diamond-shining-pearl level-up 100 judgment",
            "chikorita legends-za level-up 1 tackle", "gengar legends-za machine 0 shadow-ball",
            "pikachu legends-arceus tutor 0 thunderbolt", "pichu legends-arceus tutor 0 volt-tackle",
            "garchomp legends-arceus tutor 0 draco-meteor", "sliggoo-hisui legends-arceus tutor 0 draco-meteor",
            "mawile champions train 0 charm",
            "rotom-wash brilliant-diamond-shining-pearl form-change 0 hydro-pump",
        ]:
            self.assertIn(tuple(entry.split()), WHOLE.learnsets)
        for entry in ["clefable scarlet-violet egg 0 moonlight", "pikachu-kalos-cap ultra-sun-ultra-moon egg 0 charm",
                      "charizard-mega-x legends-za level-up 1 ember"]:
            self.assertNotIn(tuple(entry.split()), WHOLE.learnsets)
        for machine in ["focus-punch", "cut", "stealth-rock", "trick-room"]:
            self.assertIn(("brilliant-diamond-shining-pearl", machine), WHOLE.machines)


if __name__ == "__main__":
    unittest.main()
