import JSON
import PokedexDomain

/// The table `folding.json`, which is compiled into the program.
struct FoldingTable: Sendable {
    /// The forms in which names of each language are compared.
    let languages: [Language: Set<Folding>]
    /// Letters for symbols.
    let symbols: [Unicode.Scalar: String]
    /// Small kana and their large ones.
    let largeKana: [Unicode.Scalar: Unicode.Scalar]
    /// The steps that bring romaji into one spelling; later ones build on earlier ones.
    let spellings: [SpellingStep]
    /// The signs of queries, and the plain ones that they count as.
    let signs: [Unicode.Scalar: Unicode.Scalar]
    /// How comparisons are written, in UTF-16, and what they mean; longer ones first.
    let comparisons: [(spelling: [UInt16], meaning: String)]
    /// The closing quotation mark of each opening one.
    let quotes: [UInt16: UInt16]
    /// The signs that negate.
    let minuses: Set<UInt16>

    private let vowels: [String]
    private let syllables: [Unicode.Scalar: String]
    private let glides: [Unicode.Scalar: String]
    private let smallVowels: [Unicode.Scalar: String]

    static let shared = FoldingTable()

    private init() {
        guard let text = try? JSONText(PackageResources.folding_json, path: "folding.json") else {
            preconditionFailure("folding.json is not JSON")
        }
        let root = text.root
        languages = Dictionary(
            uniqueKeysWithValues: Language.allCases.map { language in
                let forms = root["languages"][language.code].list
                return (language, Set(forms.compactMap { Folding(rawValue: $0.string) }))
            })
        symbols = root["symbols"].scalars
        largeKana = Dictionary(
            uniqueKeysWithValues: zip(
                root["smallKana"].string.unicodeScalars, root["largeKana"].string.unicodeScalars))
        spellings = root["spellings"].list.map(SpellingStep.init)
        signs = root["signs"].scalars.compactMapValues(\.unicodeScalars.first)
        comparisons = root["comparisons"].members.map {
            (Array($0.name.utf16), $0.value.string)
        }
        quotes = Dictionary(
            uniqueKeysWithValues: root["quotes"].members.compactMap { member in
                member.name.utf16.first.flatMap { open in
                    member.value.string.utf16.first.map { (open, $0) }
                }
            })
        minuses = Set(root["minuses"].string.utf16)
        let vowels = root["vowels"].string.map { String($0) }
        self.vowels = vowels
        syllables = root["rows"].members.reduce(into: root["syllables"].scalars) { all, row in
            for (kana, vowel) in zip(row.value.string.unicodeScalars, vowels)
            where all[kana] == nil {
                all[kana] = row.name + vowel
            }
        }
        glides = root["glides"].scalars
        smallVowels = Dictionary(
            uniqueKeysWithValues: zip(root["smallVowels"].string.unicodeScalars, vowels))
    }

    /// Katakana as Latin letters; everything else stays.
    func transliterated(_ text: String) -> String {
        var parts: [String] = []
        for scalar in text.unicodeScalars {
            if let glide = glides[scalar] {
                parts.append(stem(of: parts.popLast() ?? "") + glide)
            } else if let vowel = smallVowels[scalar] {
                parts.append(joined(parts.popLast() ?? "", vowel))
            } else {
                parts.append(syllables[scalar] ?? String(scalar))
            }
        }
        return parts.joined()
    }

    /// What a small vowel makes of the syllable before it: フ and ァ are "ha", シ and ェ "sye".
    private func joined(_ syllable: String, _ vowel: String) -> String {
        let stem = stem(of: syllable)
        if syllable == "u" { return vowel == "u" ? "u" : "u" + vowel }
        return syllable.hasSuffix("i") && vowel != "i" ? "\(stem)y\(vowel)" : stem + vowel
    }

    /// A syllable without its vowel.
    private func stem(of syllable: String) -> String {
        guard let last = syllable.last, vowels.contains(String(last)) else { return syllable }
        return String(syllable.dropLast())
    }
}

/// A step that replaces several spellings of a Japanese sound by one; all of it is ASCII.
struct SpellingStep: Sendable {
    private enum Rule: Sendable {
        /// Replaces these letters; of those that begin alike the first that fits.
        case replacements([(letters: [UInt8], one: [UInt8])], after: Set<UInt8>)
        /// Drops these letters at the end of the text.
        case ending([UInt8])
        /// Keeps one of several of these letters in a row.
        case runs(Set<UInt8>)
    }

    private let rule: Rule

    fileprivate init(_ node: JSONValue) {
        let after = node.list.first?.string ?? ""
        let members = node.members + node.list.flatMap(\.members)
        if members.isEmpty {
            rule = .runs(Set(node.string.utf8))
        } else if let ending = members.first?.name, ending.hasSuffix("$") {
            rule = .ending(Array(ending.utf8.dropLast()))
        } else {
            rule = .replacements(
                members.map { (Array($0.name.utf8), Array($0.value.string.utf8)) },
                after: Set(after.utf8))
        }
    }

    /// A text in UTF-8 after this step.
    func applied(to text: [UInt8]) -> [UInt8] {
        switch rule {
        case .replacements(let replacements, let after):
            Self.replaced(text, replacements, after: after)
        case .ending(let letters):
            text.suffix(letters.count) == letters[...] ? text.dropLast(letters.count) : text
        case .runs(let letters):
            text.indices.filter { index in
                index == 0 || text[index] != text[index - 1] || !letters.contains(text[index])
            }.map { text[$0] }
        }
    }

    private static func replaced(
        _ text: [UInt8], _ replacements: [(letters: [UInt8], one: [UInt8])], after: Set<UInt8>
    ) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text[...]
        while let letter = rest.first {
            let isBehind =
                after.isEmpty
                || rest.startIndex > 0 && after.contains(text[rest.startIndex - 1])
            if isBehind,
                let found = replacements.first(where: { rest.starts(with: $0.letters) })
            {
                result += found.one
                rest = rest.dropFirst(found.letters.count)
            } else {
                result.append(letter)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}

extension JSONValue {
    /// A member of an object; the value itself where there is none.
    fileprivate subscript(name: String) -> JSONValue {
        members.first { $0.name == name }?.value ?? self
    }

    fileprivate var members: [JSONMember] {
        if case .object(let members) = content { members } else { [] }
    }

    fileprivate var list: [JSONValue] {
        if case .array(let items) = content { items } else { [] }
    }

    fileprivate var string: String {
        if case .string(let text) = content { text } else { "" }
    }

    /// The members of an object whose names are one character each.
    fileprivate var scalars: [Unicode.Scalar: String] {
        Dictionary(
            uniqueKeysWithValues: members.compactMap { member in
                member.name.unicodeScalars.first.map { ($0, member.value.string) }
            })
    }
}
