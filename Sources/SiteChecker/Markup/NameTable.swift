import CLibXML2

/// Tells known names by their address: a parser context keeps every name once in its dictionary,
/// so that one comparison of pointers takes the place of one of texts.
struct NameTable {
    private static let bitCount = 9
    private var addresses: [UnsafePointer<xmlChar>?]
    private var names: [MarkupName]

    /// A table for the names in `dictionary`, which must outlive it.
    init(dictionary: xmlDictPtr?) {
        addresses = Array(repeating: nil, count: 1 << Self.bitCount)
        names = Array(repeating: .other, count: 1 << Self.bitCount)
        for name in MarkupName.allCases where name != .other {
            guard let address = xmlDictLookup(dictionary, name.rawValue, -1) else { continue }
            let slot = slot(of: address)
            addresses[slot] = address
            names[slot] = name
        }
    }

    /// The name at `address`, a string of the dictionary.
    subscript(address: UnsafePointer<xmlChar>) -> MarkupName {
        names[slot(of: address)]
    }

    /// Where `address` stands, or the free slot, named `other`, where it would.
    private func slot(of address: UnsafePointer<xmlChar>) -> Int {
        let product = UInt64(UInt(bitPattern: address)) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: product >> UInt64(64 - Self.bitCount))
        while let taken = addresses[slot], taken != address {
            slot = (slot + 1) & (addresses.count - 1)
        }
        return slot
    }
}
