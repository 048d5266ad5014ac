/// Finished mark-up: whoever makes one vouches that it is well formed and escaped.
public struct HTML: Sendable, Equatable {
    /// The mark-up in UTF-8.
    public let bytes: [UInt8]

    /// Wraps finished mark-up.
    ///
    /// - Parameter bytes: well-formed mark-up in UTF-8; nothing in it is escaped any more.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Wraps finished mark-up.
    ///
    /// - Parameter markup: well-formed mark-up; nothing in it is escaped any more.
    public init(_ markup: String) {
        bytes = Array(markup.utf8)
    }

    /// The mark-up as a string.
    public var string: String {
        String(decoding: bytes, as: UTF8.self)
    }
}
