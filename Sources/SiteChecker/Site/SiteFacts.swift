/// All that was read of a site, for the rules that compare files with each other.
struct SiteFacts {
    let files: SiteFiles
    /// Sorted by file.
    private(set) var documents: [DocumentFacts]
    /// The place in `documents` of each file; nil for one that is not read.
    private let places: [Int?]

    init(files: SiteFiles, documents: [DocumentFacts]) {
        self.files = files
        self.documents = documents
        var places: [Int?] = Array(repeating: nil, count: files.files.count)
        for (place, document) in documents.enumerated() { places[document.file] = place }
        self.places = places
    }

    /// The documents that are pages and were read to their end.
    var pages: [DocumentFacts] {
        documents.filter { files.files[$0.file].kind == .page && $0.isComplete }
    }

    /// Every finding, sorted.
    var findings: [Finding] {
        documents.flatMap(\.findings.findings)
    }

    /// What was read of the file at this place in `files.files`, or nil if it is not read.
    func document(_ file: Int) -> DocumentFacts? {
        places[file].map { documents[$0] }
    }

    /// Whether the file at this place has an element with the id of this hash. Nil if its ids are
    /// not known, because it has none by its kind or was not read to its end.
    func hasID(_ hash: UInt64, in file: Int) -> Bool? {
        guard let place = places[file], documents[place].isComplete else { return nil }
        switch files.files[file].kind {
        case .page, .drawing: return documents[place].hasID(hash)
        default: return nil
        }
    }

    func path(_ file: Int) -> String {
        files.files[file].path
    }

    /// Adds a finding to the file at this place in `files.files`.
    mutating func report(_ file: Int, line: Int, _ message: String) {
        guard let place = places[file] else { return }
        documents[place].findings.report(line: line, message)
    }
}
