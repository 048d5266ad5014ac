import Mustache
import Synchronization

/// Notes what each template is given and renders nothing.
final class NameSurvey: TemplateRendering {
    private let noted = Mutex<[String: ValueOutline]>([:])

    /// What was noted, by the templates' names.
    var outlines: [String: ValueOutline] { noted.withLock { $0 } }

    func render(_ template: String, with value: Value, into output: inout OutputBuffer) {
        noted.withLock { $0[template, default: ValueOutline()].add(value) }
    }
}
