/// A key of JSON that no structure names.
struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }
}

extension KeyedDecodingContainer<AnyKey> {
    /// The keys in an order that does not change from run to run.
    var sortedKeys: [AnyKey] {
        allKeys.sorted { $0.stringValue < $1.stringValue }
    }
}
