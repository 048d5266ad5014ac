import PokedexDomain

/// Entities of a kind in the order in which a language sorts their names; namesakes by number.
struct NameOrder<Entity>: Sendable {
    /// Neighbours whose names begin alike.
    struct Group: Sendable {
        /// How they begin; `nil` for names that begin with no letter of the language.
        let initial: String?
        /// The entities, sorted.
        let members: [Identifier<Entity>]
    }

    /// All of them by how their names begin.
    let groups: [Group]
    private let positions: PositionTable<Entity>

    init(_ entities: [Identifier<Entity>], names: NameTable<Entity>, in language: Language) {
        let keyed = entities.map { (key: SortKey(names[$0].text), id: $0) }
        let sorted = keyed.sorted { first, second in
            first.key == second.key ? first.id < second.id : first.key < second.key
        }
        positions = PositionTable(sorted.map(\.id))
        groups = sorted.reduce(into: []) { groups, entry in
            let initial = entry.key.initial(in: language)
            let isSame = groups.last.map { $0.initial == initial } ?? false
            let members = isSame ? groups.removeLast().members + [entry.id] : [entry.id]
            groups.append(Group(initial: initial, members: members))
        }
    }

    /// Values in the order of the entities that they are about, no two about the same.
    func sorted<Element>(
        _ elements: [Element], by entity: (Element) -> Identifier<Entity>
    ) -> [Element] {
        elements.indices.map { (position: position(of: entity(elements[$0])), index: $0) }
            .sorted { $0.position < $1.position }
            .map { elements[$0.index] }
    }

    /// An entity's index among all, from 0.
    func position(of entity: Identifier<Entity>) -> Int { positions[entity] }
}

/// What a name is sorted by, without locale.
///
/// Letters are compared without case, spaces and punctuation, full-width ones like half-width ones.
/// Kana are compared as dictionaries do (五十音順): hiragana like katakana, small, voiced and
/// lengthened ones like plain ones; names that still agree are told apart by what was left out.
/// Digits come before letters, and letters before kana.
struct SortKey: Comparable, Hashable, Sendable {
    private let plain: [Unicode.Scalar]
    private let exact: [Unicode.Scalar]

    init(_ name: String) {
        exact = name.lowercased().unicodeScalars.compactMap(Self.normalized)
        plain = exact.reduce(into: []) { plain, scalar in
            plain.append(Self.folded(scalar, after: plain.last))
        }
    }

    /// The group that the name stands in where a language groups names by how they begin: a capital
    /// letter in English, the first kana of its row in Japanese (「か」 for き); `nil` for all others.
    func initial(in language: Language) -> String? {
        guard let first = plain.first else { return nil }
        switch language.rules.initials {
        case .letters: return ("a"..."z").contains(first) ? String(first).uppercased() : nil
        case .kanaRows: return Self.rows.first { $0.kana.contains(first) }?.initial
        }
    }

    static func < (first: Self, second: Self) -> Bool {
        first.plain == second.plain
            ? first.exact.lexicographicallyPrecedes(second.exact)
            : first.plain.lexicographicallyPrecedes(second.plain)
    }
}

extension SortKey {
    /// A letter or kana in its one form: katakana, half-width; `nil` for what does not count.
    private static func normalized(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x3041...0x3096: Unicode.Scalar(scalar.value + 0x60)
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
            Unicode.Scalar(scalar.value - 0xFEE0)
        case 0x30...0x39, 0x61...0x7A, 0xC0...0x24F, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF:
            scalar
        default: nil
        }
    }

    /// A kana without voice and in full size; a sign of length becomes the vowel that it lengthens.
    private static func folded(
        _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?
    ) -> Unicode.Scalar {
        guard scalar == lengthSign else { return plainKana[scalar] ?? scalar }
        let column = columns.first { column in previous.map { column.kana.contains($0) } ?? false }
        return column?.vowel ?? scalar
    }

    private static let lengthSign: Unicode.Scalar = "ー"

    private static let plainKana = Dictionary(
        uniqueKeysWithValues: zip(
            "ァィゥェォッャュョヮヵヶヴガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポ".unicodeScalars,
            "アイウエオツヤユヨワカケウカキクケコサシスセソタチツテトハヒフヘホハヒフヘホ".unicodeScalars))

    private static let columns: [(vowel: Unicode.Scalar, kana: [Unicode.Scalar])] = [
        ("ア", Array("アカサタナハマヤラワ".unicodeScalars)),
        ("イ", Array("イキシチニヒミリ".unicodeScalars)),
        ("ウ", Array("ウクスツヌフムユル".unicodeScalars)),
        ("エ", Array("エケセテネヘメレ".unicodeScalars)),
        ("オ", Array("オコソトノホモヨロヲ".unicodeScalars)),
    ]

    private static let rows: [(initial: String, kana: [Unicode.Scalar])] = [
        ("あ", Array("アイウエオ".unicodeScalars)), ("か", Array("カキクケコ".unicodeScalars)),
        ("さ", Array("サシスセソ".unicodeScalars)), ("た", Array("タチツテト".unicodeScalars)),
        ("な", Array("ナニヌネノ".unicodeScalars)), ("は", Array("ハヒフヘホ".unicodeScalars)),
        ("ま", Array("マミムメモ".unicodeScalars)), ("や", Array("ヤユヨ".unicodeScalars)),
        ("ら", Array("ラリルレロ".unicodeScalars)), ("わ", Array("ワヲン".unicodeScalars)),
    ]
}
