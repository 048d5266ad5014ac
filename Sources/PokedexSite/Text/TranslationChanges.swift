import Diagnostics
import JSON
import PokedexDomain

/// What a site changes in a translation: a file that has some of its keys, and perhaps names of what
/// the database names, and words for the site's own templates.
struct TranslationChanges: Sendable {
    /// The whole translation with the changes, in its own order; new names and the site's own words come
    /// last in their groups.
    let root: [JSONMember]
    private let text: JSONText
    private let additions: [Addition]

    /// A name that the translation does not have.
    private struct Addition: Sendable {
        let group: NameGroup
        let member: JSONMember
    }

    /// - Parameters:
    ///   - text: the file.
    ///   - base: the translation.
    /// - Throws: an error when the file breaks a rule of translations, has a key that there is not, or
    ///   a text in the place of a group or the reverse.
    init(_ text: JSONText, to base: [JSONMember]) throws {
        self.text = text
        var merge = Merge(text: text, base: base)
        root = try merge.merged(base, with: text.textsAndGroups(), at: [])
        additions = merge.additions
    }

    /// Refuses new names of what a catalog lacks.
    func requireKnown(in catalog: Catalog) throws {
        for addition in additions {
            let known = Set(addition.group.names(in: catalog))
            try text.place(of: addition.member).requireKnown(
                addition.member.name, in: known, kind: addition.group.noun)
        }
    }
}

extension TranslationChanges {
    /// The group in which a site may have any words: `{{ui.own.imprint}}` in its templates.
    private static let ownWords = ["ui", "own"]

    /// Puts the texts and groups of the file among those of the translation.
    private struct Merge {
        let text: JSONText
        let base: [JSONMember]
        var additions: [Addition] = []

        /// - Parameter path: the keys of the groups around.
        mutating func merged(
            _ old: [JSONMember], with new: [JSONMember], at path: [String]
        ) throws -> [JSONMember] {
            var result = old
            for member in new {
                let path = path + [member.name]
                if let index = result.firstIndex(where: { $0.name == member.name }) {
                    let value = try merged(result[index].value, with: member.value, at: path)
                    result[index] = result[index].with(value)
                } else {
                    result.append(try added(member, beside: old, at: path))
                }
            }
            return result
        }

        private mutating func merged(
            _ old: JSONValue, with new: JSONValue, at path: [String]
        ) throws -> JSONValue {
            switch (old.content, new.content) {
            case (.object(let old), .object(let new)):
                return JSONValue(.object(try merged(old, with: new, at: path)))
            case (.object, _): throw text.error("a group in braces is needed here", at: new)
            case (_, .object): throw text.error("a text in quotes is needed here", at: new)
            default: return new
            }
        }

        /// What the translation lacks, if it is a name, a group of names, or a word of the site's own.
        private mutating func added(
            _ member: JSONMember, beside others: [JSONMember], at path: [String]
        ) throws -> JSONMember {
            let noMembers = JSONValue(.object([]))
            if path.starts(with: TranslationChanges.ownWords) {
                let isWhole = path == TranslationChanges.ownWords
                return isWhole
                    ? member.with(try merged(noMembers, with: member.value, at: path)) : member
            }
            guard let group = NameGroup(path), path.count <= group.depth + 1 else {
                throw unknown(path, member, beside: others)
            }
            guard path.count == group.depth + 1 else {
                return member.with(try merged(noMembers, with: member.value, at: path))
            }
            additions.append(Addition(group: group, member: member))
            // A name may have the parts that those beside it have.
            let model = others.first?.value ?? .text("")
            _ = try merged(model, with: member.value, at: path)
            return member
        }

        private func unknown(
            _ path: [String], _ member: JSONMember, beside others: [JSONMember]
        ) -> DiagnosticError {
            let key = path.joined(separator: ".")
            let near = Suggestion(candidates: others.map(\.name)).nearest(to: member.name)
                .map { (path.dropLast() + [$0]).joined(separator: ".") }
            let suggestion = near ?? elsewhere(key)
            return text.error(
                "there is no text or group \"\(key)\""
                    + (suggestion.map { "; did you mean \"\($0)\"?" } ?? ""), at: member)
        }

        /// The only key that ends with another one; `nil` when there are none or several.
        private func elsewhere(_ key: String) -> String? {
            var found: [String] = []
            func search(_ members: [JSONMember], below prefix: String) {
                for member in members {
                    let path = prefix + member.name
                    if path.hasSuffix(".\(key)") { found.append(path) }
                    search(member.value.members, below: "\(path).")
                }
            }
            search(base, below: "")
            return found.count == 1 ? found[0] : nil
        }
    }
}

/// A group of a translation in which everything of the database may be named that it is about.
private enum NameGroup: Hashable, Sendable {
    case names(NameKind)
    /// Marks that distinguish what has the same name.
    case marks
    /// What sets evolutions off.
    case triggers
    /// The numbers of generations alone.
    case numerals

    private static let triggersPath = ["evolution", "trigger"]
    private static let numeralsPath = ["ui", "generations", "numeral"]

    /// - Parameter path: the keys that lead to the group or into it; `nil` for another group.
    init?(_ path: [String]) {
        if path[0] == "namesake" {
            self = .marks
        } else if path.starts(with: Self.triggersPath) {
            self = .triggers
        } else if path.starts(with: Self.numeralsPath) {
            self = .numerals
        } else if let kind = NameKind(rawValue: path[0]) {
            self = .names(kind)
        } else {
            return nil
        }
    }

    /// How many keys lead to it.
    var depth: Int {
        switch self {
        case .names, .marks: 1
        case .triggers: Self.triggersPath.count
        case .numerals: Self.numeralsPath.count
        }
    }

    /// What an entry is about, in a few words.
    var noun: String {
        switch self {
        case .names(.genus): NameKind.species.noun
        case .names(let kind): kind.noun
        case .marks: "ability, move or location"
        case .triggers: "evolution trigger"
        case .numerals: "generation"
        }
    }

    /// What may be named: slugs, or numbers of generations.
    func names(in catalog: Catalog) -> [String] {
        switch self {
        case .names(let kind): kind.slugs(in: catalog).map(\.text)
        case .marks:
            [NameKind.ability, .move, .location].flatMap { $0.slugs(in: catalog) }.map(\.text)
        case .triggers: catalog.evolutionTriggers.map(\.slug.text)
        case .numerals: catalog.generations.map { "\($0.id.rawValue)" }
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
