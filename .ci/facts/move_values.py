"""Values of moves in each game: move, move_past_value and move_game_value.

`showdown.tsv` and `rom.tsv` say what a value is in a game, `corrections.tsv` the power points of Legends: Arceus.
From the values in each game follow the spans: a row of move_past_value names the first games that had another
value, one of move_game_value a game that stands apart.
"""

import re
from collections import defaultdict
from dataclasses import dataclass, field

from facts import NULL, Fact, Source
from learnsets import correction_key
from value_games import ADD_ONS, APART, Games

#: A column, and how the values of a game are called in `showdown.tsv` and `rom.tsv`.
COLUMNS = {
    "type": "type", "damage_class": "class", "power": "power", "accuracy": "accuracy", "power_points": "pp",
    "priority": "priority", "target": "target", "effect_chance": "chance",
}
SHOWDOWN_KINDS = {f"move values of each game: {word}": column for column, word in COLUMNS.items()}
ROM_KINDS = {
    "move PP": "power_points", "move accuracy": "accuracy", "move power": "power", "move priority": "priority",
    "move effect chance": "effect_chance",
}

#: The columns in which 0 is none; NULL says nothing there.
WITH_NONE = ("power", "accuracy", "effect_chance")

#: Showdown's word for whom a move strikes, in ours. Coaching is for the allies alone, as Dragon Cheer is.
TARGETS = {
    "adjacentAlly": "all-allies", "allies": "user-and-allies", "self": "user", "allAdjacentFoes": "all-opponents",
    "normal": "selected-pokemon",
}

#: Rows of `showdown.tsv` that are not applied, by kind and move.
DECLINED = {
    ("move values of each game: power", "punishment"): "declined: low confidence; the database has its lowest power",
    ("move values", "(all moves)"): "declined: no source has powers and accuracies of Legends: Arceus",
}

#: Values of which a source names later generations alone, but which are the same in generation I.
SINCE_FIRST = {("struggle", "effect_chance")}

#: A value of `showdown.tsv` or `rom.tsv`: "33%", "100% (the effect checks accuracy)", "none", "physical".
_NUMBER = re.compile(r"(-?\d+)%?(?: \(.*\))?")

Key = tuple[str, str]


@dataclass
class Wanted:
    """What a column of a move is in some games, and who says so; none is None."""

    values: dict[str, object] = field(default_factory=dict)
    sources: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def say(self, games: list[str], value: object, sources: str) -> None:
        for game in games:
            if self.values.setdefault(game, value) != value:
                raise ValueError(f"sources disagree in {game}: {self.values[game]} or {value}")
            self.sources[game].update(sources.replace("+", " ").split())


class Moves:
    """What the database says of moves: today's values, past ones by the games before which they held, and in which
    games somebody learns a move."""

    def __init__(self, source: Source):
        names = {"type": "type.slug", "target": "move_target.slug"}
        columns = ", ".join(names.get(name, f"v.{name}") for name in COLUMNS)
        joins = "LEFT JOIN type ON type.id = v.type_id LEFT JOIN move_target ON move_target.id = v.target_id"
        read = source.database.execute
        self.today: dict[str, dict[str, object]] = {}
        self.generations: dict[str, int] = {}
        for slug, generation, *values in read(f"SELECT v.slug, v.generation_id, {columns} FROM move v {joins}"):
            self.today[slug], self.generations[slug] = dict(zip(COLUMNS, values)), generation
        self.past: dict[str, dict[str, dict[str, object]]] = defaultdict(dict)
        for slug, before, *values in read(
                f"SELECT move.slug, version_group.slug, {columns} FROM move_past_value v "
                f"JOIN move ON move.id = v.move_id "
                f"JOIN version_group ON version_group.id = v.before_version_group_id {joins} ORDER BY position"):
            self.past[slug][before] = dict(zip(COLUMNS, values))
        self.learned = {(slug, ADD_ONS.get(game, game)) for slug, game in read(
            "SELECT DISTINCT move.slug, version_group.slug FROM learnset JOIN move ON move.id = move_id "
            "JOIN version_group ON version_group.id = version_group_id")}


class MoveValues:
    """The facts about values of moves, and what became of the corrections."""

    def __init__(self, source: Source):
        self.games, self.moves, self.source = Games(source), Moves(source), source
        self.facts: list[Fact] = []
        self.wanted: dict[Key, Wanted] = defaultdict(Wanted)
        self._today()
        self._read()
        self._champions()
        self.past = defaultdict(dict)
        self.own: dict[tuple[str, str], dict[str, tuple[object, set[str]]]] = defaultdict(dict)
        for key in sorted(self.wanted):
            self._resolve(key)
        self._write()

    def _today(self) -> None:
        """Today's targets, and the power points that the database has of Legends: Arceus."""
        changes = [
            (row["subject slug"], "target", TARGETS[row["right value"]], "showdown")
            for row in self.source.table("showdown")
            if row["kind"] == "target" and (row["kind"], row["subject slug"]) not in DECLINED]
        changes += [
            (correction_key(row)["slug"], row["field"], int(row["right"]), row["sources"])
            for row in self._corrections("move") if row["field"] == "power_points"]
        for move, column, value, sources in changes:
            was, self.moves.today[move][column] = self.moves.today[move][column], value
            self.facts.append(Fact.set("move", sources, was, slug=move, **{column: value}))

    def _corrections(self, table: str) -> list[dict[str, str]]:
        return [row for row in self.source.table("corrections") if row["table"] == table]

    def _read(self) -> None:
        for row in self.source.table("showdown"):
            column = SHOWDOWN_KINDS.get(row["kind"])
            if column and (row["kind"], row["subject slug"]) not in DECLINED:
                said_by = "rom" if row["evidence"].startswith("pret ") else "showdown"
                said_by += " rom" if "pret" in row["evidence"] else ""
                games = self.games.named(row["generation or game"])
                if (row["subject slug"], column) in SINCE_FIRST:
                    games = [*self.games.named("I–I"), *games]
                self.wanted[row["subject slug"], column].say(games, read_value(row["right value"]), said_by)
        for row in self.source.table("rom"):
            if column := ROM_KINDS.get(row["kind"]):
                games = self.games.named(row["game"])
                self.wanted[row["subject slug"], column].say(games, read_value(row["right value"]), "rom")
        for row in self._corrections("move_past_value"):
            self._read_correction(row)
        for row in self._corrections("move"):
            key = correction_key(row)["slug"], row["field"]
            if row["field"] == "type":
                self.wanted[key].say(["legends-za"], row["right"], "pkhex")

    def _read_correction(self, row: dict[str, str]) -> None:
        """Power points of Legends: Arceus, and who else says what others say."""
        key = correction_key(row)
        move, column = key["move"], row["field"].removesuffix(" (no column)")
        wanted = self.wanted[move, column]
        if key.get("before_version_group") == "scarlet-violet" and not set(wanted.values) & set(self.games.line[:-1]):
            wanted.say(["legends-arceus"], int(row["right"]), row["sources"])
        elif row["sources"] != "pkhex":
            first, _, last = key.get("generations", "1–9").partition("–")
            for game in set(wanted.values) & set(self.games.line):
                if not int(first) <= self.games.generations[game] <= int(last or first):
                    continue
                wanted.sources[game].update(row["sources"].split("+"))

    def _champions(self) -> None:
        """Power points of Champions: those of today or its own, at most 20, as with three PP Ups."""
        for move, game in self.moves.learned:
            if game == "champions":
                wanted = self.wanted[move, "power_points"]
                base = wanted.values.pop(game, self.moves.today[move]["power_points"])
                wanted.say([game], (min(base, 20) // 5 + 1) * 4, "showdown")

    def _resolve(self, key: Key) -> None:
        """The spans and the games' own values of a column of a move."""
        move, column = key
        wanted = self.wanted[key]
        old = {before: values[column] for before, values in self.moves.past[move].items() if values[column] is not None}
        today = none(column, self.moves.today[move][column])
        line = [game for game in self.games.line if self.games.generations[game] >= self.moves.generations[move]]
        values = self._values_in_line(key, line, old)
        new = {}
        if any(values[game] != self._value(column, game, old, today) for game in line):
            new = {after: values[game] for game, after in zip(line, line[1:]) if values[game] != values[after]}
            self._change(key, old, new, line)
        else:
            new = {before: none(column, value) for before, value in old.items()}
        for game in APART:
            if game in wanted.values and wanted.values[game] != self._value(column, game, new, today):
                groups = [game, *(add_on for add_on, main in ADD_ONS.items() if main == game)]
                for group in groups:
                    self.own[move, group][column] = wanted.values[game], wanted.sources[game]

    def _values_in_line(self, key: Key, line: list[str], old: dict[str, object]) -> dict[str, object]:
        """A value for each game. Games that lack the move, beside others of their generation that have it, have the
        value of the game before, or else after."""
        move, column = key
        wanted = self.wanted[key].values
        today = none(column, self.moves.today[move][column])
        known = {self.games.generations[game] for game in wanted}
        values: dict[str, object] = {}
        for game in line:
            if game in wanted:
                values[game] = wanted[game]
            elif game == line[-1]:
                values[game] = today
            elif self.games.generations[game] not in known or (move, game) in self.moves.learned:
                values[game] = self._value(column, game, old, today)
        previous = next(iter(values.values()))
        for game in line:
            previous = values.setdefault(game, previous)
        return values

    def _value(self, column: str, game: str, past: dict[str, object], today: object) -> object:
        order = list(self.games.generations)
        later = [before for before in past if order.index(before) > order.index(game)]
        return none(column, past[min(later, key=order.index)]) if later else today

    def _change(self, key: Key, old: dict[str, object], new: dict[str, object], line: list[str]) -> None:
        move, column = key
        for before in sorted(old.keys() | new.keys(), key=line.index):
            value = new.get(before, NULL)
            value = 0 if value is None else value
            if value != old.get(before):
                start = max((line.index(b) for b in new if line.index(b) < line.index(before)), default=0)
                games = [game for game in line[start:line.index(before)] if game in self.wanted[key].values]
                said_by = set().union(*(self.wanted[key].sources[game] for game in games))
                self.past[move, before][column] = value, old.get(before), said_by

    def _write(self) -> None:
        for (move, before), cells in self.past.items():
            exists = before in self.moves.past[move]
            for column, (value, was, said_by) in cells.items() if exists else ():
                self.facts.append(Fact.set("move_past_value", " ".join(said_by), was, move=move,
                                           before_version_group=before, **{column: value}))
            if not exists:
                said_by = set().union(*(said_by for _, _, said_by in cells.values()))
                self.facts.append(Fact.add("move_past_value", " ".join(said_by), move=move, before_version_group=before,
                                           **{column: value for column, (value, _, _) in cells.items()}))
        for (move, game), cells in self.own.items():
            said_by = set().union(*(said_by for _, said_by in cells.values()))
            values = {column: 0 if value is None else value for column, (value, _) in cells.items()}
            self.facts.append(Fact.add("move_game_value", " ".join(said_by), move=move, version_group=game, **values))

    def decision(self, row: dict[str, str]) -> str | None:
        """What became of a correction of a move or of its past values."""
        key = correction_key(row)
        if row["table"] == "move":
            if row["field"] == "type":
                return "declined: today is Scarlet and Violet; the newer games have rows of their own"
            return "applied" if row["field"] == "power_points" else None
        move, column = key["move"], row["field"].removesuffix(" (no column)")
        before, right = key.get("before_version_group"), read_value(row["right"] or "none")
        if before == "legends-arceus":
            return "covered: values of single games"
        if before == "legends-za":
            return "covered: today's values are those of Scarlet and Violet"
        own = self.own.get((move, "legends-arceus"), {}).get(column)
        if before == "scarlet-violet" and own and own[0] == right:
            return "applied"
        rows = [cells[column] for (its_move, its_before), cells in self.past.items()
                if its_move == move and before in (None, its_before) and column in cells]
        expected = {NULL, 0} if right is None else {right or 0}
        return "applied" if any(value in expected for value, _, _ in rows) else "declined: not found"


def none(column: str, value: object) -> object:
    """A value as games have it: 0 is none in some columns."""
    return None if column in WITH_NONE and value == 0 else value


def read_value(text: str) -> object:
    if text == "none" or text == "None":
        return None
    number = _NUMBER.fullmatch(text)
    return int(number[1]) if number else text
