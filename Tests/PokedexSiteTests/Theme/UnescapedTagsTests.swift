import Mustache
import TestSupport
import Testing

/// Templates escape by default: what they insert as finished mark-up is listed here, one by one.
struct UnescapedTagsTests {
    private static let allowed: [String: Set<String>] = [
        "pages/ability": ["."], "pages/item": ["badge"],
        "pages/move": ["badge"], "pages/moves": ["values"],
        "pages/pokedex": ["."], "pages/pokemon": [".", "art", "html", "mark"],
        "pages/type": ["values"], "pages/type-pair": ["."],
        "partials/card": ["art", "label"], "partials/stat-list": [".", "art"],
        "partials/earlier-learners": ["cells", "pokemon"],
        "partials/evolution-node": ["art"], "partials/evolution-stage": ["art"],
        "partials/former-types": ["header"],
        "partials/game-comparison": [".", "attacking", "defending", "link"],
        "partials/learner": ["art"],
        "partials/learners-fold": ["cells", "pokemon"],
        "partials/learnset-parents": ["."], "partials/learnset-stage": ["link"],
        "partials/learnset-table": ["cells", "more", "move", "values"],
        "partials/learnset-fold": ["move", "values", "ways"], "partials/learnset-ways": ["."],
        "partials/match-ups": ["."],
        "partials/machine-table": ["move", "text", "values"],
        "partials/node-label": ["."], "partials/portrait": ["art"],
        "partials/place-table": ["art"], "partials/sharing": ["."],
        "partials/type-changes": ["attacking", "defending"],
    ]

    @Test func insertMarkupWhereTheListAllowsItAlone() throws {
        let library = try TemplateLibrary(directories: [ProjectFiles.path(of: "Templates")])
        var found: [String: Set<String>] = [:]
        for name in library.names {
            let tags = library.template(named: name)?.tags ?? []
            for tag in tags where tag.kind == .unescapedInterpolation {
                found[name, default: []].insert(tag.name)
            }
        }
        #expect(found == Self.allowed)
    }
}
