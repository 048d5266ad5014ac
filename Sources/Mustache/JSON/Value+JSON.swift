extension Value {
    /// Reads a JSON text (RFC 8259).
    ///
    /// Objects keep the order of their names; of a name that comes twice the last value counts, in
    /// the place of the first. Numbers keep their spelling.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, without a byte order mark.
    ///   - path: the path to give in messages.
    /// - Throws: `JSONError` if the text breaks the grammar in any way, is not UTF-8, has half a
    ///   surrogate pair, goes on after its value, or nests more than 512 deep.
    public init(json bytes: [UInt8], path: String = "JSON") throws(JSONError) {
        var reader = JSONReader(SourceText(path: path, bytes: bytes))
        self = try reader.readText()
    }
}
