import Mustache
import Testing

struct InterpolationTests {
    @Test(arguments: [
        RenderingCase(
            "escapes what means something in HTML", "{{text}}",
            ["text": #"<a href='x'>"R&D"</a>"#],
            "&lt;a href=&#39;x&#39;&gt;&quot;R&amp;D&quot;&lt;/a&gt;"),
        RenderingCase(
            "leaves text of triple mustaches and ampersands as it is", "{{{t}}} {{&t}} {{& t }}",
            ["t": "<&>"], "<&> <&> <&>"),
        RenderingCase(
            "leaves text beyond ASCII as it is", "{{name}}", ["name": "フシギダネ é 🐸"],
            "フシギダネ é 🐸"),
        RenderingCase(
            "escapes each of many special characters", "{{text}}",
            ["text": .text(String(repeating: "<x>", count: 1_000))],
            String(repeating: "&lt;x&gt;", count: 1_000)),
        RenderingCase(
            "inserts finished markup only where it is asked for", "{{{m}}}{{&m}} {{m}}",
            ["m": .html(HTML("<b>R&amp;D</b>"))],
            "<b>R&amp;D</b><b>R&amp;D</b> &lt;b&gt;R&amp;amp;D&lt;/b&gt;"),
        RenderingCase(
            "shows numbers as they are written", "{{a}} {{b}} {{c}}",
            ["a": .number("1.210"), "b": .integer(-7), "c": 0], "1.210 -7 0"),
        RenderingCase(
            "shows booleans and nothing for null", "{{a}} {{b}} ({{c}})",
            ["a": true, "b": false, "c": nil], "true false ()"),
        RenderingCase(
            "looks names up from the inside", "{{x}} {{#a}}{{x}} {{y}}{{/a}}",
            ["a": ["x": "inner"], "x": "outer", "y": "only outer"], "outer inner only outer"),
        RenderingCase(
            "looks a dotted name up part by part", "{{a.b.c}}",
            ["a": ["b": ["c": "found"]], "c": "wrong"], "found"),
        RenderingCase(
            "looks its rest up in its first part alone", "({{a.c}})",
            ["a": ["b": 1], "c": "wrong"],
            strict: false, "()"),
        RenderingCase(
            "never takes a dotted name for a single one", "({{a.b}})", ["a.b": "x"], strict: false,
            "()"),
        RenderingCase(
            "renders nothing for unknown names unless strict",
            "({{x}}{{{x}}}{{#x}}a{{/x}}{{x.y}}){{^x}}b{{/x}}", strict: false, "()b"),
    ])
    func shows(example: RenderingCase) throws { try example.check() }
}
