import Foundation

/// A report for other programs.
///
/// Foundation writes it: its keys are those of the declarations, and it is indented for people.
/// `JSONWriter` writes compact columns that are safe within HTML.
package protocol JSONReport: Encodable {}

extension JSONReport {
    /// One JSON object with sorted keys, without unknown values.
    ///
    /// - Throws: an error of Foundation, which no report causes.
    package func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self)) + Array("\n".utf8)
    }
}
