import TestSupport
import Testing

@testable import Publishing

@Suite struct ContentHashTests {
    @Test(arguments: [
        ("", "ef46db3751d8e999"),
        ("a", "d24ec4f1a98c6e5b"),
        ("abc", "44bc2cf5ad770999"),
        ("The quick brown fox jumps over the lazy dog", "0b242d361fda71bc"),
        ("Nobody inspects the spammish repetition", "fbcea83c8a378bf1"),
    ])
    func agreesWithPublishedDigests(text: String, digest: String) {
        #expect("\(ContentHash(of: Array(text.utf8)))" == digest)
    }

    /// The reference implementation's own check: the first bytes of a generated buffer.
    @Test(arguments: [
        (1, "e934a84adb052768"), (4, "9136a0dca57457ee"), (14, "8282dcc4994e35c8"),
        (222, "b641ae8cb691c174"),
    ])
    func agreesWithTheReferenceChecks(count: Int, digest: String) {
        var generator: UInt64 = 2_654_435_761
        let bytes = (0..<count).map { _ in
            defer { generator = generator &* 0x9E37_79B1_85EB_CA8D }
            return UInt8(generator >> 56)
        }
        #expect("\(ContentHash(of: bytes))" == digest)
    }

    @Test func doesNotDependOnHowBytesAreCut() {
        let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        for size in 1...70 {
            var hasher = ContentHasher()
            for start in stride(from: 0, to: bytes.count, by: size) {
                bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { hasher.update($0) }
            }
            #expect(hasher.finish() == ContentHash(of: bytes), "in pieces of \(size)")
        }
    }

    @Test func readsBytesAtAnyAddress() {
        let bytes = (0..<200).map { UInt8($0) }
        for shift in 0..<9 {
            let shifted = [UInt8](repeating: 0, count: shift) + bytes
            let hash = shifted.withUnsafeBytes { bytes in
                ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(shift)))
            }
            #expect(hash == ContentHash(of: bytes))
        }
    }

    @Test func tellsApartTextsThatJoinAlike() {
        var first = ContentHasher()
        first.combine("ab")
        first.combine("c")
        var second = ContentHasher()
        second.combine("a")
        second.combine("bc")
        #expect(first.finish() != second.finish())
    }

    @Test func hashesAFilesContent() throws {
        let folder = try TemporaryFolder()
        let text = String(repeating: "pikachu ", count: 100_000)
        try folder.write(text, to: "file")
        let hash = try ContentHash(contentsOfFile: folder["file"])
        #expect(hash == ContentHash(of: Array(text.utf8)))
    }

    @Test func namesAFileThatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        let path = folder["missing"]
        #expect(
            message { _ = try ContentHash(contentsOfFile: path) } == """
                Could not read \(path): No such file or directory.
                The output folder is unchanged. Fix the cause, then build again.
                """)
    }
}

extension ContentHash {
    init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes { ContentHash(of: $0) }
    }
}
