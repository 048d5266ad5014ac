import Mustache

/// What `content/site.json` says about the site:
/// `{"baseURL": "https://example.org/pokedex/", "pictures": "https://example.org/sprites/"}`.
///
/// Both settings may be left out. `"baseURL": null` is the same; `"pictures": null` takes the data
/// set's own base, and `false` shows no pictures.
public struct SiteSettings: Hashable, Sendable {
    /// Where the site is published; `nil` where that is not known.
    public private(set) var baseURL: BaseURL?
    /// Where the pictures are; `nil` for the data set's own base.
    public private(set) var pictures: PictureBase?

    /// Sets nothing: what holds where there is no such file.
    public init() {}

    /// Reads the file.
    ///
    /// - Parameters:
    ///   - json: the file's bytes.
    ///   - file: its name in messages.
    /// - Throws: ``SiteSettingsError`` when it is no JSON, no object, has a setting that there is
    ///   not, has one twice, or gives one a value that it cannot have.
    public init(json: [UInt8], file: String) throws(SiteSettingsError) {
        guard let settings = try Self.value(of: json, file: file).object else {
            let start = json.firstIndex { !$0.isJSONSpace } ?? 0
            throw .wrong(
                FilePlace(of: start, in: json, file: file),
                problem: "the settings are an object: { \"baseURL\": …, \"pictures\": … }")
        }
        let places = JSONMemberPlaces(json)
        if let repeated = places.firstRepeatedKey(in: json) {
            throw .wrong(
                FilePlace(of: repeated, in: json, file: file), problem: "this setting stands twice")
        }
        for (position, setting) in settings.members.enumerated() {
            if let problem = take(setting.name, setting.value) {
                let offset = problem.isOfName ? places.keys[position] : places.values[position]
                throw .wrong(
                    FilePlace(of: offset, in: json, file: file), problem: problem.text)
            }
        }
    }

    private struct Problem {
        let text: String
        var isOfName = false
    }

    private static func value(
        of json: [UInt8], file: String
    ) throws(SiteSettingsError) -> Value {
        do {
            return try Value(json: json, path: file)
        } catch {
            throw .noJSON(error)
        }
    }

    /// Takes one setting.
    ///
    /// - Returns: what is wrong with it; `nil` when nothing is.
    private mutating func take(_ name: String, _ value: Value) -> Problem? {
        switch name {
        case "baseURL": takeBaseURL(value)
        case "pictures": takePictures(value)
        default:
            Problem(
                text: "there is no setting \"\(name)\"; there are \"baseURL\" and \"pictures\"",
                isOfName: true)
        }
    }

    private mutating func takeBaseURL(_ value: Value) -> Problem? {
        switch value {
        case .null: return nil
        case .text(let text):
            do {
                baseURL = try BaseURL(text)
                return nil
            } catch {
                return Problem(text: error.description)
            }
        default: return Problem(text: "\"baseURL\" is an address in quotes, or null")
        }
    }

    private mutating func takePictures(_ value: Value) -> Problem? {
        switch value {
        case .null: return nil
        case .bool(false):
            pictures = PictureBase.drawingsOnly
            return nil
        case .text(let text):
            do {
                pictures = try PictureBase(text)
                return nil
            } catch {
                return Problem(text: error.description)
            }
        default:
            return Problem(
                text: "\"pictures\" is an address in quotes, "
                    + "null for the data set's own, or false for none")
        }
    }
}

/// Why `content/site.json` cannot be used. Each message names the place.
public enum SiteSettingsError: Error, Equatable, CustomStringConvertible {
    /// It is no JSON.
    case noJSON(JSONError)
    /// It says something that there is not.
    case wrong(FilePlace, problem: String)

    /// The message.
    public var description: String {
        switch self {
        case .noJSON(let error): error.description
        case .wrong(let place, let problem): place.message(problem)
        }
    }
}
