import PokedexDomain

extension SiteFiles {
    /// `assets/scripts/words/{language}.js`: the words `script`, and those for kinds of values in
    /// queries, as an object that a module exports.
    ///
    /// - Throws: `StringsError` when there are none.
    func words(in language: Language) throws -> OutputFile {
        var writer = JSONWriter()
        let strings = editions[language].strings
        let entries =
            try strings.object(under: "script")
            + [StringsEntry(key: "kind", node: .group(strings.object(under: "query.kind")))]
        writer.object { writer in write(entries, into: &writer) }
        return OutputFile(
            path: "assets/scripts/words/\(language.code).js",
            bytes: Array("export default ".utf8) + writer.bytes + Array(";\n".utf8))
    }

    private func write(_ entries: [StringsEntry], into writer: inout JSONWriter) {
        for entry in entries {
            switch entry.node {
            case .text(let text): writer.member(entry.key, text)
            case .group(let entries):
                writer.key(entry.key)
                writer.object { writer in write(entries, into: &writer) }
            }
        }
    }

    /// `{language}/manifest.webmanifest`: what the site is called and looks like where it is
    /// installed. Its addresses are relative, so that it works wherever the site lies.
    ///
    /// - Throws: `StringsError` when a word is missing.
    func manifest(in language: Language) throws -> OutputFile {
        let edition = editions[language]
        let name = try edition.phrase("ui.site.name")
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("id", "./")
            writer.member("start_url", "./")
            writer.member("scope", "../")
            writer.member("lang", language.code)
            writer.member("name", name)
            writer.member("short_name", name)
            writer.member("display", "standalone")
            writer.member("background_color", "#ffffff")
            writer.member("theme_color", "#ffffff")
            icons(into: &writer)
        }
        return OutputFile(path: "\(language.code)/manifest.webmanifest", bytes: writer.bytes)
    }

    private func icons(into writer: inout JSONWriter) {
        writer.key("icons")
        writer.array { writer in
            for icon in Self.icons {
                writer.object { writer in
                    writer.member("src", "../assets/\(icon.file)")
                    writer.member("sizes", icon.sizes)
                    writer.member(
                        "type", icon.file.hasSuffix("svg") ? "image/svg+xml" : "image/png")
                    if icon.isMaskable { writer.member("purpose", "maskable") }
                }
            }
        }
    }

    private static let icons = [
        (file: "icon.svg", sizes: "any", isMaskable: false),
        (file: "icon-192.png", sizes: "192x192", isMaskable: false),
        (file: "icon-512.png", sizes: "512x512", isMaskable: false),
        (file: "icon-maskable-512.png", sizes: "512x512", isMaskable: true),
    ]
}
