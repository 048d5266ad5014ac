/// What a tag opens and closes with.
struct Delimiters: Sendable, Equatable {
    let open: [UInt8]
    let close: [UInt8]

    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}
