"""What tests of whole files share: where the checkout, its facts and the sources are, and the sources on the database.

Importing it lets tests import the converter's modules.
"""

import os
import sqlite3
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(CHECKOUT / ".ci" / "facts"))

from facts import Source  # noqa: E402

#: The folder of the sources; tests of whole files are skipped where it is missing.
FOLDER = Path(os.environ.get("POKEDEX_FACTS", CHECKOUT.parent / "shared" / "facts"))
IS_THERE = (FOLDER / "corrections.tsv").is_file()
MISSING = f"{FOLDER} is not there"


def source() -> Source:
    """The sources, and the committed database, which cannot be written."""
    return Source(FOLDER, sqlite3.connect(f"file:{CHECKOUT / 'content' / 'pokedex.sqlite'}?mode=ro", uri=True))
