import Mustache

/// Renders the small pieces of mark-up that recur, each once.
struct PartialRenderer: Sendable {
    private let renderer: any TemplateRendering

    init(_ renderer: any TemplateRendering) {
        self.renderer = renderer
    }

    /// Renders a template of `partials/`.
    func html(_ partial: String, _ value: Value) throws -> Value {
        var output = OutputBuffer(capacity: 512)
        try renderer.render("partials/\(partial)", with: value, into: &output)
        return .html(HTML(bytes: output.bytes))
    }
}
