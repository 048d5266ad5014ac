import Mustache
import Testing

struct OutputBufferTests {
    @Test func growsAsBytesAreAdded() {
        var buffer = OutputBuffer(capacity: 1)
        var expected: [UInt8] = []
        for number in 0..<5_000 {
            buffer.append(UInt8(truncatingIfNeeded: number))
            expected.append(UInt8(truncatingIfNeeded: number))
        }
        #expect(buffer.count == 5_000)
        #expect(buffer.bytes == expected)
    }

    @Test func takesTextOfEveryKind() {
        var buffer = OutputBuffer()
        buffer.append("a" as String)
        buffer.append("é" as StaticString)
        buffer.append([0x21])
        buffer.append("a string that is longer than fifteen bytes" as String)
        buffer.appendEscaped("<b>")
        [UInt8("x".utf8.first ?? 0)].withUnsafeBytes { buffer.append($0) }
        #expect(buffer.string == "aé!a string that is longer than fifteen bytes&lt;b&gt;x")
    }

    @Test func startsAgainWhenItIsEmptied() {
        var buffer = OutputBuffer()
        buffer.append("abc" as StaticString)
        buffer.truncate(to: 2)
        #expect(buffer.string == "ab")
        buffer.removeAll(keepingCapacity: true)
        let isEmpty = buffer.isEmpty
        #expect(isEmpty)
        buffer.append("d" as StaticString)
        buffer.removeAll()
        #expect(buffer.bytes == [])
    }

    @Test func givesItsBytesWithoutCopying() {
        var buffer = OutputBuffer()
        buffer.append("abc" as StaticString)
        let bytes = buffer.withUnsafeBytes { Array($0) }
        #expect(bytes == Array("abc".utf8))
    }

    @Test func rendersManyPagesIntoOneBuffer() throws {
        let library = TemplateLibrary(["a": try Template("<{{.}}>", name: "a")])
        let renderer = Renderer(library: library, strict: true)
        var buffer = OutputBuffer()
        try renderer.render("a", with: "1", into: &buffer)
        try renderer.render("a", with: "2", into: &buffer)
        #expect(buffer.string == "<1><2>")
    }
}
