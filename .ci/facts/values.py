"""What moves, species and Pokémon are in each game, what wild Pokémon hold, and how Pokémon evolve.

Made from the rows of `corrections.tsv` about these, `showdown.tsv`, `rom.tsv` and `personal.tsv`. Evolutions, items
and the weights of Gigantamax Pokémon are written by hand, in `by-hand/values`.
"""

from collections import defaultdict

from facts import NULL, Fact, Source, by_hand
from learnsets import correction_key
from move_values import MoveValues
from pokemon_values import Pokemon, PokemonValues
from value_games import Games, generation_slug

APPLIED = "applied"

#: The columns of species and Pokémon for which the corrections have the value as it stands.
PLAIN = ("female_eighths", "growth_rate", "hatch_counter", "height", "weight")

#: The genders of forms in the words of `showdown.tsv`, and the females among eight.
GENDERS = {"Male 100%": 0, "Female 100%": 8, "Female 100% (species 50%)": 8}


def facts(source: Source) -> list[Fact]:
    corrected = Corrected(source)
    found = MoveValues(source).facts + PokemonValues(source).facts
    found += [fact for row in source.table("corrections") for fact in corrected.facts(row)]
    return found + _held_items(source) + _genders(source) + _egg_groups_in_games(source)


def decisions(source: Source) -> dict[int, str]:
    """What became of the rows of `corrections.tsv`, by index."""
    moves, pokemon, corrected = MoveValues(source), PokemonValues(source), Corrected(source)
    evolved = {_evolved(fact) for fact in by_hand("values")}
    found: dict[int, str | None] = {}
    for index, row in enumerate(source.table("corrections")):
        key = correction_key(row)
        match row["table"], row["field"]:
            case "move" | "move_past_value", _:
                found[index] = moves.decision(row)
            case "held_item", _:
                found[index] = APPLIED
            case "evolution", "version_group":
                found[index] = "covered: dates of evolutions"
            case "evolution", _:
                old, new = (corrected.pokemon.species.get(key[name], key[name]) for name in ("from", "into"))
                ways = {(old, new, key["version_group"]), (None, new, key["version_group"])}
                found[index] = APPLIED if ways & evolved else "declined: not written by hand"
            case _:
                found[index] = APPLIED if corrected.facts(row) or _gender(row) else pokemon.decision(row)
    return {index: decision for index, decision in found.items() if decision}


def _evolved(fact: Fact) -> tuple[str | None, str | None, str | None]:
    """From what and into what a fact says that something evolves, or does not, and in which game."""
    cells = dict(fact.cells)
    return cells.get("from_species"), cells.get("into_species", cells.get("pokemon")), cells.get("version_group")


class Corrected:
    """The facts that a correction alone makes."""

    def __init__(self, source: Source):
        self.pokemon = Pokemon(source, Games(source))
        self.abilities = defaultdict(dict)
        for slug, slot, ability in source.database.execute(
                "SELECT pokemon.slug, slot, ability.slug FROM pokemon_ability "
                "JOIN pokemon ON pokemon.id = pokemon_id JOIN ability ON ability.id = ability_id"):
            self.abilities[slug][slot] = ability

    def facts(self, row: dict[str, str]) -> list[Fact]:
        key, right, sources = correction_key(row), row["right"], row["sources"]
        match row["table"], row["field"]:
            case "species" | "pokemon", field if field in PLAIN:
                return [Fact.set(row["table"], sources, row["was"], slug=key["slug"], **{field: right})]
            case "pokemon_ability", _:
                kept = right.split(" / ")
                return [Fact.remove("pokemon_ability", sources, pokemon=key["pokemon"], slot=slot)
                        for slot, ability in self.abilities[key["pokemon"]].items() if ability not in kept]
            case "pokemon_past_ability", _:
                return [Fact.add("pokemon_past_ability", sources, pokemon=key["pokemon"], slot=key["slot"],
                                 last_generation=generation_slug(int(key["last_generation"])),
                                 is_hidden=key["is_hidden"], ability=NULL)]
            case "pokemon_past_stat", _:
                return [self._past_stat(key, right, sources)]
            case "species_egg_group", _ if "pokemon" in key:
                return [Fact.add("pokemon_egg_group", sources, pokemon=key["pokemon"], egg_group=right)]
            case "species_egg_group", _:
                generation = generation_slug(int(key["last_generation"]))
                return [Fact.add("species_past_egg_group", sources, species=key["species"],
                                 last_generation=generation, egg_group=group) for group in right.split(", ")]
        return []

    def _past_stat(self, key: dict[str, str], right: str, sources: str) -> Fact:
        """A base stat of older games, with today's effort; empty is none."""
        cells = {"pokemon": key["pokemon"], "last_generation": generation_slug(int(key["last_generation"])),
                 "stat": key["stat"]}
        if not right:
            return Fact.remove("pokemon_past_stat", sources, **cells)
        effort = self.pokemon.stats[key["pokemon"], key["stat"]][1]
        return Fact.add("pokemon_past_stat", sources, base=right, effort=effort, **cells)


def _held_items(source: Source) -> list[Fact]:
    """What wild Pokémon hold, a row for all versions with one chance."""
    order = [slug for slug, in source.database.execute(
        "SELECT version.slug FROM version JOIN version_group ON version_group.id = version_group_id "
        "ORDER BY position, version.id")]
    versions: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for row in source.table("corrections"):
        if row["table"] == "held_item":
            key = correction_key(row)
            versions[key["pokemon"], key["item"], row["was"], row["right"], row["sources"]].append(key["version"])
    found = []
    for (pokemon, item, was, right, sources), slugs in versions.items():
        versions_cell = " ".join(sorted(slugs, key=order.index))
        cells = {"pokemon": pokemon, "item": item, "versions": versions_cell, "chance": right}
        found.append(Fact.set("held_item", sources, was, **cells) if was else Fact.add("held_item", sources, **cells))
    return found


def _gender(row: dict[str, str]) -> tuple[str, int] | None:
    """The form whose gender a correction gives, and the females among eight."""
    if row["field"] != "female_eighths of this form":
        return None
    return correction_key(row)["pokemon"], int(row["right"])


def _genders(source: Source) -> list[Fact]:
    """Forms of one gender, with all who say so."""
    said_by: dict[tuple[str, int], set[str]] = defaultdict(set)
    for row in source.table("showdown"):
        if row["kind"] == "gender":
            said_by[row["subject slug"], GENDERS[row["right value"]]].add("showdown")
    for row in source.table("corrections"):
        if form := _gender(row):
            said_by[form].update(row["sources"].split("+"))
    return [Fact.add("pokemon_gender", " ".join(sources), pokemon=slug, female_eighths=eighths)
            for (slug, eighths), sources in said_by.items()]


def _egg_groups_in_games(source: Source) -> list[Fact]:
    """Egg groups of Mega Pokémon in Legends: Z-A, which kept those of generation VII."""
    return [Fact.add("pokemon_game_egg_group", "pkhex", pokemon=row["pokemon_slug"],
                     version_group=row["version_group"], egg_group=group)
            for row in source.table("personal") if row["field"] == "egg_groups" and row["judgement"] == "own"
            for group in row["pkhex"].split(", ")]
