import Diagnostics
import JSON
import PokedexDomain

/// How the addresses of pictures are made from what they show: `{id}-{slug}-{width}.{format}`.
///
/// `{id}` is the number of a Pokémon (of a variety: 25, 10034), and `{slug}` its identifier in
/// addresses. A form that is no Pokémon of its own has the number of its Pokémon, and a slug of its
/// own: 201 and `unown-b`.
package struct PicturePattern: Hashable, Sendable {
    /// The formats, the best first. The last is for browsers that know none of the others.
    let formats: [PictureFormat]
    /// In pixels, rising; empty where each picture has one width, which is not known.
    let widths: [Int]
    /// The address before every path, ending in `/`; `nil` for pictures in a folder.
    let base: PictureBase?
    private let parts: [Part]

    private enum Part: Hashable, Sendable {
        case text(String)
        case placeholder(Placeholder)
    }

    private enum Placeholder: String, CaseIterable, Sendable {
        case id, slug, width, format

        var text: String { "{\(rawValue)}" }
    }

    /// The widest picture, in pixels.
    package static let widthLimit = 4096

    /// Takes a pattern: a path in a folder, or an address.
    ///
    /// - Parameters:
    ///   - formats: none take the ending of the pattern.
    ///   - widths: in pixels; none for pictures of one width.
    /// - Throws: an error for an unknown placeholder; without `{id}` and
    ///   `{slug}`; without `{width}` or `{format}` where several are listed, or with one where none is;
    ///   for a path that could lead out of the folder, or that does not end in its format; and for an
    ///   address that could not be a ``PictureBase``.
    package init(_ text: String, formats: [PictureFormat], widths: [Int], isInFolder: Bool) throws {
        let parts = try Self.parts(of: text)
        let used = Set(
            parts.compactMap { if case .placeholder(let name) = $0 { name } else { nil } })
        guard used.contains(.id) || used.contains(.slug) else {
            throw DiagnosticError(
                "the pattern has neither {id} nor {slug}, so all Pokémon would have the "
                    + "same picture")
        }
        try Self.requireFit(.width, used, widths.map(String.init), example: "[96, 256]")
        try Self.requireFit(
            .format, used, formats.map(\.rawValue), example: #"["avif", "webp", "png"]"#)
        let known = formats.isEmpty ? [PictureFormat(path: text)].compactMap { $0 } : formats
        guard !known.isEmpty else {
            throw DiagnosticError(
                "the pattern ends in none of .avif, .webp and .png; list the formats: "
                    + #""formats": ["png"]"#)
        }
        self.formats = known
        self.widths = widths.sorted()
        if isInFolder {
            base = nil
            self.parts = parts
            try requireFolderPath()
        } else {
            (base, self.parts) = try Self.address(parts, text)
        }
    }

    /// The path of a picture, below the folder or the base.
    ///
    /// - Parameter width: `nil` where no widths are known.
    func path(of subject: PictureSubject, width: Int?, format: PictureFormat) -> String {
        path { placeholder in
            switch placeholder {
            case .id: String(subject.id)
            case .slug: subject.slug.text
            case .width: width.map(String.init) ?? ""
            case .format: format.rawValue
            }
        }
    }

    private func path(_ value: (Placeholder) -> String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder(let placeholder): value(placeholder)
            }
        }.joined()
    }

    /// All paths of pictures of something, in the order of formats, then of widths.
    package func paths(of subject: PictureSubject) -> [String] {
        formats.flatMap { format in
            knownWidths.map { path(of: subject, width: $0, format: format) }
        }
    }

    /// The widths, or one that is not known.
    var knownWidths: [Int?] { widths.isEmpty ? [nil] : widths }
}

extension PicturePattern {
    private static func parts(of text: String) throws -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
            let end = rest[brace...].firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
            let name = rest[brace...end]
            guard let placeholder = Placeholder.allCases.first(where: { $0.text == name }) else {
                let all = Placeholder.allCases.map(\.text)
                throw DiagnosticError(
                    "\"\(name)\" is no placeholder; there are "
                        + "\(all.dropLast().joined(separator: ", ")) and \(all.last ?? "")")
            }
            parts.append(.placeholder(placeholder))
            rest = rest[rest.index(after: end)...]
        }
        return rest.isEmpty ? parts : parts + [.text(String(rest))]
    }

    /// Requires a placeholder where several values are listed, and values where there is one.
    private static func requireFit(
        _ placeholder: Placeholder, _ used: Set<Placeholder>, _ values: [String], example: String
    ) throws {
        let list = "\(placeholder.rawValue)s"
        if values.count > 1, !used.contains(placeholder) {
            throw DiagnosticError(
                "there are several \(list), but no \(placeholder.text) in the pattern")
        }
        if values.isEmpty, used.contains(placeholder) {
            throw DiagnosticError(
                "the pattern has \(placeholder.text); list the \(list): "
                    + "\"\(list)\": \(example)")
        }
    }

    /// A path to try the pattern with.
    private var example: String { path { $0 == .format ? formats[0].rawValue : "1" } }

    private func requireFolderPath() throws {
        let example = example
        let names = example.split(separator: "/", omittingEmptySubsequences: false)
        let isPath =
            example.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "-._~/".contains($0))
            }
            && names.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
        guard isPath else {
            throw DiagnosticError(
                "the pattern is no path in the folder: it has a-z, A-Z, 0-9, - . _ ~ and "
                    + "placeholders, with / between folders")
        }
        guard example.hasSuffix(".\(formats[0].rawValue)") else {
            throw DiagnosticError(
                "the pattern does not end in its format: .{format}, .avif, .webp or .png")
        }
    }

    /// Divides an address before the folder with the first placeholder.
    private static func address(_ parts: [Part], _ text: String) throws -> (PictureBase, [Part]) {
        let invalid = DiagnosticError(
            "\"\(text)\" is no address of pictures: expected http:// or https://, a host "
                + "and a path, such as https://example.org/art/{id}.png")
        guard case .text(let start)? = parts.first, let slash = start.lastIndex(of: "/"),
            let base = try? PictureBase(String(start[...slash])), base.address.hasSuffix("/")
        else { throw invalid }
        let first = String(start[start.index(after: slash)...])
        var rest: [Part] = first.isEmpty ? [] : [.text(first)]
        rest += parts.dropFirst()
        var encoded: [Part] = []
        var example = ""
        for part in rest {
            switch part {
            case .placeholder:
                encoded.append(part)
                example += "1"
            case .text(let text):
                let path = BaseURL.encoded(path: text[...])
                encoded.append(.text(String(path)))
                example += path
            }
        }
        // What is a base as a whole cannot end the address, or widen the policy, in a part.
        guard !example.hasSuffix("/"), (try? PictureBase(base.address + example)) != nil else {
            throw invalid
        }
        return (base, encoded)
    }
}

/// What a picture shows: a Pokémon, or a form of one.
package struct PictureSubject: Hashable, Sendable {
    /// The Pokémon's number.
    let id: Int
    /// The Pokémon's or the form's.
    package let slug: Slug

    /// Takes a Pokémon's number and a slug.
    package init(id: Int, slug: Slug) {
        self.id = id
        self.slug = slug
    }
}

/// A format of pictures. The raw value is the ending of files.
package enum PictureFormat: String, JSONWord, Sendable {
    case avif, webp, png

    /// The format that a path ends in; `nil` for any other ending.
    init?(path: String) {
        guard let format = Self.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }) else {
            return nil
        }
        self = format
    }

    var mediaType: String { "image/\(rawValue)" }

    var name: String {
        switch self {
        case .avif: "AVIF"
        case .webp: "WebP"
        case .png: "PNG"
        }
    }

    /// Whether bytes begin as a file of this format does.
    func isBeginning(of bytes: [UInt8]) -> Bool {
        switch self {
        case .avif:
            bytes.dropFirst(4).starts(with: Array("ftypavif".utf8))
                || bytes.dropFirst(4).starts(with: Array("ftypavis".utf8))
        case .webp:
            bytes.starts(with: Array("RIFF".utf8))
                && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
        case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        }
    }
}
