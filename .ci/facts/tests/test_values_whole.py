"""Checks of all rows of values.py, against the sources that they are made from and the database."""

import unittest
from collections import Counter, defaultdict

import whole  # It lets the others be found.

import values  # noqa: E402
from facts import NULL, by_hand, key_columns  # noqa: E402
from move_values import DECLINED, ROM_KINDS, SHOWDOWN_KINDS, WITH_NONE, Moves, read_value  # noqa: E402
from value_games import Games  # noqa: E402

#: The ranges of values, within those of the schema.
RANGES = {
    "power": (0, 250), "accuracy": (0, 100), "power_points": (1, 40), "priority": (-7, 5), "effect_chance": (0, 100),
    "capture_rate": (3, 255), "base_happiness": (0, 140), "base_experience": (20, 700), "base": (1, 255),
    "effort": (0, 3), "chance": (1, 100), "slot": (1, 3), "female_eighths": (0, 8), "hatch_counter": (5, 120),
    "height": (1, 1000), "weight": (1, 10000),
}

#: Corrections of each table and what became of them.
EXPECTED = {
    ("evolution", "applied"): 31, ("evolution", "covered"): 82, ("held_item", "applied"): 1175,
    ("move", "applied"): 1, ("move", "declined"): 1, ("move_past_value", "applied"): 134,
    ("move_past_value", "covered"): 76, ("pokemon", "applied"): 197, ("pokemon_ability", "applied"): 15,
    ("pokemon_past_ability", "applied"): 2, ("pokemon_past_stat", "applied"): 4, ("pokemon_stat", "applied"): 70,
    ("species", "applied"): 707, ("species_egg_group", "applied"): 31,
}

TRAINING = {"capture_rate": "species", "base_happiness": "species", "base_experience": "pokemon"}


@unittest.skipUnless(whole.IS_THERE, whole.MISSING)
class WholeTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.source = whole.source()
        cls.database = cls.source.database
        cls.facts = values.facts(cls.source) + by_hand("values")
        read = cls.database.execute
        cls.generations = dict(read("SELECT slug, generation_id FROM version_group"))
        cls.order = [slug for slug, in read("SELECT slug FROM version_group ORDER BY position")]

    @classmethod
    def tearDownClass(cls):
        cls.database.close()

    def of(self, table):
        return [(fact, dict(fact.cells)) for fact in self.facts if fact.table == table]

    def test_every_correction_is_decided(self):
        corrections = self.source.table("corrections")
        decided = Counter((corrections[index]["table"], decision.partition(":")[0])
                          for index, decision in values.decisions(self.source).items())
        self.assertEqual(decided, EXPECTED)

    def test_no_two_rows_for_one_fact(self):
        seen = Counter()
        for fact in self.facts:
            cells = dict(fact.cells)
            key = tuple(cells.get(name) for name in key_columns(fact.table))
            if fact.table == "held_item":
                key = cells["pokemon"], cells["item"]
                seen.update((fact.table, key, version) for version in cells["versions"].split())
            elif fact.change == "set":
                seen.update((fact.table, key, name) for name in cells if name not in key_columns(fact.table))
            else:
                seen[fact.table, key if fact.table != "evolution" else fact.cells, None] += 1
        self.assertEqual([fact for fact, count in seen.items() if count > 1], [])

    def test_values_are_in_range(self):
        for fact in self.facts:
            self.assertTrue(set(fact.sources) <= {"showdown", "rom", "pkhex", "game"} and fact.sources, fact)
            for name, cell in fact.cells:
                if name in RANGES and cell != NULL:
                    lowest, highest = RANGES[name]
                    self.assertTrue(lowest <= int(cell) <= highest, fact)

    def test_what_was_is_what_the_database_has(self):
        checked = {"move": "slug", "species": "slug", "pokemon": "slug"}
        for table, key in checked.items():
            for fact, cells in self.of(table):
                name = next(name for name in cells if name != key)
                column, join = (name, "")
                if name in ("growth_rate", "target"):
                    kind = {"target": "move_target"}.get(name, name)
                    column, join = f"{kind}.slug", f"JOIN {kind} ON {kind}.id = {name}_id"
                row = self.database.execute(f"SELECT {column} FROM {table} {join} WHERE {table}.slug = ?", [cells[key]])
                now = row.fetchone()[0]
                self.assertEqual(fact.was, NULL if now is None else str(now), fact)
                self.assertNotEqual(fact.was, cells[name], fact)

    def test_training_values_in_every_game(self):
        """Each game of the roster has what PKHeX says, or else what the database says; experience may be one less
        where PKHeX calculated it."""
        own, past, today = self.training()
        said = {(row["pokemon_slug"], row["field"], row["version_group"]): int(row["pkhex"])
                for row in self.source.table("personal") if row["field"] in TRAINING}
        used = set()
        for row in self.source.table("roster"):
            game, slug = row["version_group"], row["pokemon_slug"]
            for column in TRAINING if row["pkhex"] == "yes" else ():
                key = slug, column
                spans = {last: value for last, value in past[key].items() if last >= self.generations[game]}
                found = own.get((*key, game), spans[min(spans)] if spans else today[key][1])
                expected = said.get((*key, game), today[key][0])
                calculated = column == "base_experience" and game in ("scarlet-violet", "legends-za")
                if not (calculated and (*key, game) in said and found == expected - 1):
                    self.assertEqual(found, expected, (key, game))
                if (*key, game) in own:
                    used.add((*key, game))
                    self.assertNotEqual(found, spans[min(spans)] if spans else today[key][1], (key, game))
        self.assertEqual(used, own.keys())

    def training(self):
        """Values by game, by last generation, and before and after today's corrections."""
        changed = {(table, cells["slug"], name): int(cells[name]) for table in ("species", "pokemon")
                   for _, cells in self.of(table) for name in TRAINING if name in cells}
        own, past, today = {}, defaultdict(dict), {}
        for _, cells in self.of("pokemon_game_value"):
            own |= {(cells["pokemon"], name, cells["version_group"]): int(cells[name]) for name in TRAINING
                    if name in cells}
        numbers = dict(self.database.execute("SELECT slug, id FROM generation"))
        for _, cells in self.of("pokemon_past_value"):
            for name in TRAINING:
                if name in cells:
                    past[cells["pokemon"], name][numbers[cells["last_generation"]]] = int(cells[name])
        for slug, species, *columns in self.database.execute(
                "SELECT pokemon.slug, species.slug, capture_rate, base_happiness, base_experience "
                "FROM pokemon JOIN species ON species.id = species_id"):
            for (name, table), value in zip(TRAINING.items(), columns):
                subject = species if table == "species" else slug
                today[slug, name] = value, changed.get((table, subject, name), value)
        return own, past, today

    def test_values_of_moves_in_every_game(self):
        """Each value in `showdown.tsv` and `rom.tsv` is what the rows and the database say of the game."""
        own, past, today = self.move_values()
        games = Games(self.source)
        files = ("showdown", SHOWDOWN_KINDS, "generation or game"), ("rom", ROM_KINDS, "game")
        for file, kinds, game_column in files:
            for row in self.source.table(file):
                column, move = kinds.get(row["kind"]), row["subject slug"]
                if not column or (row["kind"], move) in DECLINED:
                    continue
                for game in games.named(row[game_column]):
                    later = [before for before, value in past[move, column].items()
                             if self.order.index(before) > self.order.index(game) and value not in (None, NULL)]
                    value = past[move, column][min(later, key=self.order.index)] if later else today[move, column]
                    value = own.get((move, column, game), value)
                    expected = read_value(row["right value"])
                    if column == "power_points" and game == "champions":
                        expected = (expected // 5 + 1) * 4
                    found = "None" if str(value) == "0" and column in WITH_NONE else str(value)
                    self.assertEqual(found, str(expected), (move, column, game))

    def move_values(self):
        """Values of moves by game, by the games before which they held, and today's."""
        moves = Moves(self.source)
        today = {(move, column): value for move, cells in moves.today.items() for column, value in cells.items()}
        past = defaultdict(dict)
        for move, rows in moves.past.items():
            for before, cells in rows.items():
                for column, value in cells.items():
                    past[move, column][before] = value
        for _, cells in self.of("move"):
            today |= {(cells["slug"], column): value for column, value in cells.items() if column != "slug"}
        own = {}
        for table, game in (("move_past_value", "before_version_group"), ("move_game_value", "version_group")):
            for _, cells in self.of(table):
                for column in cells.keys() - {"move", game}:
                    if table == "move_past_value":
                        past[cells["move"], column][cells[game]] = cells[column]
                    else:
                        own[cells["move"], column, cells[game]] = cells[column]
        return own, past, today

    def test_champions(self):
        """401 of 496 moves have other power points than in Scarlet and Violet."""
        found = [cells["power_points"] for _, cells in self.of("move_game_value")
                 if cells["version_group"] == "champions" and "power_points" in cells]
        self.assertEqual(len(found), 401)
        self.assertEqual(set(found), {"8", "12", "16", "20"})

    def test_held_items_are_of_games_with_the_pokemon(self):
        """No item of a new row is known of the version already, and battle forms aside, the roster has the holder."""
        groups = dict(self.database.execute(
            "SELECT version.slug, version_group.slug FROM version "
            "JOIN version_group ON version_group.id = version_group_id"))
        roster = {(row["version_group"], row["pokemon_slug"]) for row in self.source.table("roster")
                  if row["pkhex"] == "yes"}
        for fact, cells in self.of("held_item"):
            for version in cells["versions"].split():
                self.assertIn((groups[version], cells["pokemon"]), roster)

    def test_species_hold_at_most_everything(self):
        """The chances of the new items of a Pokémon in a version do not exceed 100."""
        sums = Counter()
        for fact, cells in self.of("held_item"):
            for version in cells["versions"].split() if fact.change == "add" else ():
                sums[cells["pokemon"], version] += int(cells["chance"])
        self.assertLessEqual(max(sums.values()), 100)


if __name__ == "__main__":
    unittest.main()
