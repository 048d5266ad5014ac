"""Tests of the built pages: what they say of a game, beside rows of the sources.

Neither the converter nor the program is asked what is right. Rows of which the site
decides otherwise are left out here, with the reason.
"""

import os
import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
import whole
from pages import (
    PUBLIC, Found, Page, games, holds, is_part, numbers, signed, spans, stored, words)

pytestmark = [
    pytest.mark.skipif(not whole.IS_THERE, reason=whole.MISSING),
    pytest.mark.skipif(not (PUBLIC / "version.json").is_file(), reason="no site is in Public"),
]

#: How many rows of each game are compared, if the sources have so many.
COUNT = 200 if "TEST_ALL" in os.environ else 40
SEED = 38

#: The main games whose places are all from the sources: their pages show no figures but these.
COMPLETE = {"legends-arceus", "legends-za", "scarlet-violet"}

#: Pokémon and places of which pages say something else.
OTHER_PLACES = {
    # Swarms whose version is unknown.
    ("sudowoodo", "unova-route-20"), ("mr-mime", "unova-route-20"),
    ("ariados", "unova-route-22"), ("ledian", "unova-route-22"),
    # One version each, by the table of exclusives.
    ("cranidos", "oreburgh-city"), ("shieldon", "oreburgh-city"),
    # The sources contradict each other about the level.
    ("voltorb", "new-mauville"),
    # Two forms, which are one Pokémon of the site: their chances add up.
    ("sinistcha", "kitakami-tera-raids"),
    # Its place, and what is asked for, are from no source.
    ("skitty", "fallarbor-town"),
    # PokéAPI has other levels; which are right is not decided.
    ("zigzagoon", "hoenn-route-104"), ("graveler", "mirage-spot-forest"),
    ("graveler", "mirage-spot-island"),
    # The event that gave away the Pichu that it takes has ended.
    ("pichu", "ilex-forest"),
}

#: The flags of encounters that pages show.
FLAGS = re.compile("alpha|chest|female|male|titan|tera-.*")

PARENTHESES = re.compile("[(（](.*)[)）]")


@dataclass
class Row:
    """What a source says of a Pokémon or a move in a game."""

    kind: str
    slug: str
    game: str
    check: Callable[[Page, dict[str, str]], str | None]
    cells: dict[str, str]


def rows() -> Iterator[Row]:
    table = whole.source().table
    for file in ["encounters", "fixed", "gifts", "trades", "raids"]:
        for row in table(f"encounters/{file}"):
            if (row["pokemon_slug"], row["place_slug"]) not in OTHER_PLACES:
                form = row["form_slug"]
                has_page = form and (PUBLIC / "en" / "pokemon" / form).is_dir()
                yield Row("pokemon", form if has_page else row["pokemon_slug"], row["game"], is_met,
                          row)
    for row in table("corrections"):
        cells = dict(part.split("=", 1) for part in row["key"].split(";")) | row
        # One source alone says that moves are gone since an update.
        is_learnset = (row["table"], row["field"]) == ("learnset", "row")
        if is_learnset and "gone since" not in row["remark"]:
            yield Row("pokemon", cells["pokemon"], cells["version_group"], is_learned, cells)
        if row["table"] == "encounter" and row["field"] != "pokemon":
            if met := encounter(cells):
                yield Row("pokemon", cells["pokemon"], cells["version"], is_met, met)
    for row in table("learnsets-contested"):
        # Pages have the database's, but for the shop of Legends: Arceus; forms taken in battle have
        # what their bases have.
        if "only in battle" not in row["remark"]:
            is_there = row["version_group"] == "legends-arceus" or row["action"] == "remove"
            cells = row | {"move": row["move_slug"], "right": "present" if is_there else ""}
            yield Row("pokemon", row["pokemon_slug"], row["version_group"], is_learned, cells)
    for file, game in [("la-mastery", "legends-arceus"), ("za-plus", "legends-za")]:
        for row in table(file):
            yield Row("pokemon", row["pokemon_slug"], game, is_mastered, row | {"game": game})
    for row in table("roster"):
        yield Row("pokemon", row["pokemon_slug"], row["version_group"], is_present, row)
    for row in table("personal"):
        # Forms can differ in what is one value of the species here; Legends: Z-A has no Eggs.
        if value_name(row["field"]) and row["judgement"] != "form" and (
                row["version_group"], row["field"]) != ("legends-za", "egg_groups"):
            yield Row("pokemon", row["pokemon_slug"], row["version_group"], is_value, row)
    for file, game in [("showdown", "generation or game"), ("rom", "game")]:
        for row in table(file):
            if move_value_name(row) and row[game] in games() and row["confidence"] != "low":
                yield Row("moves", row["subject slug"], row[game], is_move_value,
                          row | {"game": row[game]})


def encounter(cells: dict[str, str]) -> dict[str, str] | None:
    """A correction of older games such as "Lv 20–24 30–40%", if its way is a slug."""
    way, right = cells["way"].split()[0], re.fullmatch("Lv ([0-9–]+)(.*)", cells["right"])
    if not right or way not in words("en")["encounter-method"]:
        return None
    return {"game": cells["version"], "place_slug": cells["location"], "way": way,
            "min_level": right[1], "max_level": "", "chances": right[2], "conditions": "",
            "flags": ""}


def is_met(page: Page, row: dict[str, str]) -> str | None:
    game, levels = games()[row["game"]], numbers(f"{row['min_level']} {row['max_level']}")
    version = next((slug for slug in game["versions"] if is_part(row["game"], slug)), None)
    there = [found for found in page.found
             if found.game == game["slug"] and found.way == page.way(row)
             and (not found.versions or version in found.versions)
             and (not row["place_slug"] or row["place_slug"] in found.places)]
    is_found = any(
        (not levels or spans(found.levels, levels)) and has_chance(found, row)
        and has_conditions(page, found, row) for found in there)
    return None if is_found else str(there)


def has_chance(found: Found, row: dict[str, str]) -> bool:
    """Other files have the chance in one area, pages that in all areas of a place."""
    shown, chances = numbers(found.chance), numbers(row.get("chances", ""))
    if row["way"] == "tera-raid":
        return shown == numbers(row["chance"])
    return not chances or any(spans(shown, [chance], margin=1) for chance in chances)


def has_conditions(page: Page, found: Found, row: dict[str, str]) -> bool:
    """Whether words of each condition are in the row; those made of other names are left out."""
    names = page.words["encounter-condition-value"]
    flags = [flag for flag in row["flags"].split() if FLAGS.fullmatch(flag)]
    for condition in [*row["conditions"].split(), *flags]:
        its_names = [name for slug in condition.split("|") for name in names.get(slug, {}).values()]
        if its_names and not any(str(name) in found.signs + found.chance for name in its_names):
            return False
    return True


def is_learned(page: Page, row: dict[str, str]) -> str | None:
    key = row["version_group"], row["method"], row["move"]
    shown = page.learnset.get(key)
    has_level = shown is not None and (
        row["method"] != "level-up" or int(row["level"]) in levels_of(page, [shown]))
    return None if has_level == bool(row["right"]) else str(shown)


def levels_of(page: Page, texts: list[str]) -> set[int]:
    """The levels of "1, 12 (Plus 7)"; that of a move learned on evolving is 0."""
    text = " ".join(PARENTHESES.sub("", text) for text in texts)
    is_on_evolving = page.words["ui"]["learnset"]["on-evolving"] in text
    return {int(number) for number in numbers(text)} | ({0} if is_on_evolving else set())


def is_mastered(page: Page, row: dict[str, str]) -> str | None:
    texts = [text for (game, _, move), text in page.learnset.items()
             if (game, move) == (row["game"], row["move_slug"])]
    shown = {int(number) for text in texts for part in PARENTHESES.findall(text)
             for number in numbers(part)}
    # Level 0 is that of moves that are never mastered.
    return None if shown == {int(row["level"])} - {0} else str(texts)


def is_present(page: Page, row: dict[str, str]) -> str | None:
    lines = page.tree.xpath("//p[@class='dex-era dex-era--page']")
    is_absent = any(holds(line, row["version_group"]) for line in lines)
    return None if is_absent == (row["pkhex"] == "no") else f"absent: {is_absent}"


def value_name(field: str) -> str | None:
    names = {"base_experience": "experience", "base_happiness": "happiness",
             "capture_rate": "capture-rate", "egg_groups": "egg-groups"}
    return names.get(field, field if field.startswith("base ") else None)


def is_value(page: Page, row: dict[str, str]) -> str | None:
    name, game, right = value_name(row["field"]), row["version_group"], row["pkhex"]
    if row["field"].startswith("base "):
        shown = page.stat(row["field"].removeprefix("base "), game)
        return None if shown == right else shown
    shown = page.fact(name, game)
    if name == "egg-groups":
        names = stored(f"SELECT slug, name_{page.language} FROM egg_group")
        groups = {names[slug] for slug in right.split(", ")}
        return None if set(re.split(", |、", shown)) == groups else shown
    # PKHeX calculates the experience of the newest games, and may be one off.
    margin = 1 if name == "experience" and games()[game]["generation"] == 9 else 0
    return None if abs((signed(shown) or 0) - int(right or 0)) <= margin else shown


def move_value_name(row: dict[str, str]) -> str | None:
    kind = re.fullmatch("move (?:values of each game: )?(power|accuracy|pp|priority)",
                        row["kind"].lower())
    return kind and kind[1]


def is_move_value(page: Page, row: dict[str, str]) -> str | None:
    name, right = move_value_name(row), signed(row["right value"])
    if right is not None and (row["game"], name) == ("champions", "pp"):
        # Champions shows other power points than those that its rules name.
        right = (right // 5 + 1) * 4
    shown = page.move_value(name, row["game"])
    return None if signed(shown) == right else shown


# MARK: Figures of a page that no row has


def strange_figures(page: Page, its_rows: list[Row]) -> Iterator[str]:
    levels, moves = defaultdict(set), defaultdict(set)
    for row in its_rows:
        cells = row.cells
        if row.check is is_met and games()[row.game]["slug"] in COMPLETE:
            key = games()[row.game]["slug"], cells["place_slug"], page.way(cells)
            levels[key] |= set(numbers(f"{cells['min_level']} {cells['max_level']}"))
        if row.check is is_learned and row.game == "legends-za":
            moves[cells["method"], cells["move"]].add(int(cells["level"]))
    for found in page.found:
        if found.game in COMPLETE:
            for place in found.places or [""]:
                right = levels[found.game, place, found.way]
                if not set(found.levels) <= right and (its_rows[0].slug, place) not in OTHER_PLACES:
                    yield str(found)
    # Forms that exist in battle alone have the moves of another page.
    for (game, method, move), shown in page.learnset.items():
        if game == "legends-za" and moves and method != "inherited":
            right = moves[method, move]
            if not right or method == "level-up" and levels_of(page, [shown]) != right:
                yield f"{game} {method} {move}: {shown}"
    for key, texts in page.first_learnset.items():
        alone = PARENTHESES.sub("", page.learnset.get(key, "nothing")).strip()
        if key[1] == "level-up" and levels_of(page, [alone]) != levels_of(page, list(texts)):
            yield f"{key}: {texts} in the first tables, {alone} in those of all games"


# MARK: Test


def test_pages_say_what_the_sources_say() -> None:
    by_page = defaultdict(list)
    for row in rows():
        by_page[row.kind, row.slug].append(row)
    pages = sorted(by_page)
    random.Random(SEED).shuffle(pages)
    compared, differences = Counter(), []
    for number, place in enumerate(pages):
        its_rows = by_page[place]
        if all(compared[row.game] >= COUNT for row in its_rows):
            continue
        compared.update(row.game for row in its_rows)
        page = Page(["en", "ja"][number % 2], *place)
        for row in its_rows:
            shown = row.check(page, row.cells)
            if shown is not None:
                cells = " ".join(row.cells.values())
                differences.append(f"{page.name} {row.check.__name__}: {cells}: it has {shown}")
        differences += [f"{page.name}: no source has {text}"
                        for text in strange_figures(page, its_rows)]
    assert not differences, "\n".join(differences)
