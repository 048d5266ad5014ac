import JSON
import PokedexDomain

/// What stands behind a key of a translation file: a text, or a group of further keys.
public enum TranslationNode: Hashable, Sendable {
    /// A text, never empty; its `{name}` are placeholders.
    case text(String)
    /// The entries of a group, in the file's order.
    case group([TranslationEntry])
}

/// One key of a translation file and what stands behind it.
public struct TranslationEntry: Hashable, Sendable {
    /// The key within its group: a–z, 0–9 and `-`.
    public let key: String
    /// The text or group.
    public let node: TranslationNode

    /// Holds one entry.
    public init(key: String, node: TranslationNode) {
        self.key = key
        self.node = node
    }
}

extension JSONText {
    /// The entries of a translation file: objects and texts alone, without an empty text, and without
    /// a key that stands twice in its group.
    func stringsEntries() throws(JSONError) -> [TranslationEntry] {
        guard case .object(let members) = root.content else {
            throw error("the words are an object: { \"key\": \"text\", … }", at: root)
        }
        return try stringsEntries(members)
    }

    private func stringsEntries(_ members: [JSONMember]) throws(JSONError) -> [TranslationEntry] {
        var keys: Set<String> = []
        var entries: [TranslationEntry] = []
        for member in members {
            let key = member.name
            guard !key.isEmpty, key.utf8.allSatisfy(Self.isAllowedInKey) else {
                throw error(
                    "\"\(key)\" is no key: only a–z, 0–9 and - may stand in it", at: member)
            }
            guard keys.insert(key).inserted else {
                throw error("\"\(key)\" stands twice in its group", at: member)
            }
            entries.append(TranslationEntry(key: key, node: try stringsNode(member.value)))
        }
        return entries
    }

    private func stringsNode(_ node: JSONValue) throws(JSONError) -> TranslationNode {
        switch node.content {
        case .string(""): throw error("a text must not be empty", at: node)
        case .string(let text):
            guard !text.unicodeScalars.contains(where: \.isControl) else {
                throw error("a text must be one line without control characters", at: node)
            }
            return .text(text)
        case .object(let members): return .group(try stringsEntries(members))
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
