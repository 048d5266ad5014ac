/// What stands behind a key of a strings file: a text, or a group of further keys.
public enum StringsNode: Hashable, Sendable {
    /// A text, never empty; its `{name}` are placeholders.
    case text(String)
    /// The entries of a group, in the file's order.
    case group([StringsEntry])
}

/// One key of a strings file and what stands behind it.
public struct StringsEntry: Hashable, Sendable {
    /// The key within its group: a–z, 0–9 and `-`.
    public let key: String
    /// The text or group.
    public let node: StringsNode

    /// Holds one entry.
    public init(key: String, node: StringsNode) {
        self.key = key
        self.node = node
    }
}
