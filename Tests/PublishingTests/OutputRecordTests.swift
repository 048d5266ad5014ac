import TestSupport
import Testing

@testable import Publishing

@Suite struct OutputRecordTests {
    private static let text = """
        pokedex-site record 1
        inputs 0000000000000007
        44bc2cf5ad770999 3 en/index.html
        ef46db3751d8e999 0 ja/index.html

        """

    private func record() throws -> OutputRecord {
        OutputRecord(
            inputs: ContentHash(value: 7),
            entries: [
                .init(path: try OutputPath("ja/index.html"), hash: ContentHash(of: []), size: 0),
                .init(
                    path: try OutputPath("en/index.html"), hash: ContentHash(of: Array("abc".utf8)),
                    size: 3),
            ])
    }

    @Test func isSortedText() throws {
        let end = ContentHash(of: Array(Self.text.utf8))
        #expect(String(decoding: try record().text(), as: UTF8.self) == Self.text + "end \(end)\n")
    }

    @Test func readsWhatItWrites() throws {
        let record = try record()
        #expect(try OutputRecord(text: record.text(), in: "") == record)
    }

    @Test func readsARecordOfNothingButANote() throws {
        let record = OutputRecord(inputs: ContentHash(value: .max), note: "a=1 é", entries: [])
        #expect(try OutputRecord(text: record.text(), in: "") == record)
    }

    @Test(arguments: [
        ("pokedex-site record 2\n", "its first line is not \"pokedex-site record 1\""),
        ("", "its first line is not \"pokedex-site record 1\""),
        ("pokedex-site record 1\ninput 1\n", "line 2 is not the hash of the inputs"),
        (text + "0000000000000000 1 ../../etc/passwd\n", "line 5 is not an output"),
        (text + "0000000000000000 -1 z\n", "line 5 is not an output"),
        (text + "0000000000000000 z\n", "line 5 is not an output"),
        (text + "000000000000000G 1 z\n", "line 5 is not an output"),
        (text + "0000000000000000 1 en/index.html\n", "line 5 is not an output"),
        (text + "0000000000000000 1 zz", "line 5 is not an output"),
    ])
    func refusesLinesThatItDidNotWrite(text: String, reason: String) {
        let bytes = Array(text.utf8)
        let ended = bytes + Array("end \(ContentHash(of: bytes))\n".utf8)
        #expect(refuses(ended, reason))
    }

    @Test func refusesARecordThatWasCutOrAltered() throws {
        let bytes = try record().text()
        for count in 30..<bytes.count {
            #expect(refuses(Array(bytes[..<count]), "it was cut short or altered"))
        }
        for position in 22..<bytes.count {
            var altered = bytes
            altered[position] ^= 1
            #expect(refuses(altered, "it was cut short or altered"))
        }
    }

    private func refuses(_ bytes: [UInt8], _ reason: String) -> Bool {
        message { _ = try OutputRecord(text: bytes, in: "Public") }
            == "\(PublicationError.damagedRecord("Public", reason: reason))"
    }
}
