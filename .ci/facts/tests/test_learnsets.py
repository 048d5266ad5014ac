"""Tests of the rules of learnsets.py and rosters.py, each by rows made up for it."""

import sqlite3
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import learnsets  # noqa: E402
import rosters  # noqa: E402
from facts import Fact, Source, text  # noqa: E402

#: The columns of the files that the modules read.
FILES = {
    "corrections": "table|key|field|was|right|sources|confidence|remark",
    "showdown": "kind|subject slug|generation or game|field|product's value|right value|evidence|confidence",
    "roster": "version_group|pokemon_slug|the page says|pkhex|form",
    "la-mastery": "pokemon_slug|level|move_slug",
    "za-plus": "pokemon_slug|level|move_slug",
    "learnsets-contested": "pokemon_slug|version_group|method|level|move_slug|action|source|position|form|remark",
}

SCHEMA = """
    CREATE TABLE pokemon (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE form (pokemon_id INTEGER, position INTEGER, is_battle_only INTEGER);
    CREATE TABLE version_group (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE learn_method (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE move (id INTEGER PRIMARY KEY, slug TEXT);
    CREATE TABLE learnset (
        pokemon_id INTEGER, version_group_id INTEGER, method_id INTEGER, level INTEGER, move_id INTEGER,
        position INTEGER);
    INSERT INTO pokemon VALUES (1, 'rhydon'), (2, 'absol'), (3, 'absol-mega');
    INSERT INTO form VALUES (1, 1, 0), (2, 1, 0), (3, 1, 1);
    INSERT INTO version_group VALUES (1, 'yellow');
    INSERT INTO learn_method VALUES (1, 'level-up');
    INSERT INTO move VALUES (1, 'stomp'), (2, 'horn-attack'), (3, 'growl');
    INSERT INTO learnset VALUES (1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 2, 2), (1, 1, 1, 1, 3, NULL), (1, 1, 1, 30, 1, NULL);
"""


def learned(pokemon: str, game: str, method: str, level: int, move: str) -> str:
    return f"pokemon={pokemon};version_group={game};method={method};level={level};move={move}"


class Rules(unittest.TestCase):
    """Each rule by rows made up for it."""

    def source(self, **files: list[str]) -> Source:
        """The rows of files; their cells are parted by "|"."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for name, head in FILES.items():
            lines = [head, *files.get(name.replace("-", "_"), [])]
            content = "".join(line.replace("|", "\t") + "\n" for line in lines)
            (Path(folder.name) / f"{name}.tsv").write_text(content, encoding="utf-8")
        database = sqlite3.connect(":memory:")
        self.addCleanup(database.close)
        database.executescript(SCHEMA)
        return Source(Path(folder.name), database)

    def check(self, correction: str, decision: str, *expected: Fact) -> None:
        source = self.source(corrections=[correction])
        self.assertEqual(learnsets.decisions(source), {0: decision})
        self.assertEqual(learnsets.facts(source), list(expected))

    def test_move_is_added_with_its_place_among_those_of_its_level(self) -> None:
        key = learned("absol", "legends-za", "level-up", 1, "leer")
        cells = learnsets.correction_key({"key": key})
        self.check(f"learnset|{key}|row||present position 2|pkhex+showdown|high|", "applied",
                   Fact.add("learnset", "pkhex showdown", **cells, position=2))
        self.check(f"learnset|{key}|row||present|pkhex|high|", "applied", Fact.add("learnset", "pkhex", **cells))

    def test_move_is_removed(self) -> None:
        key = learned("absol", "sun-moon", "egg", 0, "charm")
        self.check(f"learnset|{key}|row|present||showdown+pkhex|high|filed elsewhere", "applied",
                   Fact.remove("learnset", "pkhex showdown", **learnsets.correction_key({"key": key})))

    def test_form_taken_in_battle_needs_no_learnset(self) -> None:
        key = learned("absol-mega", "legends-za", "machine", 0, "protect")
        self.check(f"learnset|{key}|row||present|pkhex|high|", "covered: battle forms by the roster")

    def test_learnset_of_form_taken_in_battle_is_removed(self) -> None:
        key = learned("absol-mega", "scarlet-violet", "machine", 0, "protect")
        self.check(f"learnset|{key}|row|present||pkhex|high|", "applied",
                   Fact.remove("learnset", "pkhex", **learnsets.correction_key({"key": key})))

    def test_medium_confidence_needs_a_second_source(self) -> None:
        key = learned("zorua-hisui", "scarlet-violet", "level-up", 28, "spite")
        self.check(f"learnset|{key}|row|present||pkhex|medium|", "declined: medium confidence without a second source")
        key = learned("rotom-heat", "legends-arceus", "form-change", 0, "overheat")
        self.check(f"learnset|{key}|row||present|pkhex|medium|", "applied",
                   Fact.add("learnset", "game pkhex", **learnsets.correction_key({"key": key})))

    def test_order_of_moves_of_a_level(self) -> None:
        key = "pokemon=rhydon;version_group=yellow;method=level-up;level=1"
        cells = learnsets.correction_key({"key": key})
        self.check(f"learnset|{key}|position|1:stomp …|1:horn-attack, 1:stomp, 1:growl|rom|medium|", "applied",
                   Fact.set("learnset", "rom", 2, **cells, move="horn-attack", position=1),
                   Fact.set("learnset", "rom", 1, **cells, move="stomp", position=2),
                   Fact.set("learnset", "rom", None, **cells, move="growl", position=3))

    def test_machines_and_methods(self) -> None:
        cells = {"version_group": "brilliant-diamond-shining-pearl", "kind": "hm", "number": 1}
        key = "version_group=brilliant-diamond-shining-pearl;kind=hm;number=1"
        self.check(f"machine|{key}|move|cut||pkhex|high|", "applied", Fact.remove("machine", "pkhex", **cells))
        self.check(f"machine|{key}|move||cut|pkhex|high|", "applied", Fact.add("machine", "pkhex", **cells, move="cut"))
        self.check("learn_method|slug=reminder|row||present|pkhex|high|", "applied",
                   Fact.add("learn_method", "pkhex", slug="reminder"))

    def test_move_that_learnsets_lack(self) -> None:
        self.check("move|id=920;slug=nihil-light|row||…|pkhex+showdown|medium|", "applied", learnsets.NIHIL_LIGHT)
        cells = dict(learnsets.NIHIL_LIGHT.cells)
        self.assertEqual((cells["name_en"], cells["name_ja"]), ("Nihil Light", "むにきすひかり"))

    def test_other_rows_are_left_to_others(self) -> None:
        source = self.source(corrections=["move|slug=growth|type|normal|grass|pkhex+showdown|high|",
                                          "species|slug=absol|capture_rate|30|45|pkhex|high|"])
        self.assertEqual(learnsets.decisions(source), {})
        self.assertEqual(learnsets.facts(source), [])

    def test_zygarde_has_one_learnset_in_all_forms(self) -> None:
        keys = [learned("zygarde-10-power-construct", game, "level-up", 8, "haze") for game in ("legends-za", "x-y")]
        source = self.source(corrections=[f"learnset|{key}|row||present|pkhex|high|" for key in keys])
        self.assertEqual(
            [dict(fact.cells)["pokemon"] for fact in learnsets.facts(source)],
            ["zygarde-10-power-construct", "zygarde-10-power-construct", "zygarde-10"])

    def test_champions(self) -> None:
        source = self.source(showdown=["9 Champions machine|mawile|champions|machine: charm|no|yes|missing|medium",
                                       "9 SV machine|dugtrio|scarlet-violet|machine: scary-face|no|yes|missing|medium"])
        self.assertEqual(learnsets.facts(source), [
            Fact.add("learnset", "showdown", pokemon="mawile", version_group="champions", method="train", level=0,
                     move="charm")])

    def test_contested_moves_of_the_shop_of_legends_arceus(self) -> None:
        source = self.source(learnsets_contested=["pichu|legends-arceus|tutor|0|volt-tackle|add|pkhex+showdown|||",
                                                  "pikachu|sun-moon|tutor|0|volt-tackle|remove|pkhex|||"])
        self.assertEqual(learnsets.facts(source), [
            Fact.add("learnset", "pkhex showdown", pokemon="pichu", version_group="legends-arceus", method="tutor",
                     level=0, move="volt-tackle")])

    def test_mastery(self) -> None:
        source = self.source(
            la_mastery=["pikachu|9|thunder-shock", "magikarp|0|splash"], za_plus=["bulbasaur|10|tackle"])
        self.assertEqual(text("mastery", learnsets.facts(source)).splitlines(), [
            "change,version_group,move,pokemon,level,source",
            "add,legends-arceus,thunder-shock,pikachu,9,pkhex",
            "add,legends-za,tackle,bulbasaur,10,pkhex"])

    def test_rosters(self) -> None:
        corrections = [
            "(roster)|version_group=legends-za;pokemon=absol-mega|is in the game|no|yes|pkhex+showdown|high|",
            "(roster)|version_group=emerald;pokemon=deoxys-normal|is in the game|yes|no|pkhex|high|"]
        source = self.source(corrections=corrections, roster=[
            "red-blue|mew|yes|yes|", "legends-za|absol-mega|no|yes|battle", "emerald|deoxys-normal|yes|no|",
            "sword-shield|lapras-gmax|yes|no table|battle"])
        self.assertEqual(text("version_group_pokemon", rosters.facts(source)).splitlines(), [
            "change,version_group,pokemon,source",
            "add,blue-japan,mew,game",
            "add,legends-za,absol-mega,pkhex showdown",
            "add,red-blue,mew,pkhex",
            "add,red-green-japan,mew,game",
            "add,sword-shield,lapras-gmax,game"])
        self.assertEqual(rosters.decisions(source), {
            0: "applied", 1: "covered: a game with a roster lacks whom it does not list"})

    def test_corrections_and_roster_must_agree(self) -> None:
        source = self.source(
            corrections=["(roster)|version_group=legends-za;pokemon=absol-mega|is in the game|no|yes|pkhex|high|"])
        with self.assertRaisesRegex(ValueError, "absol-mega"):
            rosters.decisions(source)


if __name__ == "__main__":
    unittest.main()
