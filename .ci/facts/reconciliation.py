"""What became of each row of `corrections.tsv`, by table: a part of content/facts/README.md."""

from collections import Counter, defaultdict

import encounters
import learnsets
import old_encounters
import values
from facts import Fact, Source, by_hand

MODULES = [learnsets, values, encounters, old_encounters]

#: The lines of the document between which the table stands.
BEGIN, END = "<!-- reconciliation -->", "<!-- end of reconciliation -->"


def all_facts(source: Source) -> list[Fact]:
    return [fact for module in MODULES for fact in module.facts(source) + by_hand(module.__name__)]


def decisions(source: Source) -> dict[int, str]:
    """The decision about each row, by its index: "applied", "covered: …" or "declined: …".

    Raises ValueError where none or two modules decide about a row.
    """
    found: dict[int, str] = {}
    for module in MODULES:
        for index, decision in module.decisions(source).items():
            if index in found:
                raise ValueError(f"two modules decide about row {index}")
            found[index] = decision
    missing = [index for index in range(len(source.table("corrections"))) if index not in found]
    if missing:
        raise ValueError(f"nobody decides about the rows {missing[:5]}")
    return found


def table(source: Source) -> str:
    """The rows by table and decision, in Markdown."""
    counts: dict[str, Counter] = defaultdict(Counter)
    for index, decision in decisions(source).items():
        counts[source.table("corrections")[index]["table"]][decision] += 1
    lines = ["| table | rows | what became of them |", "|---|---|---|"]
    for name in sorted(counts):
        parts = [f"{count:,} {decision}" for decision, count in sorted(counts[name].items())]
        lines.append(f"| {name} | {counts[name].total():,} | {'; '.join(parts)} |")
    return "\n".join(lines)


def in_document(text: str, source: Source) -> str:
    """The document with the table of today."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{table(source)}\n{END}{rest.split(END)[1]}"
