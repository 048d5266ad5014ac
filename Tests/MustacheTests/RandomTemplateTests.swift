import Mustache
import TestSupport
import Testing

/// Templates put together at random: whatever the text, it is compiled or refused, and what is
/// compiled is rendered or refused.
struct RandomTemplateTests {
    private static let pieces = [
        "{{", "}}", "{{{", "}}}", "#", "/", "^", ">", "<", "$", "&", "!", "=", "*", ".", "a", "b",
        "l", " ", "\n", "\r\n", "\t", "  ", "é", "{{#a}}", "{{/a}}", "{{$b}}", "{{/b}}", "{{<p}}",
        "{{/p}}", "{{>p}}", "  {{>q}}\n", "{{>*n}}", "{{a}}", "{{{b}}}", "{{l}}", "{{#l}}",
        "{{/l}}", "{{=<% %>=}}", "<%a%>", "<%={{ }}=%>", "x\n", "{{^c}}", "{{/c}}", "{{! a\n}}",
    ]

    private static let data: Value = [
        "a": [1, ["b": "<"], "x"], "b": "&", "c": nil, "n": "p",
        "l": .lambda(Lambda { $0.isEmpty ? "{{b}}" : $0 + "{{a" }),
    ]

    @Test(arguments: 1...(isThorough ? 20 : 5) as ClosedRange<UInt64>)
    func neverCrashesTheEngine(seed: UInt64) throws {
        var generator = SeededNumbers(seed: seed)
        var rendered = 0
        for _ in 0..<250 {
            let sources = (0..<3).map { _ in RandomTemplateTests.source(&generator) }
            guard let page = try? Template(sources[0], name: "page") else { continue }
            var partials: [String: Template] = [:]
            partials["p"] = try? Template(sources[1], name: "p")
            partials["q"] = try? Template(sources[2], name: "q")
            let library = TemplateLibrary(partials)
            for strict in [true, false] {
                let renderer = Renderer(library: library, strict: strict)
                _ = try? renderer.render(page, with: RandomTemplateTests.data)
            }
            rendered += 1
        }
        #expect(rendered > 10)
    }

    @Test(arguments: 1...(isThorough ? 10 : 2) as ClosedRange<UInt64>)
    func neverCrashesTheReaderOfJSON(seed: UInt64) {
        var generator = SeededNumbers(seed: seed)
        let text = Array(#"{"a":[1,-2.5e3,"x\u00e9\ud83d\udc38",null,true,{"b":[]}]}"#.utf8)
        for _ in 0..<500 {
            var bytes = text
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[index] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = try? Value(json: bytes)
            _ = try? Value(json: Array(bytes.prefix(Int.random(in: 0...60, using: &generator))))
        }
    }

    private static func source(_ generator: inout SeededNumbers) -> String {
        (0..<Int.random(in: 1...14, using: &generator)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &generator)]
        }.joined()
    }
}
