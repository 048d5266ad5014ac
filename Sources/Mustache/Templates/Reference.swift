import Diagnostics

/// A partial or parent tag: one template naming another.
public struct Reference: Sendable, Equatable {
    /// The template's name, or the name to look up if the tag is dynamic.
    public let name: String
    /// Whether the tag is a parent tag, `{{<name}}`, and not a partial tag, `{{>name}}`.
    public let isParent: Bool
    /// Whether the template's name is only known from the data, as in `{{>*name}}`.
    public let isDynamic: Bool
    /// Where the tag starts.
    public let position: SourcePosition
}
