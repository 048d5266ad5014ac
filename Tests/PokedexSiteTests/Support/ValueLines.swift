import Mustache

/// What a page gives its template, in lines.
extension Value {
    /// The text at a path such as `turn.next.name`: of a name its `text`, of a list its items in
    /// brackets, of mark-up what it is on a page two folders deep; `–` where there is nothing.
    func shown(_ path: String = "") -> String {
        let found = path.split(separator: ".").reduce(Optional(self)) { $0?[String($1)] }
        return switch found {
        case .text(let text)?, .number(let text)?: text
        case .bool(let condition)?: String(condition)
        case .html?: found?.markup ?? ""
        case .list(let items)?: "[\(items.map { $0.shown() }.joined(separator: ", "))]"
        case .object(let object)?: object["text"]?.shown() ?? "{}"
        default: "–"
        }
    }

    /// What is at a path; the items of lists, also of those on the way.
    func items(_ path: String) -> [Value] {
        path.split(separator: ".").reduce([self]) { values, name in
            values.flatMap { value -> [Value] in
                guard let found = value[String(name)], found.isTruthy else { return [] }
                return found.list ?? [found]
            }
        }
    }

    /// A line for each item at a path, with what is at other paths in it: `0025 | Pikachu`.
    func lines(_ path: String, _ members: String...) -> [String] {
        items(path).map { item in members.map { item.shown($0) }.joined(separator: " | ") }
    }

    /// The mark-up of a finished fragment on a page two folders deep; `nil` for other values.
    var markup: String? {
        if case .html(let html) = self { resolved(html.string, depth: 2) } else { nil }
    }

    /// What the first link of a finished fragment says.
    var linkText: String? {
        markup?.firstMatch(of: /<a [^>]*>(.*?)<\/a>/).map {
            String($0.1).replacing("<wbr/>", with: "")
        }
    }

    /// What `partials/linked-items` shows of it.
    var linkedText: String? { self["parts"]?.list?.compactMap { $0["text"]?.text }.joined() }
}

extension Object {
    func shown(_ path: String) -> String { Mustache.Value.object(self).shown(path) }

    func items(_ path: String) -> [Mustache.Value] { Mustache.Value.object(self).items(path) }

    func lines(_ path: String, _ members: String...) -> [String] {
        items(path).map { item in members.map { item.shown($0) }.joined(separator: " | ") }
    }
}
