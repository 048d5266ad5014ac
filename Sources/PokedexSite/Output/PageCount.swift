import PokedexDomain

/// How many pages of a kind a site has, in all languages together.
package struct PageCount: Hashable, Sendable {
    /// The kind's name: that of its template in `pages/`.
    package let kind: String
    /// 1 or more.
    package let count: Int

    /// Counts pages. The order is that of ``PageKinds``; the pages that belong to no language come
    /// last.
    static func all(_ pages: [Page]) -> [PageCount] {
        let counts = pages.reduce(into: [:]) { $0[$1.kind.name, default: 0] += 1 }
        let kinds = PageKinds.all.compactMap { kind in
            counts[kind.name].map {
                PageCount(kind: kind.name, count: $0 * Language.allCases.count)
            }
        }
        return kinds + SharedFiles.pageNames.map { PageCount(kind: $0, count: 1) }
    }
}
