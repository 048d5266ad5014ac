"""Who is in which game: version_group_pokemon, from `roster.tsv`.

Add-ons are inside their games. Colosseum, XD and Champions have no rows: nobody says who is not there.
"""

from facts import Fact, Source

#: The games of Japan that came before Red and Blue, and have the same Pokémon.
JAPANESE_ORIGINALS = ["red-green-japan", "blue-japan"]


def facts(source: Source) -> list[Fact]:
    confirmed = _confirmed(source)
    found = []
    for row in source.table("roster"):
        game, pokemon = row["version_group"], row["pokemon_slug"]
        sources = _sources(row["pkhex"])
        if not sources:
            continue
        if (game, pokemon) in confirmed:
            sources += " showdown"
        found.append(Fact.add("version_group_pokemon", sources, version_group=game, pokemon=pokemon))
        if game == "red-blue":
            found += [
                Fact.add("version_group_pokemon", "game", version_group=original, pokemon=pokemon)
                for original in JAPANESE_ORIGINALS
            ]
    return found


def decisions(source: Source) -> dict[int, str]:
    """What became of the rows of `corrections.tsv` about rosters, by index."""
    listed = {tuple(cell for _, cell in fact.cells) for fact in facts(source)}
    found = {}
    for index, row in enumerate(source.table("corrections")):
        if row["table"] != "(roster)":
            continue
        is_listed = _place(row) in listed
        if is_listed != (row["right"] == "yes"):
            raise ValueError(f"roster.tsv contradicts corrections.tsv: {row['key']}")
        found[index] = "applied" if is_listed else "covered: a game with a roster lacks whom it does not list"
    return found


def battle_forms(source: Source) -> set[str]:
    """The Pokémon that exist in battle alone, such as Mega Evolutions: pages show the moves of their bases."""
    query = """
        SELECT pokemon.slug FROM pokemon JOIN form ON form.pokemon_id = pokemon.id
        WHERE form.position = 1 AND form.is_battle_only"""
    return {slug for (slug,) in source.database.execute(query)}


def _confirmed(source: Source) -> set[tuple[str, str]]:
    """The game and Pokémon of corrections in which Showdown agrees."""
    return {
        _place(row)
        for row in source.table("corrections")
        if row["table"] == "(roster)" and "showdown" in row["sources"].split("+")
    }


def _place(row: dict[str, str]) -> tuple[str, str]:
    """`version_group=emerald;pokemon=deoxys-normal` as its two slugs."""
    game, pokemon = (part.split("=", 1)[1] for part in row["key"].split(";"))
    return game, pokemon


def _sources(answer: str) -> str:
    """Who says that a Pokémon is in a game; empty if nobody does.

    PKHeX has no table of Gigantamax forms: players see them in Sword and Shield.
    """
    return {"yes": "pkhex", "no table": "game", "no": ""}[answer]
