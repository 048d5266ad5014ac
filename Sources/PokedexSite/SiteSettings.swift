import JSON

/// What `content/site.json` says about the site:
/// `{"baseURL": "https://example.org/pokedex/", "pictures": "https://example.org/sprites/"}`.
///
/// `{"host": "netlify"}` is one of ``WebHost``. All settings may be left out, and `"baseURL": null` is the
/// same. `"pictures": null` takes the data set's own address, `{"folder": "sprites"}` a folder, an object
/// with a pattern several formats and widths, and `false` shows no pictures.
package struct SiteSettings: Hashable, Sendable {
    /// Where the site is published; `nil` where that is not known.
    package private(set) var baseURL: BaseURL?
    /// Where the pictures come from; `nil` for the data set's own address.
    package private(set) var pictures: PictureSetting?
    /// The host that serves the site; `nil` for none of them.
    package private(set) var host: WebHost?

    /// The file, below the folder of the site's content.
    package static let file = "site.json"

    /// Sets nothing: what holds where there is no such file.
    package init() {}

    /// Reads the file.
    ///
    /// - Parameters:
    ///   - json: the file's bytes.
    ///   - file: its name in messages.
    /// - Throws: `JSONError` when it is no JSON, no object, has an unknown or duplicate
    ///   setting, or a setting has a value that it cannot have.
    package init(json: [UInt8], file: String) throws(JSONError) {
        let text = try JSONText(json, path: file)
        guard case .object(let members) = text.root.content else {
            throw text.error(
                "the settings are an object: { \"baseURL\": …, \"pictures\": …, \"host\": … }",
                at: text.root)
        }
        var names: Set<String> = []
        for member in members {
            guard names.insert(member.name).inserted else {
                throw text.error("this setting is duplicated", at: member)
            }
            try take(member, of: text)
        }
    }

    private mutating func take(_ member: JSONMember, of text: JSONText) throws(JSONError) {
        let problem: String?
        switch member.name {
        case "baseURL": problem = takeBaseURL(member.value.content)
        case "pictures": problem = try takePictures(member.value, of: text)
        case "host": problem = takeHost(member.value.content)
        default:
            throw text.error(
                "there is no setting \"\(member.name)\"; there are \"baseURL\", \"pictures\" and "
                    + "\"host\"",
                at: member)
        }
        if let problem { throw text.error(problem, at: member.value) }
    }

    /// - Returns: what is wrong with it; `nil` when nothing is.
    private mutating func takeBaseURL(_ value: JSONValue.Content) -> String? {
        switch value {
        case .null: return nil
        case .string(let text):
            do {
                baseURL = try BaseURL(text)
                return nil
            } catch {
                return error.description
            }
        default: return "\"baseURL\" is an address in quotes, or null"
        }
    }

    /// - Returns: what is wrong with it; `nil` when nothing is.
    private mutating func takeHost(_ value: JSONValue.Content) -> String? {
        switch value {
        case .null: return nil
        case .string(let text):
            guard let host = WebHost(rawValue: text) else {
                return "there is no host \"\(text)\"; \(WebHost.known)"
            }
            self.host = host
            return nil
        default: return "\"host\" is a name in quotes, or null; \(WebHost.known)"
        }
    }

    /// - Returns: what is wrong with it; `nil` when nothing is.
    /// - Throws: `JSONError` when a part of it is wrong.
    private mutating func takePictures(
        _ value: JSONValue, of text: JSONText
    ) throws(JSONError) -> String? {
        switch value.content {
        case .null: return nil
        case .bool(false):
            pictures = .drawings
            return nil
        case .object(let members):
            pictures = try PictureSettingReader.setting(members, at: value, of: text)
            return nil
        case .string(let address):
            do {
                pictures = .address(try PictureBase(address))
                return nil
            } catch {
                return error.description
            }
        default:
            return #""pictures" is an address in quotes, {"folder": "sprites"}, "#
                + "null for the data set's own, or false for none"
        }
    }
}

/// What a host decides about the site.
package struct SiteConfiguration: Hashable, Sendable {
    /// Where the site is published; `nil` leaves out what needs an absolute address.
    package var baseURL: BaseURL?
    /// Where the pictures come from; the data set's own address unless set.
    package var pictures: PictureSource?
    /// The host whose files are written; `nil` for none.
    package var host: WebHost?
    /// The folder of styles, scripts and drawings; named after their content unless set. In a preview
    /// the pages stay the same when a style changes.
    package var assetFolder: String?

    /// Decides nothing: relative links, the data set's pictures, no host.
    package init(baseURL: BaseURL? = nil, pictures: PictureSource? = nil, host: WebHost? = nil) {
        self.baseURL = baseURL
        self.pictures = pictures
        self.host = host
    }
}
