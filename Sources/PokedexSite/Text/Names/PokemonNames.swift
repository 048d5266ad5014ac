import PokedexDomain

/// Names varieties and their forms as players say them: 「アローラライチュウ」, "Heat Rotom".
///
/// The first of these that there is: the translation's name of the variety; the source's name of the form;
/// a pattern for its kind, such as `Alolan {species}`; the form's label where it names the species;
/// the species' name with the label in brackets.
struct PokemonNames {
    private let maker: NameMaker
    private let words: [String: String]
    private let labels: [String: String]
    private let labelsBySuffix: [String: String]
    private let patterns: [String: TextTemplate]
    private let labelled: TextTemplate

    /// Takes the texts `pokemon`, `form`, `form-slug` and `variety`.
    ///
    /// - Throws: an error when a pattern is missing or has the wrong placeholders.
    init(translation: Translation) throws {
        maker = NameMaker(translation: translation)
        words = translation.texts(under: "pokemon")
        labels = translation.texts(under: "form")
        labelsBySuffix = translation.texts(under: "form-slug")
        labelled = try translation.template("variety.labelled", placeholders: ["species", "label"])
        let kinds = translation.texts(under: "variety").keys.filter { $0 != "labelled" }
        patterns = try kinds.reduce(into: [:]) {
            $0[$1] = try translation.template("variety.\($1)", placeholders: ["species"])
        }
    }

    /// The name of a form's own look, such as "Attack Forme"; `nil` for a form without one.
    func label(of form: Form) -> DisplayName? {
        let word = labels[form.slug.text]
        let ofSuffix = form.label[maker.language] == nil ? labelsBySuffix[form.formSlug] : nil
        return maker.name(form.label, word: word ?? ofSuffix, of: .form, key: form.slug.text)
    }

    /// The name of a Pokémon in a form.
    ///
    /// - Parameter slug: the slug of the variety, or that of one of its further forms.
    func name(of form: Form, slug: Slug, species: Species) -> DisplayName {
        if let name = name(of: form, slug: slug, species: species, in: maker.language) {
            return DisplayName(text: name, language: maker.language)
        }
        maker.translation.note(.name(.pokemon, maker.language), of: slug.text)
        for fallback in maker.language.fallbacks {
            if let name = name(of: form, slug: slug, species: species, in: fallback) {
                return DisplayName(text: name, language: fallback)
            }
        }
        let plain = maker.name(species.name, word: nil)
        return DisplayName(
            text: "\(plain?.text ?? species.slug.text) (\(Self.words(of: form.formSlug)))",
            language: plain?.language ?? .ofSlugs)
    }

    private func name(
        of form: Form, slug: Slug, species: Species, in language: Language
    ) -> String? {
        if language == maker.language, let word = words[slug.text] { return word }
        if let name = form.name[language] { return name }
        guard let species = species.name[language] else { return nil }
        if language == maker.language, let pattern = patterns[form.formSlug] {
            return pattern.filled { _ in species }
        }
        guard let label = label(of: form), label.language == language else { return nil }
        if label.text.contains(species) { return label.text }
        return labelled.filled { $0 == "species" ? species : label.text }
    }

    /// The last resort, for a form that nobody has named yet: `low-key` becomes "Low Key".
    private static func words(of slug: String) -> String {
        slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }
}

/// The names of all varieties and forms of a catalog.
struct VarietyNames {
    let pokemon: NameTable<Pokemon>
    let forms: NameTable<Form>
    let formLabels: [Identifier<Form>: DisplayName]

    /// - Throws: an error when a pattern is missing, or a species has no name.
    init(catalog: Catalog, translation: Translation) throws {
        let names = try PokemonNames(translation: translation)
        let speciesNames = try NameMaker(translation: translation).table(
            catalog.species, kind: .species)
        let speciesByID = Dictionary(
            catalog.species.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var pokemonNames: [Identifier<Pokemon>: DisplayName] = [:]
        var formNames: [Identifier<Form>: DisplayName] = [:]
        var labels: [Identifier<Form>: DisplayName] = [:]
        for pokemon in catalog.pokemon {
            guard let species = speciesByID[pokemon.species] else { continue }
            for (place, form) in pokemon.forms.enumerated() {
                labels[form.id] = names.label(of: form)
                let slug = place == 0 ? pokemon.slug : form.slug
                formNames[form.id] =
                    place == 0 && pokemon.isDefault
                    ? speciesNames[species.id]
                    : names.name(of: form, slug: slug, species: species)
            }
            pokemonNames[pokemon.id] =
                pokemon.mainForm.flatMap { formNames[$0.id] } ?? speciesNames[species.id]
        }
        self.pokemon = NameTable(pokemonNames)
        forms = NameTable(formNames)
        formLabels = labels
    }
}
