import Foundation

/// A list of resources as PokéAPI writes it: `{"count": …, "next": …, "results": [{"url": …}]}`.
public struct PokeAPIList: Hashable, Sendable {
    /// The numbers that the list names, in its order.
    public private(set) var ids: [Int] = []
    /// What is wrong with the entries that name none, as clauses.
    public private(set) var malformed: [String] = []
    /// The address of the list's next page; `nil` on the last one.
    public private(set) var next: String?

    /// Reads a list, or a page of one.
    ///
    /// - Throws: ``PokeAPISourceError`` when the bytes are no list at all.
    public init(_ data: Data, of resource: PokeAPIResource) throws(PokeAPISourceError) {
        let page: Page
        do {
            page = try JSONDecoder().record(Page.self, from: data)
        } catch {
            throw PokeAPISourceError(error.reason)
        }
        next = page.next
        for result in page.results {
            guard let url = result.url else {
                malformed.append("an entry without address")
                continue
            }
            do throws(MalformedResource) {
                ids.append(try PokeAPIReference(url: url).number(of: resource))
            } catch {
                malformed.append("an entry whose address \(error.reason)")
            }
        }
    }

    /// Adds the list's next page.
    public mutating func append(_ page: PokeAPIList) {
        ids += page.ids
        malformed += page.malformed
        next = page.next
    }

    private struct Page: Decodable {
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
