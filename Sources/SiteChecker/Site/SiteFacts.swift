import Diagnostics

/// The facts of all files of a site, for the rules that compare files with each other.
struct SiteFacts {
    let files: SiteFiles
    /// Sorted by file.
    private(set) var documents: [DocumentFacts]
    /// The index in `documents` of each file; `nil` for one that is not read.
    private let documentIndexes: [Int?]

    init(files: SiteFiles, documents: [DocumentFacts]) {
        (self.files, self.documents) = (files, documents)
        var indexes: [Int?] = Array(repeating: nil, count: files.files.count)
        for (index, document) in documents.enumerated() { indexes[document.file] = index }
        documentIndexes = indexes
    }

    /// The documents that are pages and were read to their end.
    var pages: [DocumentFacts] {
        documents.filter { files.files[$0.file].kind == .page && $0.isComplete }
    }

    /// Every finding, sorted.
    var findings: [Diagnostic] { documents.flatMap(\.findings.findings) }

    /// The facts of the file with this index in `files.files`; `nil` if it is not read.
    func document(_ file: Int) -> DocumentFacts? {
        documentIndexes[file].map { documents[$0] }
    }

    /// Whether a file has an element with the id of this hash; `nil` if its ids are unknown, because
    /// of its kind or because it was not read to its end.
    func hasID(_ hash: Int, in file: Int) -> Bool? {
        guard let index = documentIndexes[file], documents[index].isComplete else { return nil }
        switch files.files[file].kind {
        case .page, .drawing: return documents[index].ids.contains(hash)
        default: return nil
        }
    }

    func path(_ file: Int) -> String { files.files[file].path }

    /// Adds a finding to the file with this index in `files.files`.
    mutating func report(_ file: Int, line: Int, _ message: String) {
        guard let index = documentIndexes[file] else { return }
        documents[index].findings.report(line: line, message)
    }

    /// Adds to the findings in pages the lines that they are about.
    ///
    /// - Parameters:
    ///   - contents: calls a function with the bytes of the file of a path.
    mutating func quoteLines(_ contents: (String, (Bytes) -> Void) throws -> Void) rethrows {
        for index in documents.indices where documents[index].findings.lacksLines {
            let file = files.files[documents[index].file]
            guard file.kind == .page else { continue }
            try contents(file.path) { documents[index].findings.quote($0) }
        }
    }
}
