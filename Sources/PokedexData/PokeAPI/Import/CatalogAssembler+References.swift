import PokedexDomain

extension CatalogAssembler {
    /// The number of something without which the resource is no fact.
    func essential<Entity>(
        _ reference: PokeAPIReference, _ resource: PokeAPIResource
    ) throws(MalformedResource) -> Identifier<Entity> {
        let number = try reference.number(of: resource)
        guard isPresent(resource, number) else {
            throw MalformedResource("it names \(resource)/\(number), which is missing")
        }
        return Identifier(number)
    }

    /// The number of something without which the resource is no fact; `nil` where it names none.
    func essential<Entity>(
        _ reference: Nullable<PokeAPIReference>, _ resource: PokeAPIResource
    ) throws(MalformedResource) -> Identifier<Entity>? {
        guard let reference = reference.value else { return nil }
        return try essential(reference, resource)
    }

    /// The number of something that may be unknown.
    mutating func optional<Entity>(
        _ reference: Nullable<PokeAPIReference>, _ resource: PokeAPIResource, _ element: String
    ) throws(MalformedResource) -> Identifier<Entity>? {
        guard let reference = reference.value else { return nil }
        return try optional(reference, resource, element)
    }

    /// The number of an element of a list; `nil` when it is absent and noted as left out.
    mutating func optional<Entity>(
        _ reference: PokeAPIReference, _ resource: PokeAPIResource, _ element: String
    ) throws(MalformedResource) -> Identifier<Entity>? {
        let number = try reference.number(of: resource)
        guard isPresent(resource, number) else {
            drop(element, "\(resource)/\(number) is missing")
            return nil
        }
        return Identifier(number)
    }

    /// The numbers of a list's elements, without those that are absent.
    mutating func elements<Entity>(
        _ references: [PokeAPIReference], _ resource: PokeAPIResource, _ element: String
    ) throws(MalformedResource) -> [Identifier<Entity>] {
        var identifiers: [Identifier<Entity>] = []
        for reference in references {
            if let found: Identifier<Entity> = try optional(reference, resource, element) {
                identifiers.append(found)
            }
        }
        return identifiers
    }
}
