import Diagnostics
import JSON
import PokedexDomain

/// A JSON file in a folder of worlds.
struct WorldFile: Sendable {
    /// As messages show it.
    let path: String
    let text: JSONText
}

/// Messages about files, at most so many for each file.
struct Findings {
    private(set) var list: [Diagnostic] = []
    private var counts: [String: Int] = [:]

    /// The most messages about one file.
    static let limit = 200

    mutating func add(_ message: String, at part: some JSONPart, of file: WorldFile) {
        add(about: file.path) { file.text.error(message, at: part).diagnostics }
    }

    /// - Parameter error: what reading a file or folder threw.
    mutating func add(_ error: any Error) {
        list += (error as? DiagnosticError)?.diagnostics ?? [Diagnostic(path: "", text: "\(error)")]
    }

    /// - Parameter diagnostics: not made beyond the limit, as finding a line takes time.
    private mutating func add(about path: String, _ diagnostics: () -> [Diagnostic]) {
        counts[path, default: 0] += 1
        switch counts[path, default: 0] {
        case ...Self.limit: list += diagnostics()
        case Self.limit + 1:
            let message = "there are more errors; correct the first \(Self.limit)"
            list.append(Diagnostic(path: path, message: message))
        default: break
        }
    }
}

/// Reads the members of an object one after another. Those that are not asked for are errors.
struct ObjectReader {
    private let file: WorldFile
    private let value: JSONValue
    private var members: [JSONMember] = []
    private var asked: [String] = []

    /// - Parameter form: what the value is, for the message if it is not an object.
    init?(_ value: JSONValue, of file: WorldFile, form: String, _ findings: inout Findings) {
        (self.file, self.value) = (file, value)
        guard case .object(let all) = value.content else {
            findings.add("\(form) is an object: {…}", at: value, of: file)
            return nil
        }
        var names: Set<String> = []
        for member in all {
            if names.insert(member.name).inserted {
                members.append(member)
            } else {
                let message = "the member \(quoted(member.name)) is there twice; remove one"
                findings.add(message, at: member, of: file)
            }
        }
    }

    /// The value of a member; `nil` if it is missing or `null`.
    mutating func value(_ name: String) -> JSONValue? {
        asked.append(name)
        guard let value = members.first(where: { $0.name == name })?.value else { return nil }
        if case .null = value.content { return nil }
        return value
    }

    /// The text of a member; `nil` if it is missing, empty or no text.
    mutating func text(
        _ name: String, _ findings: inout Findings
    ) -> (text: String, value: JSONValue)? {
        guard let value = value(name) else { return nil }
        guard case .string(let text) = value.content else {
            findings.add("\"\(name)\" is a text in quotation marks", at: value, of: file)
            return nil
        }
        return text.isEmpty ? nil : (text, value)
    }

    /// Reads a text into an entity, and checks it by its rule.
    mutating func read<Entity>(
        _ field: TextField<Entity>, into entity: inout Entity, _ findings: inout Findings
    ) {
        guard let (text, value) = text(field.name, &findings) else { return }
        if let objection = field.rule.objection(to: text) {
            findings.add("\"\(field.name)\" \(objection)", at: value, of: file)
        }
        entity[keyPath: field.path] = text
    }

    mutating func date(_ name: String, _ findings: inout Findings) -> Moment? {
        guard let (text, value) = text(name, &findings) else { return nil }
        if let moment = Moment(text) { return moment }
        findings.add("\(quoted(text)) is not a date; \(Moment.forms)", at: value, of: file)
        return nil
    }

    /// The id, which must be there.
    mutating func id<Entity>(
        _ type: ContentID<Entity>.Type, _ findings: inout Findings
    ) -> (id: ContentID<Entity>, value: JSONValue)? {
        let isGiven = members.contains { $0.name == "id" }
        guard let (text, value) = text("id", &findings) else {
            if !isGiven {
                findings.add("the \(Entity.noun) has no \"id\"; add one", at: self.value, of: file)
            } else if let value = value("id"), case .string = value.content {
                findings.add("\"id\" is empty; write one", at: value, of: file)
            }
            return nil
        }
        do {
            return (try ContentID(text), value)
        } catch {
            findings.add(error.description, at: value, of: file)
            return nil
        }
    }

    mutating func readTextsAndDates<Entity: DatedEntity>(
        into entity: inout Entity, _ findings: inout Findings
    ) {
        for field in Entity.texts { read(field, into: &entity, &findings) }
        entity.createdAt = date("createdAt", &findings)
        entity.updatedAt = date("updatedAt", &findings)
    }

    /// Reports members that were not asked for.
    func finish(_ findings: inout Findings) {
        let known = Suggestion(candidates: asked)
        for member in members where !asked.contains(member.name) {
            let message =
                "there is no member \(quoted(member.name))\(known.question(for: member.name))"
            findings.add(message, at: member, of: file)
        }
    }
}
