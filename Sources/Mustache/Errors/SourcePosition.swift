/// A place in a text file.
public struct SourcePosition: Sendable, Equatable {
    /// The line, counted from 1.
    public let line: Int
    /// The character in the line, counted from 1. A tab is one character.
    public let column: Int

    /// Makes a position.
    ///
    /// - Parameters:
    ///   - line: counted from 1.
    ///   - column: counted from 1, in characters.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
