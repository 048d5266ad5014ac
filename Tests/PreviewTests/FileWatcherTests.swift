import Foundation
import TestSupport
import Testing

@testable import Preview

struct FileWatcherTests {
    private let folder: TemporaryFolder
    private let watcher: FileWatcher

    init() throws {
        folder = try TemporaryFolder()
        watcher = try FileWatcher()
        try folder.write("one", to: "tree/a/b/file.txt")
        try folder.write("one", to: "shallow/file.txt")
        try folder.write("one", to: "shallow/deep/file.txt")
        try watch()
    }

    private func watch() throws {
        try watcher.watch([folder["tree"], folder["missing"]], shallow: [folder["shallow"]])
    }

    /// Whether a change is seen soon.
    private func sees(_ change: () throws -> Void) throws -> Bool {
        try change()
        let event = watcher.wait(atMost: .seconds(5))
        try watch()
        return event == .changed
    }

    private func seesNothing() -> Bool { watcher.wait(atMost: .milliseconds(150)) == .timedOut }

    @Test func seesWhatEditorsDo() throws {
        let file = folder["tree/a/b/file.txt"]
        // In place, twice.
        #expect(
            try sees {
                try folder.write("", to: "tree/a/b/file.txt")
                try folder.write("two", to: "tree/a/b/file.txt")
            })
        #expect(seesNothing())
        // Another file in its place.
        #expect(
            try sees {
                try folder.write("three", to: "tree/a/b/.file.swp")
                rename(folder["tree/a/b/.file.swp"], file)
            })
        // Deleted, and made again.
        #expect(
            try sees {
                unlink(file)
                try folder.write("four", to: "tree/a/b/file.txt")
            })
        #expect(seesNothing())
    }

    @Test func seesWhatIsInNewFolders() throws {
        #expect(try sees { try folder.write("one", to: "tree/new/deep/file.txt") })
        #expect(seesNothing())
        #expect(try sees { try folder.write("two", to: "tree/new/deep/file.txt") })
        #expect(try sees { rename(folder["tree/new"], folder["tree/newer"]) })
        #expect(try sees { try folder.write("three", to: "tree/newer/deep/file.txt") })
    }

    @Test func seesOnlyWhatIsDirectlyInShallowFolders() throws {
        #expect(try sees { try folder.write("two", to: "shallow/file.txt") })
        try folder.write("two", to: "shallow/deep/file.txt")
        #expect(seesNothing())
    }

    @Test func seesWhatIsReplacedInLargeFolders() throws {
        try folder.write("one", to: "pictures/small/1.png")
        let other = try FileWatcher()
        try other.watch([folder["tree"]], large: [folder["pictures"]])
        try folder.write("two", to: "tree/2.png")
        #expect(other.wait(atMost: .seconds(5)) == .changed)
        rename(folder["tree/2.png"], folder["pictures/small/1.png"])
        #expect(other.wait(atMost: .seconds(5)) == .changed)
        unlink(folder["pictures/small/1.png"])
        #expect(other.wait(atMost: .seconds(5)) == .changed)
    }

    @Test func seesWhatLinksLeadTo() throws {
        try folder.write("one", to: "elsewhere/deep/file.txt")
        try folder.write("one", to: "elsewhere/file.txt")
        symlink(folder["elsewhere/file.txt"], folder["tree/file.txt"])
        symlink("../elsewhere/deep", folder["tree/folder"])
        try watch()
        _ = watcher.wait(atMost: .milliseconds(100))
        #expect(try sees { try folder.write("two", to: "elsewhere/file.txt") })
        #expect(try sees { try folder.write("two", to: "elsewhere/deep/file.txt") })
        #expect(try sees { unlink(folder["elsewhere/file.txt"]) })
    }

    @Test func followsLinksThatLeadInACircle() throws {
        symlink(folder["tree"], folder["tree/a/again"])
        try watch()
        _ = watcher.wait(atMost: .milliseconds(100))
        #expect(try sees { try folder.write("two", to: "tree/a/b/file.txt") })
    }

    @Test func seesThatMoreChangedThanTheSystemRemembers() throws {
        let limit =
            (try? String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8))
            .flatMap { Int($0.filter(\.isNumber)) } ?? 0
        guard (1...40_000).contains(limit) else { return }
        for number in 0..<limit + 10 {
            let name = folder["tree/\(number % 2)"]
            close(open(name, O_WRONLY | O_CREAT, 0o644))
            unlink(name)
        }
        #expect(watcher.wait(atMost: .seconds(5)) == .changed)
        #expect(seesNothing())
        #expect(try sees { try folder.write("two", to: "tree/a/b/file.txt") })
    }

    @Test func endsAWaitFromAnotherThread() throws {
        let watcher = watcher
        Thread.detachNewThread {
            usleep(20_000)
            watcher.interrupt()
        }
        #expect(watcher.wait(atMost: nil) == .interrupted)
        #expect(watcher.wait(atMost: nil) == .interrupted)
    }
}
