import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// `worlds`, run as a program.
struct WorldsProgramTests {
    private let place: DatabaseFolder

    init() throws { place = try DatabaseFolder() }

    private var spots: [String] {
        let list = place.folder.text(of: "content/worlds/spots.json") ?? ""
        return list.matches(of: /"id": "([^"]*)"/).map { String($0.output.1) }
    }

    @Test func refusesASecondOneAtTheSameTime() throws {
        try place.folder.makeFolder("content/worlds")
        let descriptor = open(place.folder["content/worlds"], O_RDONLY | O_DIRECTORY)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX) == 0)
        #expect(
            try Program.run(["worlds", "add", "spot"], in: place.folder)
                == .failure(
                    """
                    content/worlds: error: another `pokedex-site worlds` is changing the worlds; \
                    wait until it ends
                    """))
    }

    @Test func losesNoSpotOfThoseThatSucceedAtTheSameTime() throws {
        let processes = try (0..<6).map { number in
            let words = ["worlds", "add", "spot", "at-once-\(number)"]
            let process = Program.prepare(words, in: place.folder)
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            return process
        }
        let succeeded = processes.enumerated().filter { _, process in
            process.waitUntilExit()
            return process.terminationStatus == 0
        }
        #expect(!succeeded.isEmpty)
        #expect(Set(spots) == Set(succeeded.map { "at-once-\($0.offset)" }))
    }

    @Test func leavesTheOldOrTheNewListWheneverItIsKilled() throws {
        try place.folder.write(bytes: SamplePictures.png(width: 1, height: 1), to: "shot.png")
        for number in 0..<20 {
            let before = spots
            let words = ["worlds", "add", "spot", "s-\(number)", "--image", "shot.png"]
            let process = Program.prepare(words, in: place.folder)
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            usleep(UInt32(number) * 2000)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            #expect(spots == before || spots == before + ["s-\(number)"])
        }
        #expect(try Program.run(["worlds", "add", "spot", "last"], in: place.folder).status == 0)
        #expect(try Program.run(["worlds", "list"], in: place.folder).status == 0)
    }

    @Test func refusesAListThatItCouldNotReadAgain() throws {
        let comment = String(repeating: "a", count: 9_900)
        let list = (0..<1688).map { #"{"id":"s-\#($0)","comment":"\#(comment)"}"# }
        let before = "[\(list.joined(separator: ","))]"
        try place.folder.write(before, to: "content/worlds/spots.json")
        let words = ["worlds", "add", "spot", "last", "--comment", comment]
        #expect(
            try Program.run(words, in: place.folder)
                == .failure(
                    """
                    content/worlds/spots.json: error: the file would have more than 16 MiB; \
                    shorten comments, or put spots into another world
                    """))
        #expect(place.folder.text(of: "content/worlds/spots.json") == before)
    }

    @Test func losesNoSpotWhenAMoveIsKilled() throws {
        try place.folder.write(bytes: SamplePictures.png(width: 1, height: 1), to: "shot.png")
        for words in [
            ["add", "world", "a"], ["add", "spot", "s", "--world", "a", "--image", "shot.png"],
        ] {
            #expect(try Program.run(["worlds"] + words, in: place.folder).status == 0)
        }
        for number in 0..<20 {
            let target = number % 2 == 0 ? ["--no-world"] : ["--world", "a"]
            let process = Program.prepare(
                ["worlds", "edit", "spot", "s"] + target, in: place.folder)
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            usleep(UInt32(number) * 1500)
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let list = try Program.run(["worlds", "list", "spots"], in: place.folder)
            #expect(list.status == 0, "\(list.messages)")
            #expect(list.output.split(separator: "\n").count == 2)
        }
    }

    @Test(.enabled(if: Privileges.canBeLeft))
    func changesNothingWhereItMayNotWrite() throws {
        #expect(try Program.run(["worlds", "add", "spot", "a"], in: place.folder).status == 0)
        for path in ["", "content", "content/worlds"] {
            chmod(place.folder[path], 0o555)
        }
        defer { chmod(place.folder["content/worlds"], 0o755) }
        let before = place.folder.text(of: "content/worlds/spots.json")
        let result = try Privileges.withoutThem(["worlds", "add", "spot", "b"], in: place.folder)
        #expect(
            result
                == .failure(
                    """
                    content/worlds/spots.json: error: could not create \
                    content/worlds/.spots.json.pokedex-site: Permission denied
                    """))
        #expect(place.folder.text(of: "content/worlds/spots.json") == before)
    }
}
