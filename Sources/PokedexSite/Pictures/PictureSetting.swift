import Diagnostics
import JSON

/// What `site.json` says about pictures.
package enum PictureSetting: Hashable, Sendable {
    /// None: our own drawings stand in their place.
    case drawings
    /// They are at an address.
    case address(PictureBase)
    /// They are in a folder, to be copied along: its path, relative to that of `site.json` unless
    /// it begins with `/`.
    case folder(String)
    /// A pattern makes their addresses, or their paths in such a folder.
    case pattern(PicturePattern, folder: String?)
}

extension PictureSetting: Decodable {
    package init(from decoder: any Decoder) throws {
        switch try JSONValue(from: decoder).content {
        case .bool(false): self = .drawings
        case .string(let address): self = .address(try PictureBase(address))
        case .object: self = try Members(from: decoder).setting
        default:
            throw DiagnosticError(
                #""pictures" is an address in quotes, {"folder": "sprites"}, "#
                    + "null for the data set's own, or false for none")
        }
    }

    /// The object: a folder, a pattern, or both.
    private struct Members: Decodable {
        let setting: PictureSetting

        private enum CodingKeys: CodingKey, CaseIterable {
            case folder, pattern, formats, widths
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: CodingKeys.self)
            let folder = try members.decodeIfPresent(FolderPath.self, forKey: .folder)?.text
            let formats = try members.decodeIfPresent(Choices<PictureFormat>.self, forKey: .formats)
            let widths = try members.decodeIfPresent(Choices<PictureWidth>.self, forKey: .widths)
            if let pattern = try members.decodeIfPresent(Placed<String>.self, forKey: .pattern) {
                let made = try pattern.place.explaining {
                    try PicturePattern(
                        pattern.value, formats: formats?.items ?? [],
                        widths: widths?.items.map(\.pixels) ?? [], isInFolder: folder != nil)
                }
                setting = .pattern(made, folder: folder)
            } else if formats == nil, widths == nil, let folder {
                setting = .folder(folder)
            } else {
                throw DiagnosticError(
                    formats == nil && widths == nil
                        ? #"a folder of pictures is written {"folder": "sprites"}"#
                        : #""formats" and "widths" need a "pattern": "{id}-{width}.{format}""#)
            }
        }
    }

    private struct FolderPath: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            text = try String(from: decoder)
            guard !text.isEmpty, !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
                throw DiagnosticError("\"folder\" is a path in quotes")
            }
        }
    }

    /// In pixels.
    private struct PictureWidth: Decodable, Hashable {
        let pixels: Int

        init(from decoder: any Decoder) throws {
            pixels = try Int(from: decoder)
            guard (1...PicturePattern.widthLimit).contains(pixels) else {
                throw DiagnosticError("a width is from 1 to \(PicturePattern.widthLimit)")
            }
        }
    }

    /// One or more, each once.
    private struct Choices<Item: Decodable & Hashable>: Decodable {
        let items: [Item]

        init(from decoder: any Decoder) throws {
            items = try [Item](from: decoder)
            guard !items.isEmpty, Set(items).count == items.count else {
                throw DiagnosticError("the list has one item or more, each once")
            }
        }
    }
}
