import Mustache

/// What is done with a template's name and the data for it: rendering, in a build.
protocol TemplateRendering: Sendable {
    /// Puts what the template makes of the data behind what the buffer holds.
    func render(
        _ template: String, with value: Value, into output: inout OutputBuffer
    ) throws
}

extension Renderer: TemplateRendering {}
