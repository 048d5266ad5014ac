import Foundation
import TestSupport
import Testing

@testable import Publishing

extension TemporaryFolder {
    /// The output folder that most tests publish to.
    var output: String { self["Public"] }

    /// Replaces the content in place: the file stays the same one.
    func overwrite(_ relative: String, with text: String) throws {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: self[relative]))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
    }

    func status(_ relative: String) throws -> FileStatus {
        try #require(try DirectoryHandle.working.status(of: self[relative]))
    }

    /// All entries below, sorted: `folder/`, `file=content`, `link->target`.
    func listing(_ relative: String = "") throws -> [String] {
        let root = relative.isEmpty ? path : self[relative]
        let names = try FileManager.default.subpathsOfDirectory(atPath: root)
        return try names.sorted().map { name in
            switch try DirectoryHandle.working.status(of: "\(root)/\(name)")?.kind {
            case .folder: return "\(name)/"
            case .symbolicLink:
                return "\(name)->"
                    + (try FileManager.default.destinationOfSymbolicLink(atPath: "\(root)/\(name)"))
            default:
                let content = FileManager.default.contents(atPath: "\(root)/\(name)") ?? Data()
                return "\(name)=" + String(decoding: content, as: UTF8.self)
            }
        }
    }

    /// The listing of the output folder, without its record.
    func outputListing() throws -> [String] {
        try listing("Public").filter { !$0.hasPrefix(OutputRecord.fileName) }
    }
}

extension PublicationSummary {
    /// The outputs that stayed as they were, with their modification times.
    var unchanged: Int { files - changed.count }
}

/// Publishes texts by their paths, as one thread does.
@discardableResult
func publish(
    _ outputs: [String: String], to output: String, inputs: UInt64 = 1
) throws -> PublicationSummary {
    let publication = try Publication(output: output)
    var writer = publication.makeWriter()
    for (path, text) in outputs.sorted(by: { $0.key < $1.key }) {
        try writer.write(OutputPath(path), Array(text.utf8))
    }
    return try publication.commit(inputs: ContentHash(value: inputs), writers: [writer])
}

/// Whether the last build of these inputs stands.
func isUpToDate(_ output: String, inputs: UInt64 = 1) throws -> Bool {
    let publication = try Publication(output: output)
    return publication.summaryIfUpToDate(inputs: ContentHash(value: inputs)) != nil
}
