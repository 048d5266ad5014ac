import Mustache
import Testing

struct OutputBufferTests {
    @Test func growsAsBytesAreAdded() {
        var buffer = OutputBuffer(capacity: 1)
        var expected: [UInt8] = []
        for number in 0..<5_000 {
            buffer.append([UInt8(truncatingIfNeeded: number)])
            expected.append(UInt8(truncatingIfNeeded: number))
        }
        #expect(buffer.count == 5_000)
        #expect(buffer.bytes == expected)
        buffer = OutputBuffer()
        buffer.append("aé")
        buffer.append([0x21])
        buffer.append("a string that is longer than fifteen bytes")
        let bytes = buffer.withUnsafeBytes { Array($0) }
        #expect(bytes == Array("aé!a string that is longer than fifteen bytes".utf8))
        #expect(buffer.bytes == bytes)
    }

    @Test(arguments: [true, false])
    func startsAgainWhenItIsEmptied(keepingCapacity: Bool) {
        var buffer = OutputBuffer()
        buffer.append("abc")
        buffer.removeAll(keepingCapacity: keepingCapacity)
        let isEmpty = buffer.isEmpty
        #expect(isEmpty)
        buffer.append("d")
        #expect(buffer.bytes == Array("d".utf8))
    }

    @Test func rendersManyPagesIntoOneBuffer() throws {
        let library = TemplateLibrary(["a": try Template("<{{.}}>", name: "a")])
        let renderer = Renderer(library: library, strict: true)
        var buffer = OutputBuffer()
        try renderer.render("a", with: "1", into: &buffer)
        try renderer.render("a", with: "2", into: &buffer)
        #expect(buffer.bytes == Array("<1><2>".utf8))
    }
}
