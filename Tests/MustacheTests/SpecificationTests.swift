import Foundation
import Mustache
import Synchronization
import Testing

/// All 194 cases of the specification, version 1.4, its optional modules included.
@Suite(
    .enabled(
        if: SpecificationFolder.isPresent,
        "The specification's cases are not beside the checkout, in ../shared/mustache-spec."
    )
)
struct SpecificationTests {
    @Test(
        arguments: [
            ("comments.json", 12), ("delimiters.json", 14), ("interpolation.json", 42),
            ("inverted.json", 22), ("partials.json", 12), ("sections.json", 34),
            ("~dynamic-names.json", 21), ("~inheritance.json", 27),
        ]
    )
    func rendersEveryCase(of file: String, count: Int) throws {
        let cases = try SpecificationFolder.cases(in: file)
        #expect(cases.count == count)
        for specified in cases {
            let result = try specified.render(with: specified.data)
            #expect(result == specified.expected, "\(file): \(specified.name)")
        }
    }

    @Test func rendersEveryLambdaCase() throws {
        let cases = try SpecificationFolder.cases(in: "~lambdas.json")
        #expect(cases.count == 10)
        for specified in cases {
            let lambda = try #require(LambdaCases.lambdas[specified.name])
            var data = try #require(specified.data.object)
            data["lambda"] = .lambda(lambda)
            let result = try specified.render(with: .object(data))
            #expect(result == specified.expected, "~lambdas.json: \(specified.name)")
        }
    }
}

/// The Mustache specification's JSON files, kept beside the checkout.
private enum SpecificationFolder {
    static let url = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "../shared/mustache-spec").standardized

    static var isPresent: Bool {
        FileManager.default.fileExists(atPath: url.appending(path: "sections.json").path)
    }

    static func cases(in file: String) throws -> [SpecificationCase] {
        let path = url.appending(path: file).path
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let text = try Value(json: bytes, path: path)
        return try (text["tests"]?.list ?? []).map(SpecificationCase.init)
    }
}

/// One case of the specification.
private struct SpecificationCase {
    let name: String
    let data: Value
    let template: String
    let partials: [(name: String, value: Value)]
    let expected: String

    struct Malformed: Error {
        let value: Value
    }

    init(_ json: Value) throws {
        guard let name = json["name"]?.text, let template = json["template"]?.text,
            let expected = json["expected"]?.text, let data = json["data"]
        else { throw Malformed(value: json) }
        self.name = name
        self.template = template
        self.expected = expected
        self.data = data
        partials = json["partials"]?.object?.members ?? []
    }

    /// Renders the case without strict mode, as the specification says.
    func render(with data: Value) throws -> String {
        var templates: [String: Template] = [:]
        for (name, source) in partials {
            templates[name] = try Template(source.text ?? "", name: name)
        }
        let renderer = Renderer(library: TemplateLibrary(templates), strict: false)
        let main = try Template(template, name: name)
        return String(decoding: try renderer.render(main, with: data), as: UTF8.self)
    }
}

/// The specification's lambdas, which it has as code of other languages, keyed by case.
private enum LambdaCases {
    static let lambdas: [String: Lambda] = [
        "Interpolation": Lambda { _ in "world" },
        "Interpolation - Expansion": Lambda { _ in "{{planet}}" },
        "Interpolation - Alternate Delimiters": Lambda { _ in "|planet| => {{planet}}" },
        "Interpolation - Multiple Calls": counting,
        "Escaping": Lambda { _ in ">" },
        "Section": Lambda { $0 == "{{x}}" ? "yes" : "no" },
        "Section - Expansion": Lambda { "\($0){{planet}}\($0)" },
        "Section - Alternate Delimiters": Lambda { "\($0){{planet}} => |planet|\($0)" },
        "Section - Multiple Calls": Lambda { "__\($0)__" },
        "Inverted Section": Lambda { _ in "" },
    ]

    /// A lambda that returns how often it has been called.
    private static var counting: Lambda {
        let calls = Counter()
        return Lambda { _ in String(calls.next()) }
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }
}
