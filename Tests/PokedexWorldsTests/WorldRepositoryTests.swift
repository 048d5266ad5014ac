import PokedexDomain
import TestSupport
import Testing

@testable import PokedexWorlds

/// What a repository of worlds stores, and what an editor lets it store.
struct WorldRepositoryTests {
    private let content: TemporaryFolder
    private let repository: LockedWorldFolder
    private let early = Moment(secondsSince1970: 1000)
    private let late = Moment(secondsSince1970: 2000)
    private let picture = SamplePictures.png(width: 2, height: 1)

    init() throws {
        content = try TemporaryFolder()
        repository = try LockedWorldFolder(WorldFolder(content: content.path))
    }

    private func editor(at now: Moment) -> WorldEditor<LockedWorldFolder> {
        WorldEditor(repository: repository, now: now)
    }

    @Test func createsAndSaves() throws {
        var editor = editor(at: early)
        let world = try editor.addWorld(ContentID("overworld")) { $0.name = "Overworld" }
        let spot = try editor.addSpot(ContentID("test-id")) { spot in
            spot.world = world.id
            (spot.x, spot.y, spot.z) = ("100", "64", "200")
        }
        let worlds = try repository.load()
        #expect(worlds.worlds == [world])
        #expect(worlds.spots == [spot])
        #expect(worlds.spots(of: world.id).first?.x == "100")
        #expect(
            [world.createdAt, world.updatedAt, spot.createdAt, spot.updatedAt] == [
                early, early, early, early,
            ])
    }

    @Test func storesAndReadsAPicture() throws {
        var editor = editor(at: early)
        let spot = try editor.addSpot(nil, picture: picture) { _ in }
        #expect(try repository.picture(of: spot) == picture)
        let other = SamplePictures.jpeg(width: 3, height: 1)
        let changed = try editor.changeSpot(spot.id, picture: .replaced(other)) { _ in }
        #expect(changed.isChanged)
        #expect(try repository.picture(of: changed.entity) == other)
        let without = try editor.changeSpot(spot.id, picture: .removed) { _ in }
        #expect(without.entity.image == nil)
        #expect(try repository.picture(of: without.entity) == nil)
    }

    @Test func keepsTextsAsTypedAndLeavesOutEmptyOnes() throws {
        var editor = editor(at: early)
        let spot = try editor.addSpot(nil) { spot in
            (spot.x, spot.y, spot.comment) = ("+0100.50", "about 64", "two\nlines <b>\"&\"</b>")
        }
        let world = try editor.addWorld(nil) { _ in }
        let worlds = try repository.load()
        #expect(worlds[spot.id] == spot)
        #expect(worlds[spot.id]?.x == "+0100.50")
        #expect(worlds[spot.id]?.z == nil)
        #expect(worlds[world.id]?.name == nil)
        #expect(world.id.text == "world-1")
        #expect(spot.id.text == "spot-1")
    }

    @Test func touchesOnlyTheDateOfTheChange() throws {
        var editor = editor(at: early)
        let world = try editor.addWorld(nil) { $0.name = "Old" }
        let spot = try editor.addSpot(nil) { $0.name = "Old" }
        editor = self.editor(at: late)
        let changedWorld = try editor.changeWorld(world.id) { world in
            world.name = "New"
            world.createdAt = nil
        }
        let changedSpot = try editor.changeSpot(spot.id) { $0.name = "New" }
        #expect(changedWorld.entity.createdAt == early)
        #expect(changedWorld.entity.updatedAt == late)
        #expect(changedSpot.entity.createdAt == early)
        #expect(changedSpot.entity.updatedAt == late)
        #expect(try repository.load()[spot.id] == changedSpot.entity)
    }

    @Test func savesNothingIfNothingIsDifferent() throws {
        var editor = editor(at: early)
        let world = try editor.addWorld(nil) { $0.name = "Same" }
        let spot = try editor.addSpot(nil, picture: picture) { $0.name = "Same" }
        let before = try repository.load()
        editor = self.editor(at: late)
        let sameWorld = try editor.changeWorld(world.id) { $0.name = "Same" }
        let sameSpot = try editor.changeSpot(spot.id, picture: .replaced(picture)) { _ in }
        #expect(!sameWorld.isChanged)
        #expect(!sameSpot.isChanged)
        #expect(try repository.load() == before)
    }

    @Test func refusesAnIdThatIsTaken() throws {
        var editor = editor(at: early)
        let world = try editor.addWorld(ContentID("home")) { _ in }
        let spot = try editor.addSpot(ContentID("home")) { $0.world = world.id }
        func taken(_ noun: String) -> WorldError {
            WorldError(
                "there is already a \(noun) \"home\"; choose another id, or edit that one")
        }
        #expect(throws: taken("world")) { try editor.addWorld(world.id) { _ in } }
        #expect(throws: taken("spot")) { try editor.addSpot(spot.id) { _ in } }
    }

    @Test func refusesAReferenceToWhatDoesNotExist() throws {
        var editor = editor(at: early)
        let (world, spot) = (try ContentID<World>("none"), try ContentID<Spot>("none"))
        let missingWorld = WorldError(
            "there is no world \"none\"; `pokedex-site worlds list` shows all ids")
        let missingSpot = WorldError.missing(spot)
        #expect(throws: missingWorld) { try editor.addSpot(nil) { $0.world = world } }
        #expect(throws: missingWorld) { try editor.changeWorld(world) { _ in } }
        #expect(throws: missingWorld) { try editor.removeWorld(world, with: .stay) }
        #expect(throws: missingSpot) { try editor.changeSpot(spot) { _ in } }
        #expect(throws: missingSpot) { try editor.removeSpot(spot) }
        #expect(try repository.load().isEmpty)
    }

    @Test func refusesTextsThatBreakTheirRules() throws {
        var editor = editor(at: early)
        let error = WorldError(
            "the name has the control character U+000A; remove control characters")
        #expect(throws: error) { try editor.addWorld(nil) { $0.name = "a\nb" } }
        #expect(throws: error) { try editor.addSpot(nil) { $0.name = "a\nb" } }
        let slugs = try (0...200).map { try Slug("pokemon-\($0)") }
        let tooMany = WorldError("201 Pokémon are too many for one spot; at most 200 are allowed")
        #expect(throws: tooMany) { try editor.addSpot(nil) { $0.pokemon = slugs } }
        #expect(try repository.load().isEmpty)
    }

    @Test func keepsOrRemovesTheSpotsOfARemovedWorld() throws {
        var editor = editor(at: early)
        let worlds = try ["stay", "go"].map { try editor.addWorld(ContentID($0)) { _ in } }
        for (number, world) in (worlds + worlds).enumerated() {
            _ = try editor.addSpot(ContentID("spot-\(number)"), picture: picture) {
                $0.world = world.id
            }
        }
        #expect(try editor.spots(of: worlds[0].id).count == 2)
        try editor.removeWorld(worlds[0].id, with: .stay)
        try editor.removeWorld(worlds[1].id, with: .removed)
        let left = try repository.load()
        #expect(left.worlds.isEmpty)
        #expect(left.spots(of: nil).map(\.id.text) == ["spot-0", "spot-2"])
        for spot in left.spots { #expect(try repository.picture(of: spot) == picture) }
    }

    @Test func movesASpotWithItsPictureToAnotherWorldAndOut() throws {
        var editor = editor(at: early)
        let worlds = try ["a", "b"].map { try editor.addWorld(ContentID($0)) { _ in } }
        let spot = try editor.addSpot(nil, picture: picture) { $0.world = worlds[0].id }
        for world in [worlds[1].id, nil, worlds[0].id] {
            let moved = try editor.changeSpot(spot.id) { $0.world = world }.entity
            let stored = try repository.load()
            #expect(stored.spots == [moved])
            #expect(stored.spots(of: world) == [moved])
            #expect(try repository.picture(of: moved) == picture)
        }
        try editor.removeSpot(spot.id)
        #expect(try repository.load().spots.isEmpty)
    }
}
