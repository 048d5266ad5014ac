import JSON
import PokedexDomain

/// A part of the site whose scripts have words of their own: a group in `script-parts`.
enum ScriptPart: String, CaseIterable, Sendable {
    case compare, finder, learnset, moves, offline, settings
}

extension SiteFiles {
    /// `assets/scripts/words/{language}.js`: the words `script`, and those for kinds of values in
    /// queries, as an object that a module exports.
    ///
    /// - Throws: `TranslationError` when there are none.
    func words(in language: Language) throws -> OutputFile {
        let translation = sites[language].translation
        let kinds = try TranslationEntry(
            key: "kind", node: .group(translation.object(under: "query.kind")))
        return words(try translation.object(under: "script") + [kinds], at: language.code)
    }

    /// `assets/scripts/words/{language}/{part}.js`: the words of a part.
    ///
    /// - Throws: `TranslationError` when there are none.
    func words(of part: ScriptPart, in language: Language) throws -> OutputFile {
        let entries = try sites[language].translation.object(under: "script-parts.\(part)")
        return words(entries, at: "\(language.code)/\(part)")
    }

    private func words(_ entries: [TranslationEntry], at path: String) -> OutputFile {
        var writer = JSONWriter()
        writer.object { writer in write(entries, into: &writer) }
        return OutputFile(
            path: "assets/scripts/words/\(path).js",
            bytes: Array("export default ".utf8) + writer.bytes + Array(";\n".utf8))
    }

    private func write(_ entries: [TranslationEntry], into writer: inout JSONWriter) {
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
    /// - Throws: `TranslationError` when a word is missing.
    func manifest(in language: Language) throws -> OutputFile {
        let site = sites[language]
        let name = try site.phrase("ui.site.name")
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
