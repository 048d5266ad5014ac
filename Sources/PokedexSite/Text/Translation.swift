import JSON
import PokedexDomain

/// The words of one language: the texts of `content/strings/en.json` or `ja.json`, by dotted key
/// such as `stat.attack.short`.
///
/// Who uses words takes them once, when it is made; a missing one is an error then and there.
public struct Translation: Sendable {
    /// The language.
    public let language: Language
    /// The file's name in messages, such as `content/strings/ja.json`.
    public let file: String
    /// The whole file as a tree, in its order.
    public let root: [TranslationEntry]
    private let texts: [String: String]
    /// The texts taken apart; absent where a brace belongs to no placeholder.
    private let templates: [String: TextTemplate]
    /// Who is told of what is missing; without one a missing text is an error.
    private var survey: WordSurvey?

    /// Reads a file's bytes.
    ///
    /// - Throws: ``TranslationError/malformed(_:)`` when they are not JSON of objects and texts,
    ///   a key stands twice in its group, or a text is empty.
    public init(json: [UInt8], file: String, language: Language) throws(TranslationError) {
        do {
            root = try JSONText(json, path: file).stringsEntries()
        } catch {
            throw .malformed(error)
        }
        var texts: [String: String] = [:]
        Self.flatten(root, under: "", into: &texts)
        self.texts = texts
        templates = texts.compactMapValues { TextTemplate($0) }
        self.file = file
        self.language = language
    }

    /// The keys of all texts, sorted.
    public var keys: [String] { texts.keys.sorted() }

    /// The text of a key.
    ///
    /// - Throws: ``TranslationError/missingKey(_:file:)`` or ``TranslationError/notAText(_:file:)``.
    public func text(_ key: String) throws(TranslationError) -> String {
        if let text = texts[key] { return text }
        guard node(key) == nil else { throw .notAText(key, file: file) }
        try lack(.phrase(language), of: key, else: .missingKey(key, file: file))
        return key
    }

    /// The text of a key; `nil` where there is none.
    public func textIfPresent(_ key: String) -> String? { texts[key] }

    /// A group as a tree in the file's order, for the templates.
    ///
    /// - Throws: ``TranslationError/missingKey(_:file:)`` or ``TranslationError/notAGroup(_:file:)``.
    public func object(under key: String) throws(TranslationError) -> [TranslationEntry] {
        switch node(key) {
        case .group(let entries): return entries
        case .text: throw .notAGroup(key, file: file)
        case nil:
            try lack(.phrase(language), of: key, else: .missingKey(key, file: file))
            return []
        }
    }

    /// A group's texts by the rest of their keys; empty where there is no such group.
    public func texts(under key: String) -> [String: String] {
        guard case .group(let entries) = node(key) else { return [:] }
        var texts: [String: String] = [:]
        Self.flatten(entries, under: "", into: &texts)
        return texts
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
    /// The same words, which tell a survey of what they lack instead of failing.
    func surveyed(by survey: WordSurvey) -> Translation {
        var translation = self
        translation.survey = survey
        return translation
    }

    /// Notes that there are no words for something; does nothing where nobody asks.
    func note(_ gap: WordGap, of identifier: String) {
        survey?.note(gap, of: identifier)
    }

    /// Notes that there are no words for something that cannot do without.
    ///
    /// - Throws: the error where nobody asks for what is missing.
    func lack(
        _ gap: WordGap, of identifier: String, else error: TranslationError
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
    public func template(_ key: String) throws(TranslationError) -> TextTemplate {
        if let template = templates[key] { return template }
        guard let template = TextTemplate(try text(key)) else {
            throw .strayBrace(key, file: file)
        }
        return template
    }

    /// The text of a key, taken apart, whose placeholders are exactly these.
    ///
    /// - Throws: as ``template(_:)``, and ``TranslationError/wrongPlaceholders(_:file:found:expected:)``.
    public func template(
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
    public func format(
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

    private func wrongPlaceholders(
        _ template: TextTemplate, _ key: String, expected: some Sequence<String>
    ) -> TranslationError {
        .wrongPlaceholders(
            key, file: file, found: template.placeholders.sorted(), expected: expected.sorted())
    }
}
