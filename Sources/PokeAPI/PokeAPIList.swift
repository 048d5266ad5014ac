import Foundation

/// A list of resources as PokéAPI writes it: `{"count": …, "next": …, "results": [{"url": …}]}`.
public struct PokeAPIList: Hashable, Sendable {
    /// The numbers that the list names, in its order.
    public private(set) var ids: [Int] = []
    /// What is wrong with the entries that name none, as clauses.
    public private(set) var malformed: [String] = []
    /// Whether the list goes on behind its last entry here.
    public private(set) var isContinued: Bool

    /// How many entries it says it has, on all pages; `nil` where it does not say.
    public let statedCount: Int?

    /// How many entries it has, malformed ones too.
    public var count: Int { ids.count + malformed.count }

    /// Reads a list, or a page of one.
    ///
    /// - Throws: ``MalformedResource`` when the bytes are no list at all.
    public init(_ data: Data, of resource: PokeAPIResource) throws(MalformedResource) {
        let page = try JSONDecoder().record(Page.self, from: data)
        isContinued = page.next != nil
        statedCount = page.count
        for result in page.results {
            guard let url = result.url else {
                malformed.append("an entry without address")
                continue
            }
            let reference = PokeAPIReference(url: url)
            do throws(MalformedResource) {
                ids.append(try reference.number(of: resource, "an entry whose address"))
            } catch {
                malformed.append(error.reason)
            }
        }
    }

    /// Adds the list's next page.
    public mutating func append(_ page: PokeAPIList) {
        ids += page.ids
        malformed += page.malformed
        isContinued = page.isContinued
    }

    private struct Page: Decodable {
        let count: Int?
        let next: String?
        let results: [Entry]
    }

    /// An entry of which nothing is expected.
    private struct Entry: Decodable {
        let url: String?

        init(from decoder: any Decoder) throws {
            let container = try? decoder.container(keyedBy: CodingKeys.self)
            url = try? container?.decode(String.self, forKey: .url)
        }

        private enum CodingKeys: String, CodingKey {
            case url
        }
    }
}
