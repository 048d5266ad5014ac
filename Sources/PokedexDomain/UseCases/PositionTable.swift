/// The places of entities in a list, found by their numbers.
public struct PositionTable: Sendable {
    private let positions: [Int32]
    private let offset: Int

    /// Indexes a list by its elements' numbers.
    public init(_ numbers: [Int]) {
        let lowest = numbers.min() ?? 0
        var positions = [Int32](repeating: -1, count: (numbers.max() ?? lowest - 1) - lowest + 1)
        for (position, number) in numbers.enumerated() {
            positions[number - lowest] = Int32(position)
        }
        self.positions = positions
        offset = lowest
    }

    /// The place of a number that is in the list.
    public subscript(number: Int) -> Int {
        let position = positions[number - offset]
        precondition(position >= 0, "the catalog has no entity of number \(number)")
        return Int(position)
    }
}
