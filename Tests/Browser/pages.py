"""Which pages stand for their kinds; addresses follow the language's folder."""
import os
from urllib.parse import quote_plus

import pytest

from cases import IS_THOROUGH
from sample import ROOT, SITE

LANGUAGES = ["en", "ja"]
# The site that `make site` built; tests marked `whole` open its pages, others those of the sample (`SITE`).
WHOLE = os.environ.get("SITE", os.path.join(ROOT, "Public"))

# Pages whose contents are out of the ordinary, and those that need a query.
NAMED = [
    "",
    "pokemon/dratini/",
    "pokemon/eevee/",  # many forms
    "pokemon/charizard-mega-x/",
    "pokemon/arceus/",  # many looks
    "pokemon/koraidon-limited-build/",  # no picture
    "pokemon/giratina/",  # leads to another address
    "moves/thunderbolt/",
    "moves/rest/",  # the earlier games are elsewhere
    "abilities/levitate/",
    "types/fire/",
    "types/ground-dragon/",  # two types
    "games/heartgold-soulsilver/",
    "games/xd/",  # no Pokédex
    "games/violet/",  # leads to another address
    "evolutions/eevee/",
    "evolutions/generation-1/",
    "pokedexes/paldea/",
    "compare/?p=pikachu,raichu-alola",
    "finder/?q=move:spore",
]

# Those whose contents scripts make: without them they say that they need them.
SCRIPTED = ("compare/", "finder/", "settings/")

# Those that the sample has too little for.
OF_THE_WHOLE = ["en/moves/rest/earlier/", "ja/pokedexes/national/generation-1/"]
# Those in both languages at once: the choice of a language, and the page that is not found.
SHARED = ["", "no/such/page/"]


def is_page(*parts):
    return os.path.exists(os.path.join(SITE, "en", *parts, "index.html"))


def all_kinds():
    """The named pages, and one of each folder of the site that has none among them."""
    pages = list(NAMED)
    for folder in sorted(os.listdir(os.path.join(SITE, "en"))):
        if not os.path.isdir(os.path.join(SITE, "en", folder)):
            continue
        if is_page(folder) and not any(page.split("?")[0] == folder + "/" for page in pages):
            pages.append(folder + "/")
        records = (name for name in sorted(os.listdir(os.path.join(SITE, "en", folder))) if is_page(folder, name))
        record = next(records, None)
        if record and not any(page.startswith(folder + "/") and page.count("/") == 2 for page in pages):
            pages.append("%s/%s/" % (folder, record))
    return pages


def leads_on(page):
    with open(os.path.join(SITE, "en", page.split("?")[0], "index.html"), encoding="utf-8") as file:
        return '<meta http-equiv="refresh"' in file.read()


KINDS = all_kinds()
# The script or the page itself leads on from these.
LEADING_ON = ["", *(language + "/" + page for page in KINDS if leads_on(page) for language in LANGUAGES)]
# Each kind in one language, in turns; in `make test-all` in both.
EVERYTHING = [language + "/" + page for number, page in enumerate(KINDS)
              for language in (LANGUAGES if IS_THOROUGH else [LANGUAGES[number % 2]])] + SHARED
EVERY_PAGE = EVERYTHING + [pytest.param(path, marks=pytest.mark.whole) for path in OF_THE_WHOLE]
# Those that stand for the others in windows of all kinds.
IN_WINDOWS = {"", "pokemon/eevee/", "moves/", "moves/thunderbolt/", "abilities/levitate/", "types/fire/", "evolutions/eevee/",
              "games/heartgold-soulsilver/", "pokedexes/paldea/", "compare/?p=pikachu,raichu-alola"}
# Of the same kinds as those, with other contents: axe finds there what it finds on those.
AKIN = {"pokemon/dratini/", "pokemon/charizard-mega-x/", "pokemon/arceus/", "pokemon/koraidon-limited-build/",
        "pokemon/giratina/", "moves/rest/", "types/ground-dragon/", "games/xd/", "games/violet/"}


def asking(page, query):
    """The address of a page that is asked a query."""
    return "%s?q=%s" % (page, quote_plus(query, safe=":|"))
