import Foundation
import PokedexDomain
import SQLite
import Testing

@testable import PokedexStore

/// A database may come from strangers, whose tables promise nothing.
struct HostileDatabaseTests {
    /// Changes to a table without any constraint, each with what loading then says.
    private static let changes = """
        UPDATE species SET capture_rate = 'high' WHERE id = 2
        table species, row "2": column capture_rate holds a text, but a number belongs there

        UPDATE species SET generation_id = NULL WHERE id = 1
        table species, row "1": column generation_id holds nothing, but a number belongs there

        UPDATE pokemon SET height = 9223372036854775807 WHERE id = 1
        table pokemon, row "1": column height holds 9223372036854775807, but only 1 to 1000000 is possible

        UPDATE pokemon SET id = 9223372036854775807 WHERE id = 10001
        table pokemon, row "9223372036854775807": column id holds 9223372036854775807, but only 1 \
        to 1000000 is possible

        UPDATE pokemon_stat SET base = 0.5 WHERE pokemon_id = 1
        table pokemon_stat, row "1"/"attack": column base holds a fraction, but a number belongs there

        UPDATE learnset SET level = 'x' WHERE move_id = 2
        table learnset, row "1"/"1"/"1"/"x"/"2": column level holds something other than a number

        UPDATE learnset SET move_id = 70000
        table learnset, row "1"/"1"/"1"/"1"/"70000": column move_id holds 70000, but only 1 to \
        65535 is possible

        UPDATE machine SET kind = 'cd'
        table machine, row "1"/"1"/"cd"/"0": column kind holds "cd", which is none of its words

        UPDATE type_relation SET percent = 400
        table type_relation, row "1"/"1": column percent holds 400, but only 0 to 200 is possible

        UPDATE encounter SET chance = 900000 WHERE position = 1
        table encounter, row "1"/"1"/"1"/"[]"/"[1,2]": column chance holds 900000.0, but only 0 \
        to 10000 with two decimals is possible

        UPDATE encounter SET chance = 1.125 WHERE position = 1
        table encounter, row "1"/"1"/"1"/"[]"/"[1,2]": column chance holds 1.125, but only 0 to \
        10000 with two decimals is possible

        UPDATE encounter SET highest_level = NULL WHERE position = 1
        table encounter, row "1"/"1"/"1"/"[]"/"[1,2]": the lowest level is above the highest, or \
        one of them alone is known

        UPDATE encounter SET lowest_level = 6 WHERE position = 1
        table encounter, row "1"/"1"/"1"/"[]"/"[1,2]": the lowest level is above the highest, or \
        one of them alone is known

        UPDATE version_group SET slug = 'mega-dimension' WHERE id = 2
        table pokemon, row 1: what it is in an add-on alone is that of the add-on's game, which \
        must be named instead

        UPDATE encounter SET version_ids = '[]' WHERE position = 1
        table encounter, row "1"/"1"/"1"/"[]"/"[]": no game is named

        UPDATE encounter SET version_ids = '[2,1]' WHERE position = 1
        table encounter, row "1"/"1"/"1"/"[]"/"[2,1]": column version_ids holds "[2,1]", but a \
        sorted JSON array of numbers belongs there

        UPDATE encounter SET condition_value_ids = '1' WHERE position = 1
        table encounter, row "1"/"1"/"1"/"1"/"[1,2]": column condition_value_ids holds "1", but a \
        sorted JSON array of numbers belongs there

        UPDATE held_item SET chance = 101 WHERE position = 1
        table held_item, row "1"/"1"/"[1]": column chance holds 101, but only 1 to 100 is possible

        UPDATE held_item SET version_ids = '[]' WHERE position = 1
        table held_item, row "1"/"1"/"[]": no game is named

        UPDATE berry SET firmness = 'stony' WHERE id = 1
        table berry, row "1": column firmness holds "stony", which is none of its words

        UPDATE berry SET sour = NULL WHERE id = 1
        table berry, row "1": some flavors are known and some are not

        UPDATE move SET slug = '../../etc' WHERE id = 1
        table move, row "1": column slug holds "../../etc", but a slug may hold only a–z, 0–9 and -

        UPDATE move SET slug = '' WHERE id = 1
        table move, row "1": column slug holds "", but a slug may hold only a–z, 0–9 and -

        UPDATE ability SET slug = 'com1'
        table ability, row "1": column slug holds "com1", which Windows keeps for a device: no \
        file may be named so

        UPDATE ability SET slug = printf('%.81c', 'a')
        table ability, row "1": column slug holds "\(String(repeating: "a", count: 60))…", but a \
        slug has at most 80 characters

        UPDATE move SET slug = 'same'
        table move holds the slug "same" twice

        UPDATE item SET name_en = 'a' || char(0) || 'b' WHERE id = 1
        table item, row "1": column name_en holds "a\u{FFFD}b", which has control characters

        UPDATE item SET name_ja = CAST(x'FF61' AS TEXT) WHERE id = 1
        table item, row "1": column name_ja holds a text that is not UTF-8

        UPDATE item SET name_en = 'a' || char(0x202E) || 'b' WHERE id = 1
        table item, row "1": column name_en holds "a\u{FFFD}b", which has control characters

        UPDATE item SET name_en = 'a' || char(0xFFFF) WHERE id = 1
        table item, row "1": column name_en holds "a\u{FFFD}", which has control characters

        UPDATE item SET name_en = char(0x200B) WHERE id = 1
        table item, row "1": column name_en holds "\u{200B}", of which nothing can be seen

        UPDATE item SET name_en = x'00' WHERE id = 1
        table item, row "1": column name_en holds bytes, but a text belongs there

        UPDATE pokemon_picture SET path = '../x.png' WHERE kind = 'shiny'
        table pokemon_picture, row "10001"/"shiny": column path holds "../x.png", which is no picture's path

        UPDATE data_source SET picture_base = 'javascript:alert(1)//'
        table data_source, row "1": column picture_base holds "javascript:alert(1)//", which is \
        no https address ending in /

        UPDATE learnset SET move_id = 3 WHERE move_id = 2
        table learnset names move 3, which does not exist

        UPDATE learnset SET pokemon_id = 77 WHERE pokemon_id = 1
        table learnset, row 77: it names pokemon 77, which does not exist

        DELETE FROM habitat
        table species, row 1: it names habitat 1, which does not exist

        UPDATE pokemon_stat SET pokemon_id = 9 WHERE pokemon_id = 1
        table pokemon_stat, row 9: it names pokemon 9, which does not exist

        UPDATE machine SET version_group_id = 9
        table machine, row 1: it names version_group 9, which does not exist

        UPDATE evolution SET known_move_id = 9 WHERE position = 2
        table evolution, row 1: it names move 9, which does not exist

        UPDATE form SET version_group_id = 9 WHERE id = 1
        table form, row 1: it names version_group 9, which does not exist

        UPDATE pokemon SET is_default = 0 WHERE id = 2
        table pokemon, species 2: exactly one of its Pokémon, the first, must be the default one

        DELETE FROM pokemon_type WHERE pokemon_id = 1
        table pokemon, row 1: a Pokémon needs a type, a form and its six base stats

        INSERT INTO pokemon_type VALUES (1, 2, 1)
        table pokemon, row 1: it has one type twice

        UPDATE nature SET decreased_stat = NULL WHERE id = 1
        table nature, row "1": one stat alone is named, and a nature has two or none

        UPDATE species SET evolves_from_id = 2 WHERE id = 1
        species 2 evolves from 1, and that in the end from itself

        INSERT INTO species SELECT * FROM species WHERE id = 1
        table species holds a number twice

        DELETE FROM data_source
        table data_source is empty: nothing says what the facts are from
        """

    @Test(arguments: changes.components(separatedBy: "\n\n"))
    func refusesWhatCannotBeTrue(change: String) throws {
        let lines = change.components(separatedBy: "\n")
        let table = try #require(
            lines[0].firstMatch(of: /(?:UPDATE|DELETE FROM|INSERT INTO) (\w+)/)?.output.1)
        #expect(try Self.loadError([String(table)], lines[0]) == lines[1])
    }

    @Test func namesMayHoldMarkupWhichIsTheirReadersToEscape() throws {
        let bytes = try Self.changed(
            ["move"], "UPDATE move SET name_en = '<script>alert(1)</script>' WHERE id = 1")
        let loaded = try ParallelLoad(image: DatabaseImage(bytes)).catalog()
        #expect(loaded.moves[0].name.english == "<script>alert(1)</script>")
    }

    @Test func refusesViewsInPlaceOfTables() throws {
        let error = try Self.loadError(
            ["nature"],
            "ALTER TABLE nature RENAME TO kept; CREATE VIEW nature AS SELECT * FROM kept")
        #expect(error.contains("access to view \"nature\" prohibited"))
    }

    @Test(arguments: [
        (
            "DELETE FROM learnset WHERE level = 100",
            "table learnset has 6 rows, but table_row_count says 8"
        ),
        (
            "PRAGMA ignore_check_constraints = ON; UPDATE pokemon SET height = 0 WHERE id = 1",
            "table pokemon has a row that breaks its rules (SQLite: \"CHECK constraint failed in pokemon\")"
        ),
    ])
    func verifyingFindsLostRowsAndBrokenChecks(sql: String, message: String) throws {
        let image = try DatabaseImage(Self.changed([], sql))
        #expect(throws: DatabaseProblem(message)) { try DatabaseVerification(image: image).run() }
    }

    private static func loadError(_ tables: [String], _ sql: String) throws -> String {
        let bytes = try changed(tables, sql)
        do {
            _ = try ParallelLoad(image: DatabaseImage(bytes)).catalog()
            return "no error"
        } catch {
            return DatabaseProblem(error).message
        }
    }

    /// A database of everything in which some tables have lost all constraints, changed.
    private static func changed(_ tables: [String], _ sql: String) throws -> [UInt8] {
        let connection = try Connection(image: Everything.bytes())
        for table in tables {
            try connection.execute(
                """
                ALTER TABLE \(table) RENAME TO strict_table;
                CREATE TABLE \(table) AS SELECT * FROM strict_table;
                DROP TABLE strict_table
                """)
        }
        try connection.execute(sql)
        return try connection.serialized()
    }
}
