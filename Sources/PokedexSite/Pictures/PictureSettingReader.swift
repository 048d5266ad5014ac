import JSON

/// Reads the object that `"pictures"` can be in `site.json`: a folder, a pattern, or both.
struct PictureSettingReader {
    private let text: JSONText
    private var folder: String?
    private var pattern: (text: String, value: JSONValue)?
    private var formats: [PictureFormat] = []
    private var widths: [Int] = []

    private enum Name: String, CaseIterable {
        case folder, pattern, formats, widths
    }

    /// Reads the setting.
    ///
    /// - Throws: `JSONError` when the object has an unknown or duplicate member, or a member has a
    ///   value that it cannot have.
    static func setting(
        _ members: [JSONMember], at value: JSONValue, of text: JSONText
    ) throws(JSONError) -> PictureSetting {
        var reader = PictureSettingReader(text: text)
        guard members.contains(where: { Name(rawValue: $0.name) ?? .folder != .folder }) else {
            guard members.count == 1, members[0].name == Name.folder.rawValue,
                let path = folder(members[0].value)
            else {
                throw text.error(
                    #"a folder of pictures is written {"folder": "sprites"}"#, at: value)
            }
            return .folder(path)
        }
        var names: Set<String> = []
        for member in members {
            guard names.insert(member.name).inserted else {
                throw text.error("this setting is duplicated", at: member)
            }
            try reader.take(member)
        }
        return try reader.setting(at: value)
    }

    private init(text: JSONText) {
        self.text = text
    }

    private mutating func take(_ member: JSONMember) throws(JSONError) {
        let problem: String
        switch Name(rawValue: member.name) {
        case .folder:
            folder = Self.folder(member.value)
            guard folder == nil else { return }
            problem = "\"folder\" is a path in quotes"
        case .pattern:
            if case .string(let text) = member.value.content {
                pattern = (text, member.value)
                return
            }
            problem = "\"pattern\" is a text in quotes"
        case .formats:
            formats = Self.list(member.value) { content in
                if case .string(let text) = content { PictureFormat(rawValue: text) } else { nil }
            }
            guard formats.isEmpty else { return }
            problem = #""formats" is a list of "avif", "webp" and "png", each once, the best first"#
        case .widths:
            widths = Self.list(member.value) { content in
                guard case .number(let digits) = content, let width = Int(digits),
                    (1...PicturePattern.widthLimit).contains(width)
                else { return nil }
                return width
            }
            guard widths.isEmpty else { return }
            problem =
                "\"widths\" is a list of whole numbers from 1 to \(PicturePattern.widthLimit), "
                + "each once"
        case nil:
            let all = Name.allCases.map { "\"\($0.rawValue)\"" }
            throw text.error(
                "pictures have no setting \"\(member.name)\"; there are "
                    + "\(all.dropLast().joined(separator: ", ")) and \(all.last ?? "")", at: member)
        }
        throw text.error(problem, at: member.value)
    }

    private func setting(at value: JSONValue) throws(JSONError) -> PictureSetting {
        guard let pattern else {
            throw text.error(
                #""formats" and "widths" need a "pattern": "{id}-{width}.{format}""#, at: value)
        }
        do {
            let made = try PicturePattern(
                pattern.text, formats: formats, widths: widths, isInFolder: folder != nil)
            return .pattern(made, folder: folder)
        } catch {
            throw text.error(error.description, at: pattern.value)
        }
    }

    /// The items of a list; none when it is no list, is empty, or has an item that is wrong or occurs
    /// twice.
    private static func list<Item: Hashable>(
        _ value: JSONValue, _ item: (JSONValue.Content) -> Item?
    ) -> [Item] {
        guard case .array(let values) = value.content else { return [] }
        let items = values.compactMap { item($0.content) }
        return Set(items).count == values.count ? items : []
    }

    /// The path of a folder; `nil` when it is not written as one.
    private static func folder(_ value: JSONValue) -> String? {
        guard case .string(let path) = value.content, !path.isEmpty,
            !path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F })
        else { return nil }
        return path
    }
}
