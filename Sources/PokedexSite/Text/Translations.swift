import Foundation
import PokedexDomain

/// The words of both languages, checked against each other.
public struct Translations: Sendable {
    /// The English words.
    public let english: Translation
    /// The Japanese words.
    public let japanese: Translation

    /// Takes both languages' words and checks that they mirror each other.
    ///
    /// - Throws: ``TranslationError/missingKeys(_:file:otherFile:)`` when one has keys that the other
    ///   lacks, ``TranslationError/strayBrace(_:file:)``, and
    ///   ``TranslationError/wrongPlaceholders(_:file:found:expected:)`` when a text's placeholders
    ///   differ between the languages.
    public init(english: Translation, japanese: Translation) throws(TranslationError) {
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
    /// - Throws: ``TranslationError/unreadable(file:reason:)``, and as the other initialisers.
    public init(folder: String) throws(TranslationError) {
        try self.init(
            english: Self.read(.english, in: folder), japanese: Self.read(.japanese, in: folder))
    }

    /// The words of a language.
    public subscript(language: Language) -> Translation {
        switch language {
        case .english: english
        case .japanese: japanese
        }
    }

    private static func read(
        _ language: Language, in folder: String
    ) throws(TranslationError) -> Translation {
        let file = "\(folder)/\(language.code).json"
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: file))
        } catch {
            throw .unreadable(file: file, reason: error.localizedDescription)
        }
        return try Translation(json: Array(data), file: file, language: language)
    }

    private static func checkKeys(
        of translation: Translation, against other: Translation
    ) throws(TranslationError) {
        let missing = Set(other.keys).subtracting(translation.keys).sorted()
        for key in missing {
            try translation.lack(
                .phrase(translation.language), of: key,
                else: .missingKeys(missing, file: translation.file, otherFile: other.file))
        }
    }
}
