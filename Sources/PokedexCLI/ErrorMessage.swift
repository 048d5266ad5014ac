/// What the program says when a command fails.
struct ErrorMessage {
    /// The text, with its level in front.
    let text: String

    /// Makes the message of an error. Some name their place and the level first:
    /// `path:line:column: error: …`.
    init(_ error: any Error) {
        let description = "\(error)"
        let head = description.prefix { $0 != "\n" }
        text = head.contains("error: ") ? description : "error: \(description)"
    }
}
