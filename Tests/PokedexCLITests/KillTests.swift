import Foundation
import TestSupport
import Testing

@testable import PokedexCLI

/// When a build is killed, the website is the old one or the new one, complete, and the next build
/// succeeds.
@Suite(.serialized) struct KillTests {
    /// A site with two databases, a website from each, and how long a build takes.
    private struct Pair {
        let site: SampleSite
        let old: SiteTree
        let new: SiteTree
        /// In microseconds.
        let duration: UInt32

        /// Made once: each test leaves the old website.
        static let shared = Result { try Pair() }

        private init() throws {
            site = try SampleSite()
            try site.save(as: "new.sqlite") { catalog in
                catalog.pokedexes.removeLast()
            }
            let start = ContinuousClock.now
            new = try site.build("--database", "new.sqlite")
            duration = UInt32((ContinuousClock.now - start) / .microseconds(1))
            old = try site.build()
        }

        /// Kills a build that replaces the old website by the new one, at the moment that `wait`
        /// returns, and expects all to be well afterwards.
        func expectOneOrTheOther(killingAfter wait: (Process) -> Void) throws {
            let build = Program.prepare(
                ["build", "--quiet", "--database", "new.sqlite"], in: site.folder)
            try build.run()
            wait(build)
            kill(build.processIdentifier, SIGKILL)
            build.waitUntilExit()
            let found = site.tree()
            #expect(found == old || found == new)
            #expect(try site.build() == old)
            #expect(try site.names == ["Public", "Templates", "content", "new.sqlite"])
        }
    }

    @Test func leavesTheOldOrTheNewWebsiteWheneverItIsKilled() throws {
        let pair = try Pair.shared.get()
        let steps: UInt32 = isThorough ? 24 : 2
        for step in 0..<steps {
            let slack = UInt32.random(in: 0..<pair.duration / steps)
            try pair.expectOneOrTheOther { _ in
                usleep(pair.duration * step / steps + slack)
            }
        }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func namesWhatItLeavesWhenTheUserInterruptsIt(signal: Int32) throws {
        let pair = try Pair.shared.get()
        let work = pair.site.folder[".Public.pokedex-site"]
        var status: Int32 = 0
        var messages = ""
        // On a busy computer a build may be done before it is interrupted.
        for database in ["new.sqlite", "content/pokedex.sqlite", "new.sqlite"] where status == 0 {
            let build = Program.prepare(
                ["build", "--quiet", "--database", database], in: pair.site.folder)
            let pipe = Pipe()
            build.standardError = pipe
            try build.run()
            while access(work, F_OK) != 0 && build.isRunning { usleep(50) }
            kill(build.processIdentifier, signal)
            messages = String(
                decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            build.waitUntilExit()
            status = build.terminationStatus
        }
        #expect(status == 1)
        #expect(messages.hasPrefix("error: interrupted; Public is as it was, or complete; "))
        #expect(
            messages.hasSuffix(
                "/.Public.pokedex-site, which has its unfinished files\n"))
        #expect([pair.old, pair.new].contains(pair.site.tree()))
        _ = try pair.site.build()
        #expect(access(work, F_OK) != 0)
    }

    @Test func leavesTheOldOrTheNewWebsiteWhenItIsKilledWhileItExchangesThem() throws {
        let pair = try Pair.shared.get()
        let replaced = pair.site.folder[".Public.pokedex-site/replaced"]
        for delay in stride(from: UInt32(0), to: 16_000, by: isThorough ? 1_000 : 8_000) {
            try pair.expectOneOrTheOther { build in
                while access(replaced, F_OK) != 0 && build.isRunning { usleep(50) }
                usleep(delay)
            }
        }
    }
}
