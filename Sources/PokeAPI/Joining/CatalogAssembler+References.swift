import PokedexDomain

/// Every field is named as it is found in JSON, such as `damage_class` or `abilities[0].ability`.
extension CatalogAssembler {
    /// The number of something without which the resource is no fact.
    func essential<Entity>(
        _ reference: PokeAPIReference, _ resource: PokeAPIResource,
        _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Identifier<Entity> {
        let number = try reference.number(of: resource, field())
        guard isPresent(resource, number) else {
            throw .missing(ResourceKey(resource, number), in: field())
        }
        return Identifier(number)
    }

    /// The number of something without which the resource is no fact; `nil` where it names none.
    func essential<Entity>(
        _ reference: Nullable<PokeAPIReference>, _ resource: PokeAPIResource,
        _ field: @autoclosure () -> String
    ) throws(MalformedResource) -> Identifier<Entity>? {
        guard let reference = reference.value else { return nil }
        return try essential(reference, resource, field())
    }

    /// The number of something that may be unknown.
    mutating func optional<Entity>(
        _ reference: Nullable<PokeAPIReference>, _ resource: PokeAPIResource,
        _ field: @autoclosure () -> String, dropping element: String
    ) throws(MalformedResource) -> Identifier<Entity>? {
        guard let reference = reference.value else { return nil }
        return try optional(reference, resource, field(), dropping: element)
    }

    /// The number of an element of a list; `nil` when it is absent and noted as left out.
    mutating func optional<Entity>(
        _ reference: PokeAPIReference, _ resource: PokeAPIResource,
        _ field: @autoclosure () -> String, dropping element: String
    ) throws(MalformedResource) -> Identifier<Entity>? {
        let number = try reference.number(of: resource, field())
        guard isPresent(resource, number) else {
            drop(element, lacking: ResourceKey(resource, number))
            return nil
        }
        return Identifier(number)
    }

    /// The numbers of a list's elements, without those that are absent.
    mutating func elements<Entity>(
        _ references: [PokeAPIReference], _ resource: PokeAPIResource, _ field: String,
        dropping element: String
    ) throws(MalformedResource) -> [Identifier<Entity>] {
        var identifiers: [Identifier<Entity>] = []
        for (index, reference) in references.enumerated() {
            let found: Identifier<Entity>? = try optional(
                reference, resource, "\(field)[\(index)]", dropping: element)
            if let found { identifiers.append(found) }
        }
        return identifiers
    }
}
