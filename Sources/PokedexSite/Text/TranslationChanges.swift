import JSON
import PokedexDomain
import PokedexQuery

/// What a site changes in a translation: a file that has some of its keys, and perhaps names of what
/// the database names, and words for the site's own templates.
struct TranslationChanges: Sendable {
    /// The group in which a site may have any words: `{{ui.own.imprint}}` in its templates.
    private static let ownWords = ["ui", "own"]

    /// The whole translation with the changes, in its own order; new names and the site's own words come
    /// last in their groups.
    let root: [TranslationEntry]
    private let text: JSONText
    private let values: [String: JSONValue]
    private let additions: [Addition]

    /// A name that the translation does not have.
    private struct Addition: Sendable {
        /// The group.
        let group: NameGroup
        let member: JSONMember
    }

    /// - Parameter base: the translation.
    /// - Throws: `JSONError` when the file is not JSON, breaks a rule of translations, has a key that
    ///   there is not, or a text in the place of a group or the reverse.
    init(json: [UInt8], file: String, to base: [TranslationEntry]) throws(JSONError) {
        text = try JSONText(json, path: file)
        let entries = try text.translationEntries()
        var merge = Merge(text: text, base: base)
        root = try merge.merged(base, with: entries, text.members(of: text.root), at: [])
        values = merge.values
        additions = merge.additions
    }

    /// Whether the file has the text of a key.
    func has(_ key: String) -> Bool { values[key] != nil }

    /// An error at the text of a key; `nil` if the file does not have it.
    func error(_ message: String, at key: String) -> JSONError? {
        values[key].map { text.error(message, at: $0) }
    }

    /// Refuses new names of what a catalog lacks.
    func requireKnown(in catalog: Catalog) throws(JSONError) {
        for addition in additions {
            let known = Set(addition.group.slugs(in: catalog).map(\.text))
            try text.requireKnown([addition.member], in: known, kind: addition.group.noun)
        }
    }
}

extension TranslationChanges {
    /// Puts the entries of the file into the tree.
    private struct Merge {
        let text: JSONText
        let base: [TranslationEntry]
        var values: [String: JSONValue] = [:]
        var additions: [Addition] = []

        init(text: JSONText, base: [TranslationEntry]) {
            self.text = text
            self.base = base
        }

        /// - Parameters:
        ///   - entries: those of the file in a group.
        ///   - members: where they are in the file, in the same order.
        ///   - path: the keys of the groups around.
        mutating func merged(
            _ old: [TranslationEntry], with entries: [TranslationEntry], _ members: [JSONMember],
            at path: [String]
        ) throws(JSONError) -> [TranslationEntry] {
            var result = old
            for (entry, member) in zip(entries, members) {
                let path = path + [entry.key]
                if let index = result.firstIndex(where: { $0.key == entry.key }) {
                    let node = try merged(result[index].node, with: entry.node, member, at: path)
                    result[index] = TranslationEntry(key: entry.key, node: node)
                } else {
                    result.append(try added(entry, member, beside: old, at: path))
                }
            }
            return result
        }

        private mutating func merged(
            _ old: TranslationNode, with new: TranslationNode, _ member: JSONMember,
            at path: [String]
        ) throws(JSONError) -> TranslationNode {
            switch (old, new) {
            case (.text, .text):
                values[path.joined(separator: ".")] = member.value
                return new
            case (.group(let old), .group(let entries)):
                return .group(
                    try merged(old, with: entries, text.members(of: member.value), at: path))
            case (.text, .group):
                throw text.error("a text in quotes is needed here", at: member.value)
            case (.group, .text):
                throw text.error("a group in braces is needed here", at: member.value)
            }
        }

        /// An entry that the translation lacks, if it is a name, a group of names, or a word of the
        /// site's own.
        private mutating func added(
            _ entry: TranslationEntry, _ member: JSONMember, beside others: [TranslationEntry],
            at path: [String]
        ) throws(JSONError) -> TranslationEntry {
            if path.starts(with: TranslationChanges.ownWords) {
                let isWhole = path == TranslationChanges.ownWords
                let node = try merged(
                    isWhole ? .group([]) : entry.node.emptied, with: entry.node, member, at: path)
                return TranslationEntry(key: entry.key, node: node)
            }
            guard let group = NameGroup(key: path[0]), path.count <= 2 else {
                throw unknown(path, member, beside: others)
            }
            guard path.count == 2 else {
                guard case .group(let entries) = entry.node else {
                    throw text.error("a group in braces is needed here", at: member.value)
                }
                return TranslationEntry(
                    key: entry.key,
                    node: .group(
                        try merged([], with: entries, text.members(of: member.value), at: path)))
            }
            additions.append(Addition(group: group, member: member))
            // A name may have the parts that those beside it have.
            let model = others.first?.node ?? .text("")
            _ = try merged(model, with: entry.node, member, at: path)
            return entry
        }

        private func unknown(
            _ path: [String], _ member: JSONMember, beside others: [TranslationEntry]
        ) -> JSONError {
            let key = path.joined(separator: ".")
            let near = Suggestion(candidates: others.map(\.key)).nearest(to: member.name)
                .map { (path.dropLast() + [$0]).joined(separator: ".") }
            let suggestion = near ?? elsewhere(key)
            return text.error(
                "there is no text or group \"\(key)\""
                    + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""), at: member)
        }

        /// The only key that ends with another one; `nil` when there are none or several.
        private func elsewhere(_ key: String) -> String? {
            var found: [String] = []
            func search(_ entries: [TranslationEntry], below prefix: String) {
                for entry in entries {
                    let path = prefix + entry.key
                    if path.hasSuffix(".\(key)") { found.append(path) }
                    if case .group(let entries) = entry.node {
                        search(entries, below: "\(path).")
                    }
                }
            }
            search(base, below: "")
            return found.count == 1 ? found[0] : nil
        }
    }
}

extension TranslationNode {
    /// The same text, or a group without entries.
    fileprivate var emptied: TranslationNode {
        if case .group = self { .group([]) } else { self }
    }
}

extension JSONText {
    /// The members of an object; empty for other values.
    fileprivate func members(of value: JSONValue) -> [JSONMember] {
        if case .object(let members) = value.content { members } else { [] }
    }
}

/// A group of a translation in which everything of the database may be named that it is about.
private enum NameGroup: Sendable {
    case names(NameKind)
    /// Marks that distinguish what has the same name.
    case marks

    /// - Parameter key: the group's key; `nil` for another group.
    init?(key: String) {
        if key == "namesake" {
            self = .marks
        } else if let kind = NameKind(rawValue: key) {
            self = .names(kind)
        } else {
            return nil
        }
    }

    /// What an entry is about, in a few words.
    var noun: String {
        switch self {
        case .names(.genus): NameKind.species.noun
        case .names(let kind): kind.noun
        case .marks: "ability, move or location"
        }
    }

    /// What may be named.
    func slugs(in catalog: Catalog) -> [Slug] {
        switch self {
        case .names(let kind): kind.slugs(in: catalog)
        case .marks:
            [NameKind.ability, .move, .location].flatMap { $0.slugs(in: catalog) }
        }
    }
}

extension NameKind {
    fileprivate var noun: String {
        self == .pokemon ? "Pokémon" : rawValue.replacing("-", with: " ")
    }

    /// What of a catalog has names of this kind.
    fileprivate func slugs(in catalog: Catalog) -> [Slug] {
        switch self {
        case .ability: catalog.abilities.map(\.slug)
        case .color: catalog.colors.map(\.slug)
        case .eggGroup: catalog.eggGroups.map(\.slug)
        case .encounterMethod: catalog.encounterMethods.map(\.slug)
        case .encounterConditionValue: catalog.encounterConditionValues.map(\.slug)
        case .form: catalog.pokemon.flatMap(\.forms).map(\.slug)
        case .generation: catalog.generations.map(\.slug)
        case .genus, .species: catalog.species.map(\.slug)
        case .growthRate: catalog.growthRates.map(\.slug)
        case .habitat: catalog.habitats.map(\.slug)
        case .item: catalog.items.map(\.slug)
        case .itemCategory: catalog.itemCategories.map(\.slug)
        case .learnMethod: catalog.learnMethods.map(\.slug)
        case .location: catalog.locations.map(\.slug)
        case .move: catalog.moves.map(\.slug)
        case .moveAilment: catalog.moveAilments.map(\.slug)
        case .moveCategory: catalog.moveCategories.map(\.slug)
        case .moveTarget: catalog.moveTargets.map(\.slug)
        case .nature: catalog.natures.map(\.slug)
        case .pokedex: catalog.pokedexes.map(\.slug)
        case .pokemon: catalog.pokemon.flatMap { [$0.slug] + $0.forms.map(\.slug) }
        case .region: catalog.regions.map(\.slug)
        case .shape: catalog.shapes.map(\.slug)
        case .type: catalog.types.map(\.slug)
        case .version: catalog.versions.map(\.slug)
        case .versionGroup: catalog.versionGroups.map(\.slug)
        }
    }
}
