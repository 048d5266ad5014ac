"""Content with a database of few Pokémon, for tests that build or serve a whole site of their own."""
import contextlib
import os
import shutil
import sqlite3

from pages import ROOT

# Bulbasaur and Pikachu with their families, and Mew.
SPECIES = "1, 2, 3, 25, 26, 151, 172"
# What belongs to the other species alone.
UNUSED = {
    "evolution_chain": "id NOT IN (SELECT evolution_chain_id FROM species)",
    "location": "id NOT IN (SELECT location_id FROM location_area JOIN encounter ON location_area_id = id)"
                " AND id NOT IN (SELECT location_id FROM evolution WHERE location_id NOTNULL)",
}


def small_content(folder):
    """Makes it in a folder, and returns that."""
    shutil.copytree(os.path.join(ROOT, "content"), folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("worlds"))
    # It names Pokémon that are not there.
    with open(os.path.join(folder, "version-exclusives.json"), "w") as file:
        file.write("{}\n")
    with contextlib.closing(sqlite3.connect(os.path.join(folder, "pokedex.sqlite"), isolation_level=None)) as database:
        database.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON;")
        database.execute("DELETE FROM species WHERE id NOT IN (%s)" % SPECIES)
        for table, condition in UNUSED.items():
            database.execute("DELETE FROM %s WHERE %s" % (table, condition))
        for table, in database.execute("SELECT table_name FROM table_row_count").fetchall():
            database.execute("UPDATE table_row_count SET row_count = (SELECT count(*) FROM %s) WHERE table_name = ?" % table, [table])
    return folder
