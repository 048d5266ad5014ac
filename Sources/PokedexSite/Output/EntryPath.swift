/// The place of any entry in a folder, made by whomever: unlike an ``OutputPath``, its names need
/// not be UTF-8.
struct EntryPath: Hashable, Sendable {
    /// The folder itself.
    static let top = EntryPath(characters: [0])

    /// A C string, as the kernel takes it.
    let characters: [CChar]

    /// - Parameter text: names joined by `/`.
    init(_ text: String) {
        characters = Array(text.utf8CString)
    }

    private init(characters: [CChar]) {
        self.characters = characters
    }

    /// The path of an entry in the folder that has this path.
    ///
    /// - Parameter name: with its final zero.
    func appending(_ name: UnsafeBufferPointer<CChar>) -> EntryPath {
        var path = self == .top ? [] : characters
        if !path.isEmpty { path[path.count - 1] = Self.slash }
        path.append(contentsOf: name)
        return EntryPath(characters: path)
    }

    /// The folders around the entry, the outermost first.
    var parents: [EntryPath] {
        characters.indices.filter { characters[$0] == Self.slash }
            .map { EntryPath(characters: characters[..<$0] + [0]) }
    }

    /// The path for messages, with a replacement character for what is no UTF-8.
    var text: String {
        characters.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
    }

    /// The path as the builder would have written it; nil when it cannot have.
    var outputPath: OutputPath? {
        characters.withUnsafeBytes { String(validating: $0.dropLast(), as: UTF8.self) }
            .map { OutputPath(wellFormed: $0) }
    }

    private static let slash = CChar(UInt8(ascii: "/"))
}
