import PokedexDomain
import TestSupport
import Testing

@testable import PokedexStore

/// What a thorough look at a database finds.
struct DatabaseVerificationTests {
    private let kept: KeptDatabase

    init() throws {
        kept = try KeptDatabase()
    }

    @Test func findsNothingWrongWithASoundDatabase() throws {
        let before = try kept.folder.bytes()
        let report = try kept.file.verification()
        #expect(report.problems == [])
        #expect(report.rows.count == 68)
        #expect(report.rows["species"] == 2)
        #expect(try kept.folder.bytes() == before)
    }

    @Test func tellsEveryProblemAndNotTheFirstAlone() throws {
        try kept.alter("DELETE FROM move WHERE id = 2")
        let report = try kept.file.verification()
        #expect(
            report.problems == [
                "table evolution names something that is not in table \"move\"",
                "table learnset names something that is not in table \"move\", 3 times",
                "table move has 1 rows, but table_row_count says 2",
                "table evolution, row 1: it names move 2, which does not exist",
            ])
        #expect(report.catalog == nil)
    }

    @Test func findsADamagedPage() throws {
        var bytes = try kept.folder.bytes(of: "dex.sqlite")
        let page = bytes.count / 2 / 4096 * 4096
        bytes.replaceSubrange(page..<page + 4096, with: [UInt8](repeating: 0x55, count: 4096))
        try kept.folder.write(bytes: bytes, to: "dex.sqlite")
        let report = try kept.file.verification()
        #expect(report.problems.first?.hasPrefix("the file is damaged (SQLite: ") == true)
    }

    @Test func findsWhatIsNoDatabase() throws {
        try kept.folder.write("no database", to: "dex.sqlite")
        #expect(try kept.file.verification().problems == ["the file is no SQLite database"])
    }

    @Test func refusesTheSchemaOfAnotherProgram() throws {
        try kept.alter("PRAGMA user_version = 10")
        #expect(
            throws: CatalogError.invalidData(
                kept.file.path,
                "the database's schema has version 10, this program's has 9; update pokedex-site, or "
                    + DatabaseProblem.cure)
        ) { try kept.file.verification() }
    }

    @Test func tellsMissingNamesByTableAndLanguage() throws {
        try kept.alter(
            """
            UPDATE species SET name_ja = NULL, genus_en = NULL WHERE id = 2;
            UPDATE ability SET name_ja = 'とくせい', name_en = 'Ability';
            UPDATE form SET name_ja = NULL;
            """)
        let gaps = try #require(try kept.file.verification().missingNames)
        func slugs(_ table: String, _ column: String) -> [String]? {
            gaps.first { $0.table == table && $0.column == column }?.slugs
        }
        #expect(slugs("species", "name_ja") == ["treeling"])
        #expect(slugs("species", "genus_en") == ["treeling"])
        #expect(slugs("ability", "name_ja") == nil)
        #expect(slugs("form", "name_ja") == ["treeling-big-1"])
        #expect(slugs("form", "label_en") == ["treeling-big-1"])
        #expect(slugs("form", "label_ja") == nil)
        #expect(gaps.first { $0.table == "form" }?.total == 1)
    }
}
