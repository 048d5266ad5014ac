import Diagnostics
import Foundation
import JSON
import PokedexDomain

/// The translations of all languages, checked against each other.
package struct Translations: Sendable {
    /// One for each language, in the order of ``Language``.
    let all: [Translation]

    /// Takes one translation of each language and checks that all have the same keys and
    /// placeholders as the first.
    ///
    /// - Throws: ``TranslationError/missingKeys(_:file:otherFile:)`` when one has keys that another
    ///   lacks, ``TranslationError/strayBrace(_:file:)``, and
    ///   ``TranslationError/wrongPlaceholders(_:file:found:expected:)`` when a text's placeholders
    ///   differ between the languages.
    package init(_ translations: [Translation]) throws(TranslationError) {
        precondition(
            translations.map(\.language) == Language.allCases, "one translation of each language")
        all = translations
        let first = translations[0]
        for other in translations.dropFirst() {
            try Self.checkKeys(of: other, against: first)
            try Self.checkKeys(of: first, against: other)
            for key in first.keys { try Self.checkPlaceholders(of: key, in: first, other) }
        }
    }

    /// Reads a folder's `{code}.json` of each language and checks them.
    ///
    /// - Parameter folder: the folder's path, shown in messages as it is.
    /// - Throws: ``TranslationError/unreadable(file:reason:)``, and as the other initialiser.
    package init(folder: String) throws(TranslationError) {
        var translations: [Translation] = []
        for language in Language.allCases {
            translations.append(try Self.read(language, in: folder))
        }
        try self.init(translations)
    }

    /// The translation into a language.
    package subscript(language: Language) -> Translation {
        all.first { $0.language == language } ?? all[0]
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

    /// Compares the placeholders of a text. If only one of the two is in a site's own file, that one
    /// is wrong, else the other.
    private static func checkPlaceholders(
        of key: String, in first: Translation, _ other: Translation
    ) throws(TranslationError) {
        let expected = try first.template(key).placeholders
        if first.isChanged(key), !other.isChanged(key) {
            _ = try first.template(key, placeholders: other.template(key).placeholders)
        } else {
            _ = try other.template(key, placeholders: expected)
        }
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

/// Why a translation cannot be used. Each message names the file and the key.
package enum TranslationError: FileDiagnosticError {
    /// The file cannot be read.
    case unreadable(file: String, reason: String)
    /// The file is not what a translation file must be.
    case malformed(JSONError)
    /// A key is missing.
    case missingKey(String, file: String)
    /// A key leads to a group where a text is needed.
    case notAText(String, file: String)
    /// A key leads to a text where a group is needed.
    case notAGroup(String, file: String)
    /// A brace of a text belongs to no placeholder.
    case strayBrace(String, file: String)
    /// A text's placeholders are not those that it is filled with, both sorted.
    case wrongPlaceholders(String, file: String, found: [String], expected: [String])
    /// Keys that only the other language's file has, sorted; at most ten are shown.
    case missingKeys([String], file: String, otherFile: String)
    /// An entity has a name in no language.
    case unnamed(kind: String, slug: String, key: String, file: String)
    /// Entities share a name, and nothing says how to tell them apart.
    case indistinguishable(name: String, slugs: [String], file: String)

    /// The whole message.
    package var diagnostic: Diagnostic {
        switch self {
        case .malformed(let error): error.diagnostic
        case .unreadable(let file, let reason):
            Diagnostic(path: file, message: "the file cannot be read: \(reason)")
        case .missingKey(let key, let file):
            Diagnostic(
                path: file, message: "there is no text \"\(key)\"; add it in every language")
        case .notAText(let key, let file):
            Diagnostic(
                path: file, message: "\"\(key)\" is a group, but a text is needed there")
        case .notAGroup(let key, let file):
            Diagnostic(
                path: file, message: "\"\(key)\" is a text, but a group is needed there")
        case .strayBrace(let key, let file):
            Diagnostic(
                path: file,
                message: "\"\(key)\" has a brace that belongs to no placeholder; "
                    + "a placeholder is written {name}")
        case .wrongPlaceholders(let key, let file, let found, let expected):
            Diagnostic(
                path: file,
                message: "\"\(key)\" must have \(Self.list(expected)), "
                    + "but has \(Self.list(found))")
        case .missingKeys(let keys, let file, let otherFile):
            Diagnostic(
                path: file, message: "these keys of \(otherFile) are missing:",
                notes: Self.shortlist(keys))
        case .unnamed(let kind, let slug, let key, let file):
            Diagnostic(
                path: file,
                message: "\(kind) \"\(slug)\" has no name; add \"\(key)\" in every language")
        case .indistinguishable(let name, let slugs, let file):
            Diagnostic(
                path: file,
                message: "\(slugs.joined(separator: ", ")) are all called \"\(name)\"; "
                    + "add \"namesake.\" and the slug for each of them in every language")
        }
    }

    /// The key of the text or group that is wrong or missing, the first of several; `nil` if the
    /// message is not about one.
    package var key: String? {
        switch self {
        case .notAText(let key, _), .notAGroup(let key, _), .strayBrace(let key, _),
            .wrongPlaceholders(let key, _, _, _), .missingKey(let key, _),
            .unnamed(_, _, let key, _):
            key
        case .missingKeys(let keys, _, _): keys.first
        case .indistinguishable: "namesake"
        case .unreadable, .malformed: nil
        }
    }

    private static func shortlist(_ keys: [String]) -> [String] {
        keys.prefix(10).map { "  \($0)" }
            + (keys.count > 10 ? ["  and \(keys.count - 10) more"] : [])
    }

    private static func list(_ placeholders: [String]) -> String {
        placeholders.isEmpty
            ? "no placeholder" : placeholders.map { "{\($0)}" }.joined(separator: ", ")
    }
}
