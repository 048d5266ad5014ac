import Diagnostics
import Mustache
import Testing

struct NestingTests {
    private func error(
        for source: String, with value: Value = [:], partials: [String: String] = [:]
    ) throws -> DiagnosticError {
        try #require(throws: DiagnosticError.self) {
            try render(source, with: value, partials: partials)
        }
    }

    @Test func refusesPartialsThatIncludeThemselvesWithoutEnd() throws {
        let error = try error(for: "{{>p}}", partials: ["p": "x {{>p}}"])
        let caller = "included from Templates/p.mustache:1:3"
        #expect(
            error.description == """
                Templates/p.mustache:1:3: error: templates are nested more than 256 deep here; \
                does one include itself without end?
                x {{>p}}
                  ^
                \(Array(repeating: caller, count: 8).joined(separator: "\n"))
                and 249 more
                """)
    }

    @Test(arguments: [
        "{{<p}}{{/p}}", "{{#yes}}{{>p}}{{/yes}}", "  {{>p}}\n", "{{>*name}}",
        "{{$b}}{{>p}}{{/b}}", "{{<q}}{{$b}}{{>p}}{{/b}}{{/q}}", "{{a.b}}{{#a.c}}{{>p}}{{/a.c}}",
        "{{lambda}}", "{{{lambda}}}", "{{#lambda}}x{{/lambda}}",
    ])
    func refusesEveryKindOfEndlessNesting(source: String) throws {
        let data: Value = [
            "yes": true, "name": "p", "a": ["b": 1, "c": ["d": 1]],
            "lambda": .lambda(Lambda { _ in source }),
        ]
        let error = try error(
            for: "{{>p}}", with: data, partials: ["p": source, "q": "{{$b}}{{/b}}"])
        #expect(error.first.message.hasPrefix("templates are nested more than 256 deep here"))
    }

    @Test func acceptsDeepDataAndFindsNamesOfTheOutermostValue() throws {
        var data: Value = ["next": nil]
        for _ in 1...120 { data = ["next": data] }
        let text = try render(
            "{{>p}}", with: ["top": "found", "next": data],
            partials: ["p": "{{#next}}{{>p}}{{/next}}{{^next}}{{top}}{{/next}}."])
        #expect(text == "found" + String(repeating: ".", count: 122))
    }
}
