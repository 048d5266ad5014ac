/// A function as a value: what it returns is itself rendered as a template.
///
/// Over an interpolation tag it is called with empty text, and what it returns is read with the
/// default delimiters. Over a section it is called with the section's unrendered text, and what
/// it returns is read with the delimiters of that place and takes the section's place. It is
/// called every time anew.
public struct Lambda: Sendable {
    let body: @Sendable (String) -> String

    /// Makes a lambda of a function of the section's text.
    ///
    /// - Parameter body: takes the section's text as it stands in the template, empty for an
    ///   interpolation tag, and returns template text. Several threads may call it at once.
    public init(_ body: @escaping @Sendable (_ section: String) -> String) {
        self.body = body
    }
}
