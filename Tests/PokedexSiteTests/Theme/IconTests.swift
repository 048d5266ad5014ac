import TestSupport
import Testing

/// The theme's icons, which `.ci/icons` renders.
@Suite struct IconTests {
    @Test(arguments: [
        ("icon-32.png", 32), ("icon-180.png", 180), ("icon-192.png", 192), ("icon-512.png", 512),
        ("icon-maskable-512.png", 512),
    ])
    func isAPNGOfTheSizeInItsName(name: String, size: UInt) throws {
        let bytes = try bytes(of: name)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        let sides = [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | UInt($1) } }
        #expect(sides == [size, size])
    }

    /// Browsers colour their own bars by what the pages' head says.
    @Test func themeColorsAreThePagesColors() throws {
        let tokens = String(decoding: try bytes(of: "tokens.css"), as: UTF8.self)
        let page = try #require(
            tokens.firstMatch(of: /--dex-page: var\(--if-light, (.*?)\) var\(--if-dark, (.*?)\);/))
        let colors = [page.1, page.2]
        let files = try ProjectFiles.files(in: "Templates")
        let marks = try #require(files.first { $0.path == "partials/site-marks.mustache" })
        let markup = String(decoding: marks.bytes, as: UTF8.self)
        for (color, scheme) in zip(colors, ["light", "dark"]) {
            #expect(
                markup.contains(
                    """
                    <meta name="theme-color" content="\(color)" \
                    media="(prefers-color-scheme: \(scheme))"/>
                    """))
        }
    }

    private func bytes(of name: String) throws -> [UInt8] {
        let files = try ProjectFiles.files(in: "Templates")
        return try #require(files.first { $0.path == "assets/\(name)" }).bytes
    }
}
