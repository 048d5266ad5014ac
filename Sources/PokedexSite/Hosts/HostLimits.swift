import Publishing

/// How large a site may be on a host; `nil` where the host names no limit.
package struct HostLimits: Hashable, Sendable {
    var files: Int?
    /// Of the files in one folder, without those in folders in it.
    var filesInFolder: Int?
    /// Of all files together.
    var bytes: Int?
    /// The bytes of one file.
    var fileSize: Int?

    /// A limit that a site has reached, or nearly.
    package struct Finding: Hashable, Sendable {
        package enum Measure: Hashable, Sendable {
            case files, bytes
            /// The files in a folder, by its path; empty for that of the site.
            case filesInFolder(String)
            /// The bytes of a file, by its path.
            case fileSize(String)
        }

        package let measure: Measure
        package let value: Int
        package let limit: Int

        package var isOver: Bool { value > limit }
        package var percent: Int { Int((Double(value) / Double(limit) * 100).rounded()) }
    }

    /// The limits that a site is above, or of which it has nine tenths.
    ///
    /// - Parameter entries: all files of the site.
    package func findings(_ entries: [OutputRecord.Entry]) -> [Finding] {
        let largest = entries.max { $0.size < $1.size }
        let fullest = Dictionary(grouping: entries, by: Self.folder)
            .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        let measures: [(Finding.Measure, Int, Int?)] = [
            (.files, entries.count, files),
            (.filesInFolder(fullest?.key ?? ""), fullest?.value.count ?? 0, filesInFolder),
            (.bytes, entries.reduce(0) { $0 + $1.size }, bytes),
            (.fileSize(largest?.path.text ?? ""), largest?.size ?? 0, fileSize),
        ]
        return measures.compactMap { measure, value, limit in
            guard let limit, value * 10 >= limit * 9 else { return nil }
            return Finding(measure: measure, value: value, limit: limit)
        }
    }

    /// The path of the folder that a file is in; empty for that of the site.
    private static func folder(of entry: OutputRecord.Entry) -> String {
        let path = entry.path.text
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
