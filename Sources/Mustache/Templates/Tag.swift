/// One tag of a template's text.
public struct Tag: Sendable, Equatable {
    /// What a tag does.
    public enum Kind: Sendable, Equatable {
        /// `{{! … }}`
        case comment
        /// `{{=<% %>=}}`
        case setDelimiters
        /// `{{name}}`: the value, escaped.
        case interpolation
        /// `{{{name}}}` or `{{&name}}`: the value as it is.
        case unescapedInterpolation
        /// `{{#name}}`
        case section
        /// `{{^name}}`
        case invertedSection
        /// `{{>name}}`
        case partial
        /// `{{<name}}`
        case parent
        /// `{{$name}}`
        case block
        /// `{{/name}}`, whatever it closes.
        case end
    }

    /// What the tag does.
    public let kind: Kind

    /// The name between the delimiters, without the sigil, the asterisk of a dynamic name and the
    /// whitespace around it; empty for a comment and for set delimiters.
    public let name: String

    /// Whether the name, written with an asterisk, is looked up to find the template's name.
    public let isDynamic: Bool

    /// The tag in the template's text, delimiters included, in bytes of UTF-8.
    public let range: Range<Int>
}
