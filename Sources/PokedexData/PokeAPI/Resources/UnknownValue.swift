/// A value under a key that no structure names, as a message shows it.
struct UnknownValue: Decodable {
    /// The value, shortened; `nil` where it says nothing: null, false, 0, or empty.
    let text: String?

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: AnyKey.self) {
            let name = try? object.decode(String.self, forKey: AnyKey(stringValue: "name"))
            text = object.allKeys.isEmpty ? nil : name.map(quoted) ?? "{…}"
        } else if let list = try? decoder.unkeyedContainer() {
            text = list.isAtEnd ? nil : "[…]"
        } else {
            text = try Self.text(try decoder.singleValueContainer())
        }
    }

    private static func text(_ value: any SingleValueDecodingContainer) throws -> String? {
        if value.decodeNil() { return nil }
        if let truth = try? value.decode(Bool.self) { return truth ? "true" : nil }
        if let number = try? value.decode(Int.self) { return number == 0 ? nil : "\(number)" }
        if let number = try? value.decode(Double.self) { return "\(number)" }
        let text = try value.decode(String.self)
        return text.isEmpty ? nil : quoted(text)
    }
}
