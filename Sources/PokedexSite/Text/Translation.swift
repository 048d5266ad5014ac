import JSON
import PokedexDomain

/// The site's texts in one language: `content/strings/{code}.json`, by dotted key such as
/// `stat.attack.short`.
///
/// Those who need texts take them when they are made, so that a missing one is an error at the start.
package struct Translation: Sendable {
    /// The language.
    package let language: Language
    /// The file's name in messages, such as `content/strings/ja.json`.
    package private(set) var file: String
    /// The whole file as a tree, in its order.
    package private(set) var root: [TranslationEntry]
    private var texts: [String: String]
    /// The texts taken apart; absent where a brace belongs to no placeholder.
    private var templates: [String: TextTemplate]
    /// What a site changes, if it changes anything.
    private var changes: TranslationChanges?
    /// Where missing texts are noted; without it a missing text is an error.
    private var survey: TranslationSurvey?

    /// The file of a language, below the folder of the site's content.
    package static func file(of language: Language) -> String { "strings/\(language.code).json" }

    /// Reads a file's bytes.
    ///
    /// - Throws: ``TranslationError/malformed(_:)`` when they are not JSON of objects and texts,
    ///   a key is duplicated in its group, or a text is empty.
    package init(json: [UInt8], file: String, language: Language) throws(TranslationError) {
        do {
            root = try JSONText(json, path: file).translationEntries()
        } catch {
            throw .malformed(error)
        }
        texts = Self.flattened(root)
        templates = texts.compactMapValues { TextTemplate($0) }
        self.file = file
        self.language = language
    }

    /// The translation of a site, whose file has those texts only that it changes, and names of what
    /// the database names.
    ///
    /// - Parameters:
    ///   - json: the site's file; `nil` when it has none.
    ///   - file: its name in messages.
    /// - Throws: ``TranslationError/malformed(_:)`` as ``init(json:file:language:)``, and for a key
    ///   that this translation does not have.
    package func changed(
        by json: [UInt8]?, file: String
    ) throws(TranslationError) -> Translation {
        var translation = self
        translation.file = file
        guard let json else { return translation }
        do {
            let changes = try TranslationChanges(json: json, file: file, to: root)
            translation.root = changes.root
            translation.changes = changes
        } catch {
            throw .malformed(error)
        }
        translation.texts = Self.flattened(translation.root)
        translation.templates = translation.texts.compactMapValues { TextTemplate($0) }
        return translation
    }

    /// Refuses names in the site's file of what a catalog lacks.
    ///
    /// - Throws: `JSONError` at the first one.
    package func requireKnown(in catalog: Catalog) throws(JSONError) {
        try changes?.requireKnown(in: catalog)
    }

    /// Whether the site's file has the text of a key.
    func isChanged(_ key: String) -> Bool { changes?.has(key) ?? false }

    /// The keys of all texts, sorted.
    package var keys: [String] { texts.keys.sorted() }

    /// The text of a key.
    ///
    /// - Throws: ``TranslationError/missingKey(_:file:)`` or ``TranslationError/notAText(_:file:)``.
    package func text(_ key: String) throws(TranslationError) -> String {
        if let text = texts[key] { return text }
        guard node(key) == nil else { throw .notAText(key, file: file) }
        try lack(.phrase(language), of: key, else: .missingKey(key, file: file))
        return key
    }

    /// The text of a key; `nil` where there is none.
    package func textIfPresent(_ key: String) -> String? { texts[key] }

    /// A group as a tree in the file's order, for the templates.
    ///
    /// - Throws: ``TranslationError/missingKey(_:file:)`` or ``TranslationError/notAGroup(_:file:)``.
    package func object(under key: String) throws(TranslationError) -> [TranslationEntry] {
        switch node(key) {
        case .group(let entries): return entries
        case .text: throw .notAGroup(key, file: file)
        case nil:
            try lack(.phrase(language), of: key, else: .missingKey(key, file: file))
            return []
        }
    }

    /// A group's texts by the rest of their keys; empty where there is no such group.
    package func texts(under key: String) -> [String: String] {
        guard case .group(let entries) = node(key) else { return [:] }
        return Self.flattened(entries)
    }

    private func node(_ key: String) -> TranslationNode? {
        var node = TranslationNode.group(root)
        for part in key.split(separator: ".", omittingEmptySubsequences: false) {
            guard case .group(let entries) = node,
                let entry = entries.first(where: { $0.key == part })
            else { return nil }
            node = entry.node
        }
        return node
    }

    private static func flattened(_ entries: [TranslationEntry]) -> [String: String] {
        var texts: [String: String] = [:]
        flatten(entries, under: "", into: &texts)
        return texts
    }

    private static func flatten(
        _ entries: [TranslationEntry], under prefix: String, into texts: inout [String: String]
    ) {
        for entry in entries {
            switch entry.node {
            case .text(let text): texts[prefix + entry.key] = text
            case .group(let group): flatten(group, under: prefix + entry.key + ".", into: &texts)
            }
        }
    }
}

extension Translation {
    /// The same translation, which notes in a survey what it lacks instead of failing.
    func surveyed(by survey: TranslationSurvey) -> Translation {
        var translation = self
        translation.survey = survey
        return translation
    }

    /// Notes that there is no text for something; does nothing without a survey.
    func note(_ gap: TranslationGap, of identifier: String) {
        survey?.note(gap, of: identifier)
    }

    /// Notes that a needed text is missing.
    ///
    /// - Throws: the error, without a survey.
    func lack(
        _ gap: TranslationGap, of identifier: String, else error: TranslationError
    ) throws(TranslationError) {
        guard let survey else { throw error }
        survey.note(gap, of: identifier)
    }
}

extension Translation {
    /// The text of a key, taken apart.
    ///
    /// - Throws: ``TranslationError/missingKey(_:file:)``, ``TranslationError/notAText(_:file:)`` or
    ///   ``TranslationError/strayBrace(_:file:)``.
    package func template(_ key: String) throws(TranslationError) -> TextTemplate {
        if let template = templates[key] { return template }
        guard let template = TextTemplate(try text(key)) else {
            throw located(.strayBrace(key, file: file), at: key)
        }
        return template
    }

    /// The text of a key, taken apart, whose placeholders are exactly these.
    ///
    /// - Throws: as ``template(_:)``, and ``TranslationError/wrongPlaceholders(_:file:found:expected:)``.
    package func template(
        _ key: String, placeholders: Set<String>
    ) throws(TranslationError) -> TextTemplate {
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
    package func format(
        _ key: String, _ values: KeyValuePairs<String, String>
    ) throws(TranslationError) -> String {
        let template = try template(key)
        // What stands in for a missing text has no placeholders.
        if texts[key] == nil { return template.filled { _ in "" } }
        guard template.placeholders.count == values.count,
            let text = template.filled(with: values)
        else {
            throw wrongPlaceholders(template, key, expected: values.map(\.key))
        }
        return text
    }

    /// The error that a text has other placeholders than those that it is filled with.
    func wrongPlaceholders(
        _ template: TextTemplate, _ key: String, expected: some Sequence<String>
    ) -> TranslationError {
        located(
            .wrongPlaceholders(
                key, file: file, found: template.placeholders.sorted(),
                expected: expected.sorted()), at: key)
    }

    /// An error about a text; at its place, if it is in the site's file.
    private func located(_ error: TranslationError, at key: String) -> TranslationError {
        changes?.error(error.message, at: key).map { .malformed($0) } ?? error
    }
}

/// What stands behind a key of a translation file: a text, or a group of further keys.
package enum TranslationNode: Hashable, Sendable {
    /// A text, never empty; its `{name}` are placeholders.
    case text(String)
    /// The entries of a group, in the file's order.
    case group([TranslationEntry])
}

/// One key of a translation file and what stands behind it.
package struct TranslationEntry: Hashable, Sendable {
    /// The key within its group: a–z, 0–9 and `-`.
    package let key: String
    /// The text or group.
    package let node: TranslationNode

    /// Holds one entry.
    package init(key: String, node: TranslationNode) {
        self.key = key
        self.node = node
    }
}

extension JSONText {
    /// The entries of a translation file: objects and texts alone, without an empty text, and without
    /// a key that is duplicated in its group.
    func translationEntries() throws(JSONError) -> [TranslationEntry] {
        guard case .object(let members) = root.content else {
            throw error("the words are an object: { \"key\": \"text\", … }", at: root)
        }
        return try translationEntries(members)
    }

    private func translationEntries(_ members: [JSONMember]) throws(JSONError) -> [TranslationEntry]
    {
        var keys: Set<String> = []
        var entries: [TranslationEntry] = []
        for member in members {
            let key = member.name
            guard !key.isEmpty, key.utf8.allSatisfy(Self.isAllowedInKey) else {
                throw error(
                    "\"\(key)\" is no key: only a–z, 0–9 and - may stand in it", at: member)
            }
            guard keys.insert(key).inserted else {
                throw error("\"\(key)\" is duplicated in its group", at: member)
            }
            entries.append(TranslationEntry(key: key, node: try translationNode(member.value)))
        }
        return entries
    }

    private func translationNode(_ node: JSONValue) throws(JSONError) -> TranslationNode {
        switch node.content {
        case .string(""): throw error("a text must not be empty", at: node)
        case .string(let text):
            guard !text.unicodeScalars.contains(where: \.isControl) else {
                throw error("a text must be one line without control characters", at: node)
            }
            return .text(text)
        case .object(let members): return .group(try translationEntries(members))
        default:
            throw error("a text in quotes or a group in braces must follow the key", at: node)
        }
    }

    private static func isAllowedInKey(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
