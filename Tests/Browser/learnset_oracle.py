"""Who can have which moves, told by the sample's database and our facts on top: what the scripts answer is compared with it."""
import collections
import csv
import functools
import os
import sqlite3

import sample

DATABASE = os.path.join(sample.FOLDER, "content", "pokedex.sqlite")
COSTS = {"level-up": 1, "machine": 2, "tutor": 3, "egg": 4}
OTHERS, BEFORE = 5, 1
FACTS = os.path.join(os.path.dirname(__file__), "..", "..", "content", "facts")
MAIN_GAMES = {"the-isle-of-armor": "sword-shield", "the-crown-tundra": "sword-shield", "the-teal-mask": "scarlet-violet",
              "the-indigo-disk": "scarlet-violet", "mega-dimension": "legends-za"}


def facts(table):
    with open(os.path.join(FACTS, table + ".csv"), encoding="utf-8") as file:
        return list(csv.DictReader(file))


class Oracle:
    """Answers by brute force. `pokemon` is data/pokemon.json, which tells families and battle forms."""

    def __init__(self, pokemon):
        self.pokemon = pokemon
        database = sqlite3.connect("file:%s?mode=ro" % os.path.abspath(DATABASE), uri=True)
        places = {slug: place for place, slug in enumerate(pokemon["slug"])}
        own = collections.defaultdict(dict)
        for slug, game, method, level, move in database.execute("""
                SELECT pokemon.slug, version_group.slug, learn_method.slug, MIN(level), move.slug
                FROM learnset JOIN pokemon ON pokemon.id = pokemon_id JOIN move ON move.id = move_id
                JOIN version_group ON version_group.id = version_group_id
                JOIN learn_method ON learn_method.id = method_id
                GROUP BY pokemon_id, version_group_id, method_id, move_id"""):
            ways = own[places[slug]].setdefault(game, {})
            ways.setdefault(move, {})[method] = level if method == "level-up" else None
        # The sample lacks many Pokémon and moves.
        moves = {slug for (slug,) in database.execute("SELECT slug FROM move")}
        for fact in facts("learnset"):
            known = moves.intersection(fact["move"].split())
            for slug in places.keys() & fact["pokemon"].split():
                ways = own[places[slug]].setdefault(fact["version_group"], {})
                for move in known:
                    if fact["change"] == "add":
                        level = int(fact["level"]) if fact["method"] == "level-up" else None
                        ways.setdefault(move, {}).setdefault(fact["method"], level)
                    elif fact["change"] == "remove":
                        ways[move].pop(fact["method"], None)
                        ways[move] or ways.pop(move)
                if not ways:
                    del own[places[slug]][fact["version_group"]]
        # The newest first: later generations, and within them what appeared later.
        taught = {game for games in own.values() for game in games}
        self.games = [slug for (slug,) in database.execute("""
            SELECT slug FROM version_group ORDER BY generation_id DESC, position DESC""") if slug in taught]
        self.methods = [slug for (slug,) in database.execute(
            "SELECT slug FROM learn_method WHERE id IN (SELECT method_id FROM learnset)")]
        self.methods += [fact["slug"] for fact in facts("learn_method")]
        first_games = dict(database.execute("""
            SELECT pokemon.slug, version_group.slug FROM form
            JOIN pokemon ON pokemon.id = pokemon_id JOIN version_group ON version_group.id = version_group_id
            WHERE form.position = 1"""))
        self.machines = collections.defaultdict(list)
        for game, move, kind, number in database.execute("""
                SELECT version_group.slug, move.slug, kind, number FROM machine
                JOIN version_group ON version_group.id = version_group_id JOIN move ON move.id = move_id"""):
            self.machines[MAIN_GAMES.get(game, game), move].append("%s%d" % (kind, number))
        for fact in facts("machine"):
            key = fact["version_group"], fact["move"]
            if fact["change"] == "add":
                self.machines[key].append("%s%s" % (fact["kind"], fact["number"]))
        # A game and its add-ons can name the same machine.
        for labels in self.machines.values():
            labels[:] = dict.fromkeys(labels)
        games = collections.defaultdict(set)
        for fact in facts("version_group_pokemon"):
            for slug in fact["pokemon"].split():
                games[slug].add(fact["version_group"])
        for slug, game in first_games.items():
            games[slug].add(MAIN_GAMES.get(game, game))
        self.learnsets = {place: self.learnset(place, own, games[slug]) for slug, place in places.items()}

    def learnset(self, place, own, games):
        """By game, move and method the lowest level; a form taken only in battle has its base's in its games."""
        base = self.pokemon["base"][place]
        if base is None:
            return own.get(place, {})
        games = games | set(own.get(place, {}))
        return {game: ways for game, ways in own.get(base, {}).items() if MAIN_GAMES.get(game, game) in games}

    @functools.cache
    def stages(self, place):
        """All before a Pokémon in its family, the nearest first."""
        before = self.pokemon["evolves-from"][place]
        return () if before is None else (before, *self.stages(before))

    def ways(self, place, move, game, methods):
        """All ways to have a move in a game: cost, stages back, method, level, the stage."""
        learnset = self.learnsets[place].get(game)
        if not learnset:
            return []
        ways = [(COSTS.get(method, OTHERS), 0, method, level, None)
                for method, level in learnset.get(move, {}).items() if method in methods]
        for back, stage in enumerate(self.stages(place), 1):
            ways += [(COSTS.get(method, OTHERS) + BEFORE, back, method, level, stage)
                     for method, level in self.learnsets[stage].get(game, {}).get(move, {}).items()
                     if method in methods]
        return ways

    def easiest(self, place, move, games, methods):
        """How easy the easiest way is, and the ways that are so in the newest games that have one; null
        where there are none. Of ways that are as easy, those without an earlier stage go before others,
        and methods as they stand in `methods`."""
        def rank(way):
            cost, back, method, *_ = way
            return cost, back > 0, methods.index(method)

        by_game = [(game, self.ways(place, move, game, methods)) for game in games]
        ranks = [rank(way) for _, ways in by_game for way in ways]
        if not ranks:
            return None
        best = min(ranks)
        for game, ways in by_game:
            fitting = [way for way in ways if rank(way) == best]
            if fitting:
                nearest = min(back for _, back, *_ in fitting)
                return best, game, [way for way in fitting if way[1] == nearest]
        raise AssertionError

    def answer(self, moves, game, methods):
        """Everyone who can have all moves, by place, with what is easiest for each."""
        games = self.games if game is None else [game]
        answers = {}
        for place in self.learnsets:
            ways = [self.easiest(place, move, games, methods) for move in moves]
            if ways and None not in ways:
                answers[place] = ways
        return answers

    def order(self, answers, game):
        """The places of an answer, the easiest first."""
        def rank(place):
            ways = answers[place]
            # Of one cost there is one method, but for the rarer ones, which have no levels.
            levels = [way[3] or 0 for _, _, (way, *_) in ways] if game else [0]
            return (sum(best[0] for best, _, _ in ways), max(levels), self.pokemon["number"][place], place)
        return sorted(answers, key=rank)
