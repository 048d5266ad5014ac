import JSON
import PokedexDomain
import PokedexQuery

extension PokemonSearch.Answer {
    /// The answer as JSON, for programs: the query in its canonical form, and the hits.
    package var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("query", query)
            writer.member("count", hits.count)
            writer.key("hits")
            writer.array { writer in
                for hit in hits { writer.object { hit.write(into: &$0) } }
            }
        }
        return writer.bytes
    }
}

extension PokemonSearch.Hit {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.member("slug", slug.text)
        writer.member("number", number)
        writer.member("name", name)
        writer.column("types", types.map(\.text))
        for (stat, base) in zip(Stat.permanent, stats) { writer.member(stat.rawValue, base) }
        writer.member("total", total)
    }
}
