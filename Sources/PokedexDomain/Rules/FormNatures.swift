/// The forms that a Pokémon evolves into by its nature. PokéAPI lists such an evolution once, without a
/// form and without natures.
package enum FormNatures {
    /// The slugs of the natures, by the slug of the Pokémon that has the form.
    package static let all: [String: [String]] = [
        "toxtricity-amped": [
            "hardy", "brave", "adamant", "naughty", "docile", "impish", "lax", "hasty", "jolly",
            "naive", "rash", "sassy", "quirky",
        ],
        "toxtricity-low-key": [
            "lonely", "bold", "relaxed", "timid", "serious", "modest", "mild", "quiet", "bashful",
            "calm", "gentle", "careful",
        ],
    ]

    /// An evolution into each form that a nature leads to; the evolution itself where none does.
    static func ways(of evolution: Evolution, _ index: CatalogIndex) -> [Evolution] {
        guard evolution.evolvedForm == nil else { return [evolution] }
        let forms = index[evolution.into].varieties.filter { all[index[$0].slug.text] != nil }
        guard !forms.isEmpty else { return [evolution] }
        return forms.map { form in
            Evolution(
                from: evolution.from, into: evolution.into, trigger: evolution.trigger,
                baseForm: evolution.baseForm, evolvedForm: form,
                versionGroup: evolution.versionGroup, isDefault: evolution.isDefault,
                conditions: evolution.conditions)
        }
    }
}
