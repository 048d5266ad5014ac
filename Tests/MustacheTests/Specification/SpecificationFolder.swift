import Foundation
import Mustache

/// The Mustache specification's JSON files, kept beside the checkout.
enum SpecificationFolder {
    static let url = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "../shared/mustache-spec").standardized

    static var isPresent: Bool {
        FileManager.default.fileExists(atPath: url.appending(path: "sections.json").path)
    }

    static func cases(in file: String) throws -> [SpecificationCase] {
        let path = url.appending(path: file).path
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let text = try Value(json: bytes, path: path)
        return try (text["tests"]?.list ?? []).map(SpecificationCase.init)
    }
}
