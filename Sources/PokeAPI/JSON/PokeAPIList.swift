import Foundation
import PokedexDomain

/// A list of records as PokéAPI writes it: `{"count": …, "next": …, "results": [{"url": …}]}`.
struct PokeAPIList: Hashable, Sendable {
    /// The numbers in the list, in its order.
    private(set) var ids: [Int] = []
    /// What is wrong with the entries that have no number, as clauses.
    private(set) var malformed: [String] = []
    /// Whether there is another page.
    private(set) var isContinued: Bool

    /// How many entries all pages have according to the source; `nil` where it has no count.
    private let statedCount: Int?

    /// How many entries there are here, malformed ones too.
    var count: Int { ids.count + malformed.count }

    /// Reads a list, or a page of one.
    ///
    /// - Throws: ``MalformedResource`` when the bytes are no list at all.
    init(_ data: Data, of resource: PokeAPIResource) throws {
        let page = try DecodedJSON.value(of: data) { try Page(from: $0) }
        isContinued = page.next != nil
        statedCount = page.count
        for result in page.results {
            guard let url = result.url else {
                malformed.append("an entry without address")
                continue
            }
            if let number = PokeAPIPath.number(in: url.utf8, of: resource.rawValue) {
                ids.append(number)
            } else {
                malformed.append(
                    "an entry whose address is \(quoted(PokeAPIPath.withoutHost(url))), which "
                        + "is no address of \(resource.rawValue.withArticle)")
            }
        }
    }

    mutating func append(_ page: PokeAPIList) {
        ids += page.ids
        malformed += page.malformed
        isContinued = page.isContinued
    }

    /// Makes sure that no entry is missing.
    ///
    /// - Throws: ``PokeAPISourceError`` when the list has another length than its count.
    func requireStatedCount() throws(PokeAPISourceError) {
        guard let statedCount, statedCount != count else { return }
        throw PokeAPISourceError(
            "count is \(statedCount), but the list has \(count) entries", kind: .invalidData)
    }

    private struct Page: Decodable {
        let count: Int?
        let next: String?
        let results: [Entry]
    }

    /// An entry of any shape.
    private struct Entry: Decodable {
        let url: String?

        init(from decoder: any Decoder) { url = try? Fields(decoder).text("url") }
    }
}

extension PokeAPINetwork {
    /// The list of all records of a kind, of all pages. A list of several pages has no tag,
    /// because the tag would be that of the first page alone.
    ///
    /// - Throws: ``PokeAPISourceError`` when it cannot be read, or entries are missing.
    func list(
        _ resource: PokeAPIResource, unlessTagged tag: String? = nil
    ) async throws(PokeAPISourceError) -> PokeAPIAnswer<PokeAPIList> {
        let first = try await page(of: resource, from: 0, unlessTagged: tag)
        guard case .value(var list, var tag) = first else { return first }
        while list.isContinued {
            tag = nil
            let next = try await page(of: resource, from: list.count, unlessTagged: nil)
            guard case .value(let page, _) = next, page.count > 0 else {
                throw PokeAPISourceError("the list of \(resource) ends before its last page")
            }
            list.append(page)
        }
        try list.requireStatedCount()
        return .value(list, tag: tag)
    }

    private func page(
        of resource: PokeAPIResource, from offset: Int, unlessTagged tag: String?
    ) async throws(PokeAPISourceError) -> PokeAPIAnswer<PokeAPIList> {
        try await read(.list(resource, offset: offset), unlessTagged: tag) {
            try PokeAPIList($0, of: resource)
        }
    }
}
