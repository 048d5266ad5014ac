/// Where a spot is, as numbers.
package struct Coordinates: Hashable, Sendable {
    /// To the east.
    package let x: Double
    /// Upwards; `nil` if it is missing or not a number.
    package let y: Double?
    /// To the south.
    package let z: Double

    package init(x: Double, y: Double?, z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// The distance on the map, without height.
    package func distance(to other: Coordinates) -> Double {
        let (east, south) = (other.x - x, other.z - z)
        return (east * east + south * south).squareRoot()
    }
}

extension Spot {
    /// The coordinates as numbers; `nil` unless x and z are numbers.
    package var coordinates: Coordinates? {
        guard let x = x.flatMap(Self.number), let z = z.flatMap(Self.number) else { return nil }
        return Coordinates(x: x, y: y.flatMap(Self.number), z: z)
    }

    /// A decimal number such as `-200` or `64.5`, of at most 15 digits. The sign may also be `−`.
    private static func number(_ text: String) -> Double? {
        let plain = text.hasPrefix("−") ? "-" + text.dropFirst() : text
        let unsigned = plain.hasPrefix("-") || plain.hasPrefix("+") ? plain.dropFirst() : plain[...]
        let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), unsigned.utf8.count <= 16,
            parts.allSatisfy({ part in
                !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            })
        else { return nil }
        return Double(plain)
    }

    /// The nearest of some spots, without this one, with their distances on the map. Empty if it has
    /// no coordinates; others without are left out.
    package func nearest(among spots: [Spot], count: Int) -> [(spot: Spot, distance: Double)] {
        guard let place = coordinates else { return [] }
        return Array(
            spots.compactMap { other in
                other.id == id ? nil : other.coordinates.map { (other, place.distance(to: $0)) }
            }
            .sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }
            .prefix(count))
    }
}
