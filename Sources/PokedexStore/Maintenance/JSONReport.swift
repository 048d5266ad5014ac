import Foundation

/// What other programs can read of an answer.
public protocol JSONReport: Encodable {}

extension JSONReport {
    /// The answer as one JSON object, whose keys are sorted; what is unknown is left out of it.
    ///
    /// - Throws: an error of Foundation's, which no answer of ours gives cause for.
    public func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self)) + Array("\n".utf8)
    }
}
