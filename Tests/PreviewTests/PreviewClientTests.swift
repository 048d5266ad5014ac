import Testing

@testable import Preview

struct PreviewClientTests {
    @Test func addsTheScriptToTheHead() {
        let page = PreviewClient.adding(
            to: Array("<html><head><title>a</title></head></html>".utf8), page: "1", styles: "2")
        #expect(
            String(decoding: page, as: UTF8.self) == """
                <html><head><title>a</title><script src="/.preview/client.js" data-page="1" \
                data-styles="2" defer="defer"></script>
                </head></html>
                """)
    }

    @Test func tellsTheStateInOneLine() {
        let state = PreviewClient.State(page: nil, styles: "1", failure: "a.mustache:1:2: \"b\"\n")
        #expect(
            state.json == #"{"page":null,"styles":"1","failure":"a.mustache:1:2: \"b\"\u000a"}"#)
    }

    @Test func hasItsOwnFiles() {
        #expect(PreviewClient.file(at: ".preview/client.js")?.type == MediaType.script)
        #expect(PreviewClient.file(at: ".preview/preview.css")?.type == MediaType.style)
        #expect(PreviewClient.file(at: ".preview/other") == nil)
    }
}
