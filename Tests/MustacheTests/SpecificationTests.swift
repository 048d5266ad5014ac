import Foundation
import Mustache
import Synchronization
import Testing

private let specification = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/mustache-spec").standardized

/// All 194 cases of the specification, version 1.4, its optional modules included. Its JSON files are
/// kept beside the checkout.
@Suite(
    .enabled(
        if: FileManager.default.fileExists(
            atPath: specification.appending(path: "sections.json").path),
        "The specification's cases are not beside the checkout, in ../shared/mustache-spec.")
)
struct SpecificationTests {
    @Test(
        arguments: [
            ("comments.json", 12), ("delimiters.json", 14), ("interpolation.json", 42),
            ("inverted.json", 22), ("partials.json", 12), ("sections.json", 34),
            ("~dynamic-names.json", 21), ("~inheritance.json", 27), ("~lambdas.json", 10),
        ]
    )
    func rendersEveryCase(of file: String, count: Int) throws {
        let bytes = Array(try Data(contentsOf: specification.appending(path: file)))
        let cases = try #require(try Value(json: bytes, path: file)["tests"]?.list)
        #expect(cases.count == count)
        for specified in cases {
            let name = try #require(specified["name"]?.text)
            let template = try Template(#require(specified["template"]?.text), name: name)
            var data = try #require(specified["data"])
            if file == "~lambdas.json" {
                var object = try #require(data.object)
                object["lambda"] = .lambda(try #require(Self.lambdas[name]))
                data = .object(object)
            }
            var partials: [String: Template] = [:]
            for (name, source) in specified["partials"]?.object?.members ?? [] {
                partials[name] = try Template(source.text ?? "", name: name)
            }
            // The specification says nothing of strict mode.
            let renderer = Renderer(library: TemplateLibrary(partials), strict: false)
            let result = String(
                decoding: try renderer.render(template, with: data), as: UTF8.self)
            #expect(result == specified["expected"]?.text, "\(file): \(name)")
        }
    }

    /// The specification's lambdas, which it has as code of other languages, keyed by case.
    private static let lambdas: [String: Lambda] = [
        "Interpolation": Lambda { _ in "world" },
        "Interpolation - Expansion": Lambda { _ in "{{planet}}" },
        "Interpolation - Alternate Delimiters": Lambda { _ in "|planet| => {{planet}}" },
        "Interpolation - Multiple Calls": Lambda { _ in String(calls.next()) },
        "Escaping": Lambda { _ in ">" },
        "Section": Lambda { $0 == "{{x}}" ? "yes" : "no" },
        "Section - Expansion": Lambda { "\($0){{planet}}\($0)" },
        "Section - Alternate Delimiters": Lambda { "\($0){{planet}} => |planet|\($0)" },
        "Section - Multiple Calls": Lambda { "__\($0)__" },
        "Inverted Section": Lambda { _ in "" },
    ]

    /// How often the lambda that counts has been called.
    private static let calls = Counter()

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
