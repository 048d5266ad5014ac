"""Makes content/facts from what other sources say: `make facts FACTS=DIR`."""

import sqlite3
import sys
from pathlib import Path

from facts import Source, write
from reconciliation import all_facts, in_document


def main() -> int:
    if len(sys.argv) != 4:
        print("usage: python3 .ci/facts DIR DATABASE OUTPUT", file=sys.stderr)
        return 2
    folder, database, output = map(Path, sys.argv[1:])
    source = Source(folder, sqlite3.connect(f"file:{database}?mode=ro", uri=True))
    write(all_facts(source), output)
    document = output / "README.md"
    document.write_text(in_document(document.read_text(encoding="utf-8"), source), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
