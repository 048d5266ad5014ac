/// What strangers may have done to a database.
extension HostileDatabaseTests {
    static let values = [
        Change(
            "species", sql: "UPDATE species SET capture_rate = 'high' WHERE id = 2",
            message: """
                table species, row "2": column capture_rate holds a text, but a number belongs there
                """),
        Change(
            "species", sql: "UPDATE species SET generation_id = NULL WHERE id = 1",
            message: """
                table species, row "1": column generation_id holds nothing, but a number belongs \
                there
                """),
        Change(
            "pokemon", sql: "UPDATE pokemon SET height = 9223372036854775807 WHERE id = 1",
            message: """
                table pokemon, row "1": column height holds 9223372036854775807, but only 1 to \
                1000000 is possible
                """),
        Change(
            "pokemon", sql: "UPDATE pokemon SET id = 9223372036854775807 WHERE id = 10001",
            message: """
                table pokemon, row "9223372036854775807": column id holds 9223372036854775807, but \
                only 1 to 1000000 is possible
                """),
        Change(
            "pokemon_stat", sql: "UPDATE pokemon_stat SET base = 0.5 WHERE pokemon_id = 1",
            message: """
                table pokemon_stat, row "1"/"attack": column base holds a fraction, but a number \
                belongs there
                """),
        Change(
            "learnset", sql: "UPDATE learnset SET level = 'x' WHERE move_id = 2",
            message: """
                table learnset, row "1"/"1"/"1"/"x"/"2": column level holds something other than a \
                number
                """),
        Change(
            "learnset", sql: "UPDATE learnset SET move_id = 70000",
            message: """
                table learnset, row "1"/"1"/"1"/"1"/"70000": column move_id holds 70000, but only \
                1 to 65535 is possible
                """),
        Change(
            "machine", sql: "UPDATE machine SET kind = 'cd'",
            message:
                "table machine, row \"1\"/\"1\"/\"cd\"/\"0\": column kind holds \"cd\", which is none of "
                + "its words"),
        Change(
            "type_relation", sql: "UPDATE type_relation SET percent = 400",
            message: """
                table type_relation, row "1"/"1": column percent holds 400, but only 0 to 200 is \
                possible
                """),
        Change(
            "encounter", sql: "UPDATE encounter SET chance = 900000 WHERE position = 1",
            message: """
                table encounter, row "1"/"1"/"1"/"[]"/"[1,2]": column chance holds 900000, but only \
                0 to 10000 is possible
                """),
        Change(
            "encounter", sql: "UPDATE encounter SET lowest_level = 6 WHERE position = 1",
            message: """
                table encounter, row "1"/"1"/"1"/"[]"/"[1,2]": the lowest level is above the highest, \
                or no game is named
                """),
        Change(
            "encounter", sql: "UPDATE encounter SET version_ids = '[]' WHERE position = 1",
            message: """
                table encounter, row "1"/"1"/"1"/"[]"/"[]": the lowest level is above the highest, \
                or no game is named
                """),
        Change(
            "encounter", sql: "UPDATE encounter SET version_ids = '[2,1]' WHERE position = 1",
            message: """
                table encounter, row "1"/"1"/"1"/"[]"/"[2,1]": column version_ids holds "[2,1]", but \
                a sorted JSON array of numbers belongs there
                """),
        Change(
            "encounter", sql: "UPDATE encounter SET condition_value_ids = '1' WHERE position = 1",
            message: """
                table encounter, row "1"/"1"/"1"/"1"/"[1,2]": column condition_value_ids holds "1", \
                but a sorted JSON array of numbers belongs there
                """),
        Change(
            "held_item", sql: "UPDATE held_item SET chance = 101 WHERE position = 1",
            message: """
                table held_item, row "1"/"1"/"[1]": column chance holds 101, but only 1 to 100 is \
                possible
                """),
        Change(
            "held_item", sql: "UPDATE held_item SET version_ids = '[]' WHERE position = 1",
            message: "table held_item, row \"1\"/\"1\"/\"[]\": no game is named"),
        Change(
            "berry", sql: "UPDATE berry SET firmness = 'stony' WHERE id = 1",
            message:
                "table berry, row \"1\": column firmness holds \"stony\", which is none of its words"
        ),
        Change(
            "berry", sql: "UPDATE berry SET sour = NULL WHERE id = 1",
            message: "table berry, row \"1\": some flavors are known and some are not"),
    ]

    static let slugs = [
        Change(
            "move", sql: "UPDATE move SET slug = '../../etc' WHERE id = 1",
            message: """
                table move, row "1": column slug holds "../../etc", but a slug may hold only a–z, \
                0–9 and -
                """),
        Change(
            "move", sql: "UPDATE move SET slug = '' WHERE id = 1",
            message: """
                table move, row "1": column slug holds "", but a slug may hold only a–z, 0–9 and -
                """),
        Change(
            "ability", sql: "UPDATE ability SET slug = 'com1'",
            message: """
                table ability, row "1": column slug holds "com1", which Windows keeps for a device: \
                no file may be named so
                """),
        Change(
            "ability", sql: "UPDATE ability SET slug = printf('%.81c', 'a')",
            message: """
                table ability, row "1": column slug holds "\(String(repeating: "a", count: 60))…", \
                but a slug has at most 80 characters
                """),
        Change(
            "move", sql: "UPDATE move SET slug = 'same'",
            message: "table move holds the slug \"same\" twice"),
    ]

    static let texts = [
        Change(
            "item", sql: "UPDATE item SET name_en = 'a' || char(0) || 'b' WHERE id = 1",
            message: """
                table item, row "1": column name_en holds "a\u{FFFD}b", which has control \
                characters
                """),
        Change(
            "item", sql: "UPDATE item SET name_ja = CAST(x'FF61' AS TEXT) WHERE id = 1",
            message: "table item, row \"1\": column name_ja holds a text that is not UTF-8"),
        Change(
            "item", sql: "UPDATE item SET name_en = 'a' || char(0x202E) || 'b' WHERE id = 1",
            message: """
                table item, row "1": column name_en holds "a\u{FFFD}b", which has control \
                characters
                """),
        Change(
            "item", sql: "UPDATE item SET name_en = 'a' || char(0xFFFF) WHERE id = 1",
            message: """
                table item, row "1": column name_en holds "a\u{FFFD}", which has control \
                characters
                """),
        Change(
            "item", sql: "UPDATE item SET name_en = char(0x200B) WHERE id = 1",
            message: """
                table item, row "1": column name_en holds "\u{200B}", of which nothing can \
                be seen
                """),
        Change(
            "item", sql: "UPDATE item SET name_en = x'00' WHERE id = 1",
            message: "table item, row \"1\": column name_en holds bytes, but a text belongs there"),
        Change(
            "pokemon_picture",
            sql: "UPDATE pokemon_picture SET path = '../x.png' WHERE kind = 'shiny'",
            message: """
                table pokemon_picture, row "10001"/"shiny": column path holds "../x.png", which is \
                no picture's path
                """),
        Change(
            "data_source", sql: "UPDATE data_source SET picture_base = 'javascript:alert(1)//'",
            message: """
                table data_source, row "1": column picture_base holds "javascript:alert(1)//", \
                which is no https address ending in /
                """),
    ]

    static let references = [
        Change(
            "learnset", sql: "UPDATE learnset SET move_id = 3 WHERE move_id = 2",
            message: "table learnset names move 3, which does not exist"),
        Change(
            "learnset", sql: "UPDATE learnset SET pokemon_id = 77 WHERE pokemon_id = 1",
            message: "table learnset, row 77: it names pokemon 77, which does not exist"),
        Change(
            "habitat", sql: "DELETE FROM habitat",
            message: "table species, row 1: it names habitat 1, which does not exist"),
        Change(
            "pokemon_stat", sql: "UPDATE pokemon_stat SET pokemon_id = 9 WHERE pokemon_id = 1",
            message: "table pokemon_stat, row 9: it names pokemon 9, which does not exist"),
        Change(
            "machine", sql: "UPDATE machine SET version_group_id = 9",
            message: "table machine, row 1: it names version_group 9, which does not exist"),
        Change(
            "evolution", sql: "UPDATE evolution SET known_move_id = 9 WHERE position = 2",
            message: "table evolution, row 1: it names move 9, which does not exist"),
        Change(
            "form", sql: "UPDATE form SET version_group_id = 9 WHERE id = 1",
            message: "table form, row 1: it names version_group 9, which does not exist"),
    ]

    static let promises = [
        Change(
            "pokemon", sql: "UPDATE pokemon SET is_default = 0 WHERE id = 2",
            message: """
                table pokemon, species 2: exactly one of its Pokémon, the first, must be the \
                default one
                """),
        Change(
            "pokemon_type", sql: "DELETE FROM pokemon_type WHERE pokemon_id = 1",
            message: """
                table pokemon, row 1: a Pokémon needs a type, a form and its six base stats
                """),
        Change(
            "species", sql: "UPDATE species SET evolves_from_id = 2 WHERE id = 1",
            message: "species 2 evolves from 1, and that in the end from itself"),
        Change(
            "species", sql: "INSERT INTO species SELECT * FROM species WHERE id = 1",
            message: "table species holds a number twice"),
        Change(
            "data_source", sql: "DELETE FROM data_source",
            message: "table data_source is empty: nothing says what the facts are from"),
    ]
}
