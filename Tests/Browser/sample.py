"""A site of fewer Pokémon, for the tests of all that does not depend on how many there are: its pages open sooner."""
import contextlib
import os
import shutil
import sqlite3
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.join(ROOT, ".build/release/pokedex-site")
# Where the site is, and the content from which it is built.
FOLDER = os.path.join(ROOT, ".build/browser-sample")
SITE = os.path.join(FOLDER, "Public")
# Whom the tests name; their families come with them.
SPECIES = """
bulbasaur charmander squirtle caterpie weedle pikachu nidoran-f clefairy ninetales gloom meowth growlithe abra
tentacruel slowpoke magneton farfetchd dewgong muk gengar onix voltorb exeggcute chansey goldeen mr-mime scyther
tauros magikarp lapras ditto eevee moltres dratini mewtwo mew chikorita togepi unown shuckle smeargle ho-oh celebi
wurmple ninjask nosepass feebas wynaut beldum jirachi turtwig kricketot bronzong gible abomasnow absol deoxys rotom
giratina arceus victini snivy watchog pansage maractus froakie flabebe heliolisk litten type-null grookey toxel
alcremie dracovish zacian eternatus regieleki urshifu sprigatito fuecoco quaxly lechonk pawmi koraidon zygarde
"""
# For tests that have a site built more than once.
FEW = "bulbasaur pikachu mew"
OF_FAMILIES = "evolution_chain_id IN (SELECT evolution_chain_id FROM species WHERE slug IN (SELECT value FROM json_each(?)))"
# What belongs to other species alone, in this order.
UNUSED = {
    # Their names are made from those of Pokémon.
    "encounter_condition_value": "EXISTS (SELECT 1 FROM gone WHERE instr(encounter_condition_value.slug, gone.slug))",
    "encounter": "EXISTS (SELECT 1 FROM json_each(condition_value_ids) WHERE value NOT IN (SELECT id FROM encounter_condition_value))",
    "evolution_chain": "id NOT IN (SELECT evolution_chain_id FROM species)",
    "location": "id NOT IN (SELECT location_id FROM location_area JOIN encounter ON location_area_id = id)"
                " AND id NOT IN (SELECT location_id FROM evolution WHERE location_id NOTNULL)",
}


def sample_content(folder, species=FEW):
    """Makes a copy of the content that has some families alone, and returns its folder."""
    shutil.copytree(os.path.join(ROOT, "content"), folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("worlds", "facts"))
    # It names Pokémon that are not there.
    with open(os.path.join(folder, "version-exclusives.json"), "w") as file:
        file.write("{}\n")
    slugs = '["%s"]' % '","'.join(species.split())
    with contextlib.closing(sqlite3.connect(os.path.join(folder, "pokedex.sqlite"), isolation_level=None)) as database:
        database.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON;")
        database.execute("CREATE TEMPORARY TABLE gone AS SELECT slug FROM species WHERE NOT " + OF_FAMILIES, [slugs])
        database.execute("DELETE FROM species WHERE NOT " + OF_FAMILIES, [slugs])
        for table, condition in UNUSED.items():
            database.execute("DELETE FROM %s WHERE %s" % (table, condition))
        for table, in database.execute("SELECT table_name FROM table_row_count").fetchall():
            database.execute("UPDATE table_row_count SET row_count = (SELECT count(*) FROM %s) WHERE table_name = ?" % table, [table])
    return folder


def build():
    """Builds the site, or what has changed of it."""
    subprocess.run(
        [PROGRAM, "build", "--quiet", "--content", sample_content(os.path.join(FOLDER, "content"), SPECIES),
         "--templates", os.path.join(ROOT, "Templates"), "--output", SITE],
        cwd=ROOT, check=True, stdin=subprocess.DEVNULL)
