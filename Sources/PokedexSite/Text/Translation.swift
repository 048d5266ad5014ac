import Diagnostics
import JSON
import PokedexDomain

/// The site's texts in one language: `content/strings/{code}.json`, by dotted key such as
/// `stat.attack.short`.
///
/// Those who need texts take them when they are made, so that a missing one is an error at the start. It is a
/// class so that they copy one reference.
package final class Translation: Sendable {
    package let language: Language
    /// The file's name in messages, such as `content/strings/ja.json`.
    package let file: String
    /// The file, for messages; `nil` where a site has none of its own.
    private let text: JSONText?
    /// The texts and groups, in their order.
    private let root: [JSONMember]
    private let texts: [String: String]
    /// The texts taken apart; absent where a brace belongs to no placeholder.
    private let templates: [String: TextTemplate]
    /// What a site changes, if it changes anything.
    private let changes: TranslationChanges?
    /// Where missing texts are noted; without it a missing text is an error.
    private let survey: TranslationSurvey?

    /// The file of a language, below the folder of the site's content.
    package static func file(of language: Language) -> String { "strings/\(language.code).json" }

    /// - Throws: an error when they are not JSON of objects and texts, a key is duplicated in its
    ///   group, or a text is empty.
    package convenience init(json: [UInt8], file: String, language: Language) throws {
        let text = try JSONText(json, path: file)
        self.init(language, file: file, text, root: try text.textsAndGroups())
    }

    private init(
        _ language: Language, file: String, _ text: JSONText?, root: [JSONMember],
        changes: TranslationChanges? = nil, survey: TranslationSurvey? = nil
    ) {
        (self.language, self.file, self.text, self.root) = (language, file, text, root)
        (self.changes, self.survey) = (changes, survey)
        texts = Self.flattened(root)
        templates = texts.compactMapValues { TextTemplate($0) }
    }

    /// The translation of a site, whose file has those texts only that it changes, and names of what
    /// the database names.
    ///
    /// - Parameters:
    ///   - json: the site's file; `nil` when it has none.
    ///   - file: its name in messages.
    /// - Throws: as ``init(json:file:language:)``, and for a key that this translation does not have.
    package func changed(by json: [UInt8]?, file: String) throws -> Translation {
        guard let json else {
            return Translation(language, file: file, nil, root: root, survey: survey)
        }
        let text = try JSONText(json, path: file)
        let changes = try TranslationChanges(text, to: root)
        return Translation(
            language, file: file, text, root: changes.root, changes: changes, survey: survey)
    }

    /// Refuses names in the site's file of what a catalog lacks.
    package func requireKnown(in catalog: Catalog) throws {
        try changes?.requireKnown(in: catalog)
    }

    /// Whether the site's file has the text of a key.
    func isChanged(_ key: String) -> Bool { changes != nil && text?.root.value(at: key) != nil }

    package var keys: [String] { texts.keys.sorted() }

    /// - Throws: an error when it is missing, or a group.
    package func text(_ key: String) throws -> String {
        if let text = texts[key] { return text }
        guard value(at: key) == nil else {
            throw error("\"\(key)\" is a group, but a text is needed there", at: key)
        }
        try lack(.phrase(language), of: key, else: missing(key))
        return key
    }

    /// The text of a key; `nil` where there is none.
    package func textIfPresent(_ key: String) -> String? { texts[key] }

    /// A group in the file's order, for the templates: texts and groups.
    ///
    /// - Throws: an error when it is missing, or a text.
    package func object(under key: String) throws -> [JSONMember] {
        switch value(at: key)?.content {
        case .object(let members): return members
        case nil:
            try lack(.phrase(language), of: key, else: missing(key))
            return []
        default: throw error("\"\(key)\" is a text, but a group is needed there", at: key)
        }
    }

    /// A group's texts by the rest of their keys; empty where there is no such group.
    package func texts(under key: String) -> [String: String] {
        Self.flattened(value(at: key)?.members ?? [])
    }

    private func value(at key: String) -> JSONValue? { JSONValue(.object(root)).value(at: key) }

    private static func flattened(_ members: [JSONMember]) -> [String: String] {
        var texts: [String: String] = [:]
        func add(_ members: [JSONMember], under prefix: String) {
            for member in members {
                let key = prefix + member.name
                if case .string(let text) = member.value.content { texts[key] = text }
                add(member.value.members, under: key + ".")
            }
        }
        add(members, under: "")
        return texts
    }
}

/// Errors. Each names the file, and the place of the text or of the name of the group that it is about;
/// if the file lacks it, that of the group in which it belongs.
extension Translation {
    func error(_ message: String, at key: String, notes: [String] = []) -> DiagnosticError {
        guard let text else {
            return DiagnosticError(Diagnostic(path: file, message: message, notes: notes))
        }
        let place =
            if let value = text.root.value(at: key), case .string = value.content {
                text.place(of: value)
            } else {
                text.root.nearestMember(to: key).map { text.place(of: $0) }
                    ?? text.place(of: text.root)
            }
        var diagnostic = place.error(message).first
        diagnostic.notes = notes
        return DiagnosticError(diagnostic)
    }

    /// The error that an entity has a name in no language.
    func unnamed(_ kind: NameKind, _ slug: String, key: String) -> DiagnosticError {
        let key = "\(kind.rawValue).\(key)"
        return error(
            "\(kind.rawValue) \"\(slug)\" has no name; add \"\(key)\" in every language", at: key,
            notes: [Self.allMissing])
    }

    /// The error that a text has other placeholders than those that it is filled with.
    func wrongPlaceholders(
        _ template: TextTemplate, _ key: String, expected: some Sequence<String>
    ) -> DiagnosticError {
        func list(_ placeholders: [String]) -> String {
            placeholders.isEmpty
                ? "no placeholder" : placeholders.map { "{\($0)}" }.joined(separator: ", ")
        }
        let found = list(template.placeholders.sorted())
        return error("\"\(key)\" must have \(list(expected.sorted())), but has \(found)", at: key)
    }

    private static let allMissing = "`pokedex-site check --strings` lists all that are missing"

    private func missing(_ key: String) -> DiagnosticError {
        error(
            "there is no text \"\(key)\"; add it in every language", at: key,
            notes: [Self.allMissing])
    }
}

extension Translation {
    /// The same translation, which notes in a survey what it lacks instead of failing.
    func surveyed(by survey: TranslationSurvey) -> Translation {
        Translation(language, file: file, text, root: root, changes: changes, survey: survey)
    }

    /// Notes that there is no text for something; does nothing without a survey.
    func note(_ gap: TranslationGap, of identifier: String) {
        survey?.note(gap, of: identifier)
    }

    /// Notes that a needed text is missing.
    ///
    /// - Throws: the error, without a survey.
    func lack(
        _ gap: TranslationGap, of identifier: String, else error: @autoclosure () -> DiagnosticError
    ) throws {
        guard let survey else { throw error() }
        survey.note(gap, of: identifier)
    }
}

extension Translation {
    /// The text of a key, taken apart.
    ///
    /// - Throws: as ``text(_:)``, and for a brace that belongs to no placeholder.
    package func template(_ key: String) throws -> TextTemplate {
        if let template = templates[key] { return template }
        guard let template = TextTemplate(try text(key)) else {
            throw error(
                "\"\(key)\" has a brace that belongs to no placeholder; a placeholder is written "
                    + "{name}", at: key)
        }
        return template
    }

    /// The text of a key, taken apart, whose placeholders are exactly these.
    ///
    /// - Throws: as ``template(_:)``, and for other placeholders.
    package func template(_ key: String, placeholders: Set<String>) throws -> TextTemplate {
        let template = try template(key)
        // What stands in for a missing text has no placeholders.
        guard template.placeholders == placeholders || texts[key] == nil else {
            throw wrongPlaceholders(template, key, expected: placeholders)
        }
        return template
    }

    /// The text of a key with its placeholders filled; `values` are exactly those it has.
    ///
    /// - Throws: as ``template(_:placeholders:)``.
    package func format(_ key: String, _ values: KeyValuePairs<String, String>) throws -> String {
        let template = try template(key)
        if template.placeholders.count == values.count, let text = template.filled(with: values) {
            return text
        }
        // What stands in for a missing text has no placeholders.
        guard texts[key] == nil else {
            throw wrongPlaceholders(template, key, expected: values.map(\.key))
        }
        return template.filled { _ in "" }
    }
}

extension JSONValue {
    /// What a dotted key leads to.
    fileprivate func value(at key: String) -> JSONValue? {
        var value = self
        for name in key.split(separator: ".", omittingEmptySubsequences: false) {
            guard let member = value.members.first(where: { $0.name == name }) else { return nil }
            value = member.value
        }
        return value
    }

    /// The last member on the way to what a dotted key leads to; `nil` if the first is missing.
    fileprivate func nearestMember(to key: String) -> JSONMember? {
        var (value, nearest): (JSONValue, JSONMember?) = (self, nil)
        for name in key.split(separator: ".") {
            guard let member = value.members.first(where: { $0.name == name }) else { break }
            (value, nearest) = (member.value, member)
        }
        return nearest
    }
}

extension JSONText {
    /// The members of a translation file: objects and texts alone, without an empty text, and without
    /// a key that is duplicated in its group.
    func textsAndGroups() throws -> [JSONMember] {
        guard case .object(let members) = root.content else {
            throw error("the words are an object: { \"key\": \"text\", … }", at: root)
        }
        try checkGroup(members)
        return members
    }

    private func checkGroup(_ members: [JSONMember]) throws {
        var keys: Set<String> = []
        for member in members {
            let key = member.name
            guard !key.isEmpty, key.utf8.allSatisfy(TextTemplate.isAllowedInName) else {
                throw error("\"\(key)\" is no key: only a–z, 0–9 and - may stand in it", at: member)
            }
            guard keys.insert(key).inserted else {
                throw error("\"\(key)\" is duplicated in its group", at: member)
            }
            switch member.value.content {
            case .string(""): throw error("a text must not be empty", at: member.value)
            case .string(let text) where text.unicodeScalars.contains(where: \.isControl):
                throw error("a text must be one line without control characters", at: member.value)
            case .string: break
            case .object(let members): try checkGroup(members)
            default:
                throw error(
                    "a text in quotes or a group in braces must follow the key", at: member.value)
            }
        }
    }
}
