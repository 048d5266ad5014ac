"""Tests that content/facts is what the converter makes, and that the document says what became of each correction."""

import tempfile
import unittest
from pathlib import Path

import whole  # It lets the others be found.

import reconciliation  # noqa: E402
from facts import by_hand, parsed, write  # noqa: E402

FACTS = whole.CHECKOUT / "content" / "facts"


class CommittedFacts(unittest.TestCase):
    def test_have_all_rows_written_by_hand(self) -> None:
        committed = {fact for path in FACTS.glob("*.csv") for fact in parsed(path)}
        written = {fact for module in reconciliation.MODULES for fact in by_hand(module.__name__)}
        self.assertEqual(written - committed, set())

    def test_stay_below_six_megabytes(self) -> None:
        self.assertLess(sum(path.stat().st_size for path in FACTS.glob("*.csv")), 6_000_000)


@unittest.skipUnless(whole.IS_THERE, whole.MISSING)
class Everything(unittest.TestCase):
    def setUp(self) -> None:
        self.source = whole.source()
        self.addCleanup(self.source.database.close)

    def test_files_are_what_the_converter_makes(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            write(reconciliation.all_facts(self.source), Path(folder))
            made = {path.name: path.read_text(encoding="utf-8") for path in Path(folder).iterdir()}
        committed = {path.name: path.read_text(encoding="utf-8") for path in FACTS.glob("*.csv")}
        self.assertEqual(made.keys(), committed.keys())
        self.assertEqual([name for name in made if made[name] != committed[name]], [])

    def test_document_says_what_became_of_each_correction(self) -> None:
        document = (FACTS / "README.md").read_text(encoding="utf-8")
        self.assertEqual(reconciliation.in_document(document, self.source), document)


if __name__ == "__main__":
    unittest.main()
