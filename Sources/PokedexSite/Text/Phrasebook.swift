import Foundation
import PokedexDomain

/// The words of both languages, checked against each other.
public struct Phrasebook: Sendable {
    /// The English words.
    public let english: Strings
    /// The Japanese words.
    public let japanese: Strings

    /// Takes both languages' words and checks that they mirror each other.
    ///
    /// - Throws: ``StringsError/missingKeys(_:file:otherFile:)`` when one has keys that the other
    ///   lacks, ``StringsError/strayBrace(_:file:)``, and
    ///   ``StringsError/wrongPlaceholders(_:file:found:expected:)`` when a text's placeholders
    ///   differ between the languages.
    public init(english: Strings, japanese: Strings) throws(StringsError) {
        self.english = english
        self.japanese = japanese
        try Self.checkKeys(of: japanese, against: english)
        try Self.checkKeys(of: english, against: japanese)
        for key in english.keys {
            let expected = try english.template(key).placeholders
            _ = try japanese.template(key, placeholders: expected)
        }
    }

    /// Reads `en.json` and `ja.json` of a folder and checks them.
    ///
    /// - Parameter folder: the folder's path, shown in messages as it is.
    /// - Throws: ``StringsError/unreadable(file:reason:)``, and as the other initialisers.
    public init(folder: String) throws(StringsError) {
        try self.init(
            english: Self.read(.english, in: folder), japanese: Self.read(.japanese, in: folder))
    }

    /// The words of a language.
    public subscript(language: Language) -> Strings {
        switch language {
        case .english: english
        case .japanese: japanese
        }
    }

    private static func read(
        _ language: Language, in folder: String
    ) throws(StringsError) -> Strings {
        let file = "\(folder)/\(language.code).json"
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: file))
        } catch {
            throw .unreadable(file: file, reason: error.localizedDescription)
        }
        return try Strings(json: Array(data), file: file, language: language)
    }

    private static func checkKeys(
        of strings: Strings, against other: Strings
    ) throws(StringsError) {
        let missing = Set(other.keys).subtracting(strings.keys).sorted()
        for key in missing {
            try strings.lack(
                .phrase(strings.language), of: key,
                else: .missingKeys(missing, file: strings.file, otherFile: other.file))
        }
    }
}
