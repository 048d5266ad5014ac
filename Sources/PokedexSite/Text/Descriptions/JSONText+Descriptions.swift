import JSON
import PokedexDomain

extension JSONText {
    /// The entries of a list of descriptions by slug, each of which stands there once.
    func descriptions<Entry>(
        _ entry: (JSONText, JSONValue) throws(JSONError) -> Entry
    ) throws(JSONError) -> [String: Entry] {
        guard case .object(let members) = root.content else {
            throw error("the descriptions are an object: { \"slug\": { … }, … }", at: root)
        }
        var entries: [String: Entry] = [:]
        for member in members {
            guard (try? Slug(member.name)) != nil else {
                throw error(
                    "\"\(member.name)\" is no slug: only a–z, 0–9 and - may stand in it",
                    at: member)
            }
            guard entries[member.name] == nil else {
                throw error("\"\(member.name)\" is described twice", at: member)
            }
            entries[member.name] = try entry(self, member.value)
        }
        return entries
    }

    /// `{"text": "composed"}`, or `"extended"` or `"written"` with a text in both languages.
    func moveDescription(_ node: JSONValue) throws(JSONError) -> MoveDescription {
        let texts = try texts(of: node, allowed: ["text", "en", "ja"])
        switch texts["text"]?.text {
        case "composed":
            guard texts.count == 1 else {
                throw error("a composed text has no sentence of its own: extended has", at: node)
            }
            return .composed
        case "extended": return .extended(try ownText(texts, of: node))
        case "written": return .written(try ownText(texts, of: node))
        default:
            throw error(
                "\"text\" must say composed, extended or written", at: texts["text"]?.node ?? node)
        }
    }

    /// `{"en": "…", "ja": "…"}`.
    func ownText(_ node: JSONValue) throws(JSONError) -> OwnText {
        try ownText(try texts(of: node, allowed: ["en", "ja"]), of: node)
    }

    private typealias Texts = [String: (text: String, node: JSONValue)]

    private func texts(of node: JSONValue, allowed: Set<String>) throws(JSONError) -> Texts {
        guard case .object(let members) = node.content else {
            throw error("a description is an object: { \"en\": \"…\", \"ja\": \"…\" }", at: node)
        }
        var texts: Texts = [:]
        for member in members {
            guard allowed.contains(member.name), texts[member.name] == nil else {
                throw error(
                    "a description has \(allowed.sorted().joined(separator: ", ")), each once, "
                        + "and not \"\(member.name)\"", at: member)
            }
            guard case .string(let text) = member.value.content else {
                throw error("this must be a text in quotes", at: member.value)
            }
            texts[member.name] = (text, member.value)
        }
        return texts
    }

    private func ownText(_ texts: Texts, of node: JSONValue) throws(JSONError) -> OwnText {
        OwnText(
            english: try sentence(.english, texts, of: node),
            japanese: try sentence(.japanese, texts, of: node))
    }

    private func sentence(
        _ language: Language, _ texts: Texts, of node: JSONValue
    ) throws(JSONError) -> String {
        guard let (text, place) = texts[language.code] else {
            throw error("the text in \"\(language.code)\" is missing", at: node)
        }
        guard !text.isEmpty, !text.unicodeScalars.contains(where: \.isControl) else {
            throw error("a text must be one line without control characters", at: place)
        }
        let longest = OwnText.longest[language, default: 0]
        let count = text.unicodeScalars.count
        guard count <= longest else {
            throw error(
                "the text has \(count) characters; \(longest) are the most in "
                    + "\"\(language.code)\"", at: place)
        }
        return text
    }
}
