/// The blocks given to the parents that are under way.
///
/// Each parent's scope knows the one it was written in. What is given furthest outside wins, and
/// is rendered in the scope around the parent that it was given to.
struct BlockScopes {
    struct Scope {
        let outer: Int?
        let image: Int
        let firstArgument: Int
        let argumentCount: Int
    }

    private var scopes: [Scope] = []
    /// The innermost scope in force.
    var current: Int?

    /// Whether no block has been given anywhere.
    var isEmpty: Bool { current == nil }

    subscript(index: Int) -> Scope { scopes[index] }

    mutating func push(image: Int, firstArgument: Int, argumentCount: Int) {
        scopes.append(
            Scope(
                outer: current,
                image: image,
                firstArgument: firstArgument,
                argumentCount: argumentCount
            )
        )
        current = scopes.count - 1
    }

    mutating func pop() {
        current = scopes.removeLast().outer
    }
}
