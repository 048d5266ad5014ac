"""Which pages stand for their kinds; addresses follow the language's folder."""
from urllib.parse import quote_plus

LANGUAGES = ["en", "ja"]

# One of each kind, and those whose contents are out of the ordinary.
KINDS = {
    "list": "",
    "Pokémon": "pokemon/dratini/",
    "Pokémon, many forms": "pokemon/eevee/",
    "Pokémon, a mega form": "pokemon/charizard-mega-x/",
    "Pokémon, many looks": "pokemon/arceus/",
    "Pokémon without picture": "pokemon/koraidon-limited-build/",
    "Pokémon by another address": "pokemon/giratina/",
    "move": "moves/thunderbolt/",
    "moves": "moves/",
    "ability": "abilities/levitate/",
    "abilities": "abilities/",
    "type": "types/fire/",
    "types": "types/",
    "family": "evolutions/eevee/",
    "families": "evolutions/",
    "Pokédex": "pokedexes/paldea/",
    "Pokédexes": "pokedexes/",
    "about": "about/",
    "compare": "compare/?p=pikachu,raichu-alola",
    "finder": "finder/?q=move:surf",
    "offline": "offline/",
    "settings": "settings/",
}

# Those whose contents scripts make: without them they say that they need them.
SCRIPTED = {"compare", "finder", "settings"}

# Those in both languages at once.
SHARED = {"choice of language": "", "not found": "no/such/page/"}


def in_every_language(kinds=KINDS):
    """The addresses of kinds of pages, below the site's own, in every language."""
    return [language + "/" + kinds_page for kinds_page in kinds.values() for language in LANGUAGES]


EVERYTHING = in_every_language() + list(SHARED.values())


def asking(page, query):
    """The address of a page that is asked a query."""
    return "%s?q=%s" % (page, quote_plus(query, safe=":|"))
