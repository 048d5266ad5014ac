"""Who learns which move how: learnset, machine, learn_method and mastery, and the move that they lack.

Made from the rows of `corrections.tsv` about these, `showdown.tsv` for Champions, `la-mastery.tsv` and
`za-plus.tsv`. Of `learnsets-contested.tsv`, whose rows are no corrections, only the shop of Legends: Arceus is used.
"""

import re
from collections.abc import Iterator

import rosters
from facts import Fact, Source

APPLIED = "applied"

#: Move 920, which only Mega Zygarde uses, in place of Core Enforcer. PKHeX has its number, type and PP, Showdown
#: the rest; the target is Core Enforcer's.
NIHIL_LIGHT = Fact.add(
    "move", "pkhex showdown", slug="nihil-light", name_en="Nihil Light", name_ja="むにきすひかり",
    generation="generation-ix", type="dragon", damage_class="special", power=100, accuracy=100, power_points=10,
    priority=0, target="all-opponents")

#: The Pokémon of Legends: Z-A for which the corrections have no learnset, and one that has the same: PKHeX has one
#: list of Plus Moves and levels for all forms of Zygarde.
ALIKE = {"zygarde-10": "zygarde-10-power-construct"}

#: The levels at which moves are mastered, by game: files with `pokemon_slug`, `level` (0 to 100) and `move_slug`.
MASTERY = {"legends-arceus": "la-mastery", "legends-za": "za-plus"}


def facts(source: Source) -> list[Fact]:
    found = [fact for _, _, its_facts in _rulings(source) for fact in its_facts]
    found += _alike(found)
    found += _champions(source) + _shop(source)
    found += _masteries(source)
    return found + rosters.facts(source)


def decisions(source: Source) -> dict[int, str]:
    """What became of the rows of `corrections.tsv`, by index."""
    return {index: decision for index, decision, _ in _rulings(source)} | rosters.decisions(source)


def _rulings(source: Source) -> Iterator[tuple[int, str, list[Fact]]]:
    """The decision about each correction, and the facts that it makes."""
    battle_forms = rosters.battle_forms(source)
    for index, row in enumerate(source.table("corrections")):
        key = correction_key(row)
        match row["table"], row["field"]:
            case "learnset", "row":
                decision, fact = _learnset(row, key, battle_forms)
                yield index, decision, [fact] if fact else []
            case "learnset", "position":
                yield index, APPLIED, _positions(source, row, key)
            case "machine", "move":
                yield index, APPLIED, [_machine(row, key)]
            case "learn_method", "row":
                yield index, APPLIED, [Fact.add("learn_method", row["sources"], slug=key["slug"])]
            case "move", "row" if key["slug"] == dict(NIHIL_LIGHT.cells)["slug"]:
                yield index, APPLIED, [NIHIL_LIGHT]


def correction_key(row: dict[str, str]) -> dict[str, str]:
    """`pokemon=pichu;move=charm` as a dictionary."""
    return dict(part.split("=", 1) for part in row["key"].split(";"))


def _learnset(row: dict[str, str], key: dict[str, str], battle_forms: set[str]) -> tuple[str, Fact | None]:
    """A move that is learned, or is not; `right` is "present", with the place among the moves of its level."""
    right = re.fullmatch(r"present(?: position (\d+))?", row["right"])
    if right and key["pokemon"] in battle_forms:
        return "covered: battle forms by the roster", None
    sources = row["sources"]
    if row["confidence"] != "high":
        if key["method"] != "form-change":
            return "declined: medium confidence without a second source", None
        # Rotom learns a move with each form, as players see in every game since Platinum.
        sources += " game"
    if not right:
        return APPLIED, Fact.remove("learnset", sources, **key)
    position = {"position": right[1]} if right[1] else {}
    return APPLIED, Fact.add("learnset", sources, **key, **position)


def _positions(source: Source, row: dict[str, str], key: dict[str, str]) -> list[Fact]:
    """Another order of the moves of one level: `right` is "1:scratch, 1:growl", each after its level."""
    query = """
        SELECT move.slug, learnset.position FROM learnset
        JOIN pokemon ON pokemon.id = pokemon_id JOIN version_group ON version_group.id = version_group_id
        JOIN learn_method ON learn_method.id = method_id JOIN move ON move.id = move_id
        WHERE pokemon.slug = :pokemon AND version_group.slug = :version_group
            AND learn_method.slug = :method AND level = :level"""
    former = dict(source.database.execute(query, key))
    moves = [part.split(":")[1] for part in row["right"].split(", ")]
    return [
        Fact.set("learnset", row["sources"], former[move], **key, move=move, position=place)
        for place, move in enumerate(moves, 1)
        if former[move] != place
    ]


def _machine(row: dict[str, str], key: dict[str, str]) -> Fact:
    if row["right"]:
        return Fact.add("machine", row["sources"], **key, move=row["right"])
    return Fact.remove("machine", row["sources"], **key)


def _alike(facts: list[Fact]) -> list[Fact]:
    """The learnsets of ``ALIKE`` in Legends: Z-A."""
    found = []
    for fact in facts:
        cells = dict(fact.cells)
        if fact.table != "learnset" or fact.change != "add" or cells["version_group"] != "legends-za":
            continue
        for pokemon, other in ALIKE.items():
            if cells["pokemon"] == other:
                found.append(Fact.add("learnset", "pkhex", **cells | {"pokemon": pokemon}))
    return found


def _champions(source: Source) -> list[Fact]:
    """What is learned in Champions, by training, that the database lacks; only Showdown has this game."""
    return [
        Fact.add(
            "learnset", "showdown", version_group="champions", method="train", level=0,
            pokemon=row["subject slug"], move=row["field"].removeprefix("machine: "))
        for row in source.table("showdown")
        if row["kind"] == "9 Champions machine" and row["right value"] == "yes"
    ]


def _shop(source: Source) -> list[Fact]:
    """Draco Meteor and Volt Tackle, which Legends: Arceus teaches in its shop.

    They are contested because they have rules of their own in older games. Here they are in the table of all
    moves of the shop, for three forms also as corrections, and the database has them for two more.
    """
    return [
        Fact.add(
            "learnset", row["source"], pokemon=row["pokemon_slug"], version_group=row["version_group"],
            method=row["method"], level=row["level"], move=row["move_slug"])
        for row in source.table("learnsets-contested")
        if (row["version_group"], row["method"], row["action"]) == ("legends-arceus", "tutor", "add")
    ]


def _masteries(source: Source) -> list[Fact]:
    """Level 0 is that of moves that are never mastered: Mimic, Splash and Teleport of some Pokémon. Forms taken
    only in battle have what their bases have.
    """
    battle_forms = rosters.battle_forms(source)
    return [
        Fact.add("mastery", "pkhex", pokemon=row["pokemon_slug"], version_group=game, move=row["move_slug"],
                 level=row["level"])
        for game, file in MASTERY.items()
        for row in source.table(file)
        if row["level"] != "0" and row["pokemon_slug"] not in battle_forms
    ]
