/// The whole message of the error that a body throws; `nil` for none.
package func message(of body: () throws -> some Any) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return "\(error)"
    }
}

/// The first line of that message; empty for none.
package func headline(of body: () throws -> some Any) -> String {
    message(of: body)?.split(separator: "\n").first.map(String.init) ?? ""
}

/// The rows of a table: two cells with an arrow between them.
package func tableRows(_ table: String) -> [(String, String)] {
    table.split(separator: "\n").map { row in
        let cells = row.split(separator: " => ").map(String.init)
        return (cells[0], cells[1])
    }
}
