import Foundation
import Mustache
import PokedexStore
import PokedexDomain
import Synchronization
import TestSupport
import Testing

@testable import PokedexSite

/// Figures that can only be taken inside the process, each printed as `figure<tab>name<tab>value`.
/// They are no tests: `make bench` runs them, in release mode, with `BENCHMARK=1`.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["BENCHMARK"] != nil, "only for make bench"))
struct Benchmarks {
    private static let runs = 7

    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try work()
        return (ContinuousClock.now - start) / .seconds(1)
    }

    private func median(_ work: () throws -> Double) rethrows -> Double {
        let values = try (0..<Self.runs).map { _ in try work() }.sorted()
        return values[values.count / 2]
    }

    private func report(_ name: String, _ value: Double) {
        print("figure\t\(name)\t\(value)")
    }

    private var repository: SQLiteCatalogRepository {
        SQLiteCatalogRepository(path: ProjectFiles.path(of: "content/pokedex.sqlite"))
    }

    @Test func loadsTheDatabase() throws {
        report("load", try median { try seconds { _ = try repository.load() } })
    }

    /// The engine alone: the views are ready, and one thread renders them into a buffer.
    @Test func rendersThePokemonPage() throws {
        let site = try #require(RealSite.sites().all.first)
        let indexes = site.indexes
        let pageRenderer = try PageRenderer(site, renderer: RealSite.theme().renderer)
        let all = PokemonPage.pages(indexes)
        let pages = try stride(from: 0, to: all.count, by: 27).map { index in
            try pageRenderer.context(of: all[index], all[index].makeViews()(site))
        }
        let renderer = try RealSite.theme().renderer
        var output = OutputBuffer()
        report(
            "engine",
            try median {
                var bytes = 0
                let time = try seconds {
                    for _ in 0..<10 {
                        for page in pages {
                            output.removeAll(keepingCapacity: true)
                            try renderer.render("pages/pokemon", with: page, into: &output)
                            bytes += output.count
                        }
                    }
                }
                return Double(bytes) / time / 1e6
            })
    }

    /// What no build can beat: the files of a finished site, written from memory.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["BENCHMARK_SITE"] != nil))
    func writesTheFilesOfASite() throws {
        let environment = ProcessInfo.processInfo.environment
        let site = URL(fileURLWithPath: try #require(environment["BENCHMARK_SITE"]))
        let names = try FileManager.default.subpathsOfDirectory(atPath: site.path).sorted()
        let copy = site.appendingPathComponent("../written").standardized
        var folders: [String] = []
        var files: [(path: String, bytes: [UInt8])] = []
        for name in names {
            let file = site.appendingPathComponent(name)
            let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
            let path = copy.appendingPathComponent(name).path
            if isFolder {
                folders.append(path)
            } else {
                files.append((path, Array(try Data(contentsOf: file))))
            }
        }
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        report(
            "write",
            try median {
                defer { try? FileManager.default.removeItem(at: copy) }
                return try seconds {
                    for folder in [copy.path] + folders { try makeFolder(folder) }
                    try write(files, jobs: jobs)
                }
            })
    }

    private func makeFolder(_ path: String) throws {
        guard mkdir(path, 0o755) == 0 else { throw Failure(code: errno) }
    }

    private func write(_ files: [(path: String, bytes: [UInt8])], jobs: Int) throws {
        let next = Atomic(0)
        let failure = Atomic(Int32(0))
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while case let place = next.add(1, ordering: .relaxed).oldValue, place < files.count {
                let file = open(files[place].path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
                let bytes = files[place].bytes
                if file < 0 || Foundation.write(file, bytes, bytes.count) != bytes.count {
                    failure.store(errno, ordering: .relaxed)
                }
                close(file)
            }
        }
        let code = failure.load(ordering: .relaxed)
        guard code == 0 else { throw Failure(code: code) }
    }

    private struct Failure: Error {
        let code: Int32
    }
}
