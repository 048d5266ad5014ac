import Diagnostics
import SiteChecker
import TestSupport
import Testing

/// The lines of templates from which faults on pages come.
struct TemplateLinesTests {
    @Test(arguments: [
        // The words of a message, or a part of them.
        ("&copy; is an entity of HTML alone; write ©", "<p>&copy; me</p><p>x</p>", 1),
        ("<p> has a style attribute; use a class", "<i>a</i> <p style=\"top:0\">b</p>", 2),
        ("link \"../assets/12/none.svg\" leads nowhere", "<img src=\"../assets/12/none.svg\"/>", 3),
        // A value that is in no template.
        ("link \"../Abra/\" leads nowhere", "<p><a href=\"../Abra/\">Abra on a wiki</a></p>", 4),
        // A line that has the same elements, or is there in part, is not the reason.
        ("&hearts; is an entity of HTML alone; write ♥", "<p>&hearts; me</p>", nil),
        ("link \"../Abra/\" leads nowhere", "<p><a href=\"../Abra/\">Abra</a></p>", nil),
        ("link \"x/\" leads nowhere", "<a href=\"x/\">x</a>", nil),
        ("</b> where <p> is still open", "<p><a href=\"none/\">x</a></b></p>", nil),
    ])
    func findsTheReason(_ message: String, _ shown: String, _ line: Int?) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <p>&copy; me</p>
            <p style="top:0">b</p>
            <img src="{{assets}}none.svg"/>
            <p><a href="../{{name}}/">{{name}} on a wiki</a></p>
            {{#a}}<p>{{b}}</p>{{/a}}
            <a href="{{address}}">{{>partials/name}}</a>
            """, to: "Templates/partials/x.mustache")
        let lines = try TemplateLines(directory: folder["Templates"])
        let finding = Diagnostic(
            path: "en/index.html", position: SourcePosition(line: 7, column: nil),
            sourceLine: shown, message: message)
        let reason = lines.reason(of: finding)?.finding
        #expect(reason?.position?.line == line)
        #expect(reason?.message == (line == nil ? nil : message))
    }
}
