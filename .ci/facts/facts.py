"""Rows for content/facts: what they are, how they are read and written."""

import csv
import sqlite3
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

#: The word for "unknown, or none" in a cell.
NULL = "null"

#: The columns of keys whose cells may have several slugs, each of a row of its own.
LISTS = {"item", "location_area", "move", "pokemon", "species"}

#: The columns of each table in the order of its file, and how many of them name a row. The column that may hold
#: several slugs is marked by a plus sign.
TABLES: dict[str, tuple[int, str]] = {
    "encounter": (5, "+pokemon location_area encounter_method condition_values versions lowest_level highest_level "
                     "chance was.lowest_level was.highest_level was.chance"),
    "encounter_condition": (1, "slug"),
    "encounter_condition_value": (1, "slug encounter_condition"),
    "encounter_method": (1, "slug"),
    "evolution": (4, "from_species into_species trigger version_group base_form evolved_form is_default item held_item "
                     "location minimum_level minimum_happiness minimum_beauty known_move time_of_day region "
                     "gender near_special_rock"),
    "form": (1, "slug pokemon version_group"),
    "held_item": (3, "+pokemon item versions chance"),
    "item": (1, "slug name_en name_ja item_category fling_power"),
    "learn_method": (1, "slug"),
    "learnset": (5, "version_group method level move +pokemon position"),
    "location": (1, "slug name_en name_ja region parent"),
    "location_area": (1, "slug location"),
    "machine": (3, "version_group kind number move"),
    "mastery": (3, "version_group move +pokemon level"),
    "missing_evolution": (2, "version_group +pokemon"),
    "move": (1, "slug name_en name_ja generation type damage_class power accuracy power_points priority "
                "target effect_chance"),
    "move_game_value": (2, "+move version_group type damage_class power accuracy power_points priority target "
                           "effect_chance"),
    "move_past_value": (2, "+move before_version_group type damage_class power accuracy power_points priority target "
                           "effect_chance"),
    "pokemon": (1, "slug height weight base_experience"),
    "pokemon_ability": (2, "+pokemon slot is_hidden ability"),
    "pokemon_egg_group": (2, "+pokemon egg_group"),
    "pokemon_game_ability": (3, "pokemon version_group slot is_hidden ability"),
    "pokemon_game_egg_group": (3, "+pokemon version_group egg_group"),
    "pokemon_game_stat": (3, "+pokemon version_group stat base effort"),
    "pokemon_game_type": (3, "pokemon version_group slot type"),
    "pokemon_game_value": (2, "+pokemon version_group capture_rate base_happiness base_experience"),
    "pokemon_gender": (1, "+pokemon female_eighths"),
    "pokemon_past_ability": (3, "+pokemon last_generation slot is_hidden ability"),
    "pokemon_past_stat": (3, "+pokemon last_generation stat base effort"),
    "pokemon_past_type": (3, "pokemon last_generation slot type"),
    "pokemon_past_value": (2, "+pokemon last_generation capture_rate base_happiness base_experience"),
    "pokemon_stat": (2, "+pokemon stat base effort"),
    "region": (1, "slug name_en name_ja"),
    "species": (1, "slug female_eighths capture_rate base_happiness hatch_counter growth_rate"),
    "species_egg_group": (2, "species egg_group"),
    "species_past_egg_group": (3, "+species last_generation egg_group"),
    "version_group_pokemon": (2, "version_group +pokemon"),
    "version_group_region": (2, "version_group region"),
}


def columns(table: str) -> list[str]:
    return [name.removeprefix("+") for name in TABLES[table][1].split()]


def key_columns(table: str) -> list[str]:
    return columns(table)[: TABLES[table][0]]


def list_column(table: str) -> str | None:
    return next((name[1:] for name in TABLES[table][1].split() if name.startswith("+")), None)


@dataclass(frozen=True)
class Fact:
    """One row: `add`, `set` (one column, with what it was) or `remove`. Cells are texts; "null" is unknown."""

    table: str
    change: str
    cells: tuple[tuple[str, str], ...]
    sources: tuple[str, ...]
    was: str = ""

    @staticmethod
    def add(table: str, sources: str, **cells: object) -> "Fact":
        return Fact._make("add", table, sources, "", cells)

    @staticmethod
    def remove(table: str, sources: str, **cells: object) -> "Fact":
        return Fact._make("remove", table, sources, "", cells)

    @staticmethod
    def set(table: str, sources: str, was: object, **cells: object) -> "Fact":
        """The columns that name the row, and the one that gets another value."""
        return Fact._make("set", table, sources, _text(was), cells)

    @staticmethod
    def _make(change: str, table: str, sources: str, was: str, cells: dict[str, object]) -> "Fact":
        known = columns(table)
        unknown = [name for name in cells if name not in known]
        if unknown:
            raise ValueError(f"{table} has no column {', '.join(unknown)}")
        ordered = tuple((name, _text(cells[name])) for name in known if name in cells)
        return Fact(table, change, ordered, tuple(sorted(sources.replace("+", " ").split())), was)


def _text(value: object) -> str:
    return NULL if value is None else str(value)


@dataclass
class Source:
    """The folder with what the sources say, and the database that the facts go on top of."""

    folder: Path
    database: sqlite3.Connection
    _tables: dict[str, list[dict[str, str]]] = field(default_factory=dict)

    def table(self, name: str) -> list[dict[str, str]]:
        """The rows of a file, such as "encounters/raids"."""
        if name not in self._tables:
            with open(self.folder / f"{name}.tsv", encoding="utf-8", newline="") as file:
                self._tables[name] = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
        return self._tables[name]


def by_hand(module: str) -> list[Fact]:
    """The rows that are written by hand for a module, in the form of content/facts."""
    folder = Path(__file__).parent / "by-hand" / module
    return [fact for path in sorted(folder.glob("*.csv")) for fact in parsed(path)]


def parsed(path: Path) -> list[Fact]:
    """The facts of a file, one for each entry of a list."""
    facts = []
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            change, sources, was = row.pop("change"), row.pop("source"), row.pop("was", "")
            cells = {name: cell for name, cell in row.items() if cell}
            lists = [name for name in cells if name in LISTS and name in key_columns(path.stem)]
            for slugs in product(*(cells[name].split() for name in lists)):
                facts.append(Fact._make(change, path.stem, sources, was, cells | dict(zip(lists, slugs))))
    return facts


def write(facts: list[Fact], folder: Path) -> None:
    """Writes a file for each table: rows by key, those that differ in one slug alone as one row."""
    by_table: dict[str, list[Fact]] = {}
    for fact in facts:
        by_table.setdefault(fact.table, []).append(fact)
    for table, its_facts in sorted(by_table.items()):
        (folder / f"{table}.csv").write_text(text(table, its_facts), encoding="utf-8")


def text(table: str, facts: list[Fact]) -> str:
    several = list_column(table)
    groups: dict[tuple, list[str]] = {}
    for fact in facts:
        cells = dict(fact.cells)
        slug = cells.pop(several, "") if several else ""
        groups.setdefault((fact.change, tuple(cells.items()), fact.was, fact.sources), []).append(slug)
    rows = []
    for (change, cells, was, sources), slugs in groups.items():
        row = dict(cells) | {"change": change, "was": was, "source": " ".join(sources)}
        if several and slugs != [""]:
            row[several] = " ".join(sorted(set(slugs)))
        rows.append(row)
    key = key_columns(table)
    rows.sort(key=lambda row: ([_order(row.get(name, "")) for name in key], row["change"], sorted(row.items())))
    used = ["change", *(name for name in columns(table) if name in key or any(name in row for row in rows))]
    used += ["was"] if any(row["was"] for row in rows) else []
    lines = [",".join(_quoted(row.get(name, "")) for name in [*used, "source"]) for row in rows]
    return "\n".join([",".join([*used, "source"]), *lines]) + "\n"


def _order(cell: str) -> tuple[int, str]:
    return (int(cell), "") if cell.isdecimal() else (-1, cell)


def _quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"' if any(mark in cell for mark in ',"\r\n') else cell
