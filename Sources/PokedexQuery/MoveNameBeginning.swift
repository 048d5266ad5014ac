import PokedexDomain

/// A text with which names of moves, or words in them, may begin, in the forms in which they are
/// compared: `Templates/assets/scripts/search` has the same rules for browsers.
struct MoveNameBeginning {
    /// For English names; empty for other letters, which begin none.
    private let letters: String
    /// For Japanese names.
    private let kana: String
    /// For the sound of Japanese names; empty for what has none.
    private let sound: String
    /// For spellings with kanji, without the Latin letters of a kana that is being typed.
    private let spelling: String

    /// No name is so long.
    private static let longest = 100
    /// Shorter sounds begin too many words.
    private static let fewestSounds = 3

    init(_ text: String) {
        let typed = String(decoding: text.utf16.prefix(Self.longest), as: UTF16.self)
        let all = Folding.letters(typed)
        letters = all.unicodeScalars.allSatisfy { $0.isLatin || $0.isDigit } ? all : ""
        kana = Folding.kana(typed)
        sound = Self.sound(of: all)
        let hasKanji = all.unicodeScalars.contains(where: \.isKanji)
        let last = kana.unicodeScalars.lastIndex { !$0.isLatin }
        spelling =
            hasKanji ? String(kana.unicodeScalars[...(last ?? kana.startIndex)]) : kana
    }

    /// Whether it begins a name of a move, or a word in one.
    func isIn(_ move: QueryNames.Entry) -> Bool {
        let names = Language.allCases.flatMap { move.names[$0] ?? [] }
        return Language.allCases.contains { language in
            let isInKana = Folding.main(of: language) == .kana
            return (move.names[language] ?? []).contains { name in
                begins(name, in: isInKana ? .kana : .letters, isInKana ? kana : letters)
                    || isInKana && begins(name, in: .romaji, sound)
            }
        } || move.words.contains { !names.contains($0) && begins($0, in: .kana, spelling) }
    }

    private func begins(_ name: String, in form: Folding, _ text: String) -> Bool {
        guard !text.isEmpty else { return false }
        let folded = form(name).utf8
        if folded.starts(with: text.utf8) { return true }
        guard form != .romaji || text.count >= Self.fewestSounds else { return false }
        return name.startsOfWords.contains { start in
            folded.dropFirst(form(String(name[..<start])).utf8.count).starts(with: text.utf8)
        }
    }

    /// Latin letters that can be Japanese, and kana whose spelling may differ, as they sound.
    private static func sound(of letters: String) -> String {
        let scalars = letters.unicodeScalars
        let isLatin = scalars.contains(where: \.isLatin)
        guard isLatin || scalars.contains(where: \.isKana),
            letters.wholeMatch(of: syllables) != nil
        else { return "" }
        let sound = Folding.romaji(letters)
        return isLatin || sound.count >= fewestSounds ? sound : ""
    }

    // As in `search/forms.js`.
    nonisolated(unsafe) private static let syllables =
        #/(?:([bcdfghjklmnpqrstvwxyz])(?!\1))?(?:[^a-z]|[aeiou]|n|m(?=[bmp])|[dtlx]?([bcdfghjklmnpqrstvwxyz])\2?[hsw]?y?[aeiou])*(?:[dtlx]?([bcdfghjklmnpqrstvwxyz])\3?[hsw]?y?)?/#
}

extension String {
    /// Where its words begin, without the first. A word is a run of one script, since Japanese has
    /// no spaces: れいとう and ビーム.
    fileprivate var startsOfWords: [Index] {
        var starts: [Index] = []
        var before: Unicode.Scalar.Script?
        for index in unicodeScalars.indices {
            let script = unicodeScalars[index].script(after: before)
            if let script, script != before, index > startIndex { starts.append(index) }
            before = script
        }
        return starts
    }
}

extension Unicode.Scalar {
    /// What words are made of.
    fileprivate enum Script { case hiragana, katakana, kanji, number, latin }

    /// What it belongs to; `nil` for what stands between words.
    fileprivate func script(after before: Script?) -> Script? {
        switch value {
        case 0x3041...0x3096: return .hiragana
        case 0x30A1...0x30FA: return .katakana
        case 0x30FC: return before == .hiragana ? .hiragana : .katakana
        case 0x27, 0x2019: return .latin
        default: break
        }
        if isKanji { return .kanji }
        switch properties.generalCategory {
        case .decimalNumber, .letterNumber, .otherNumber: return .number
        case .nonspacingMark, .spacingMark, .enclosingMark: return .latin
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: return .latin
        default: return nil
        }
    }

    fileprivate var isKanji: Bool {
        properties.isIdeographic || value == 0x3005
    }

    fileprivate var isLatin: Bool { ("a"..."z").contains(self) }

    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
