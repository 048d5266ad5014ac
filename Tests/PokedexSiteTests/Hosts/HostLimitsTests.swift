import Testing

@testable import PokedexSite
@testable import Publishing

@Suite struct HostLimitsTests {
    private func entry(_ path: String, size: Int = 1) throws -> OutputRecord.Entry {
        OutputRecord.Entry(path: try OutputPath(path), hash: ContentHash(value: 0), size: size)
    }

    private func entries(_ count: Int, in folder: String = "a/") throws -> [OutputRecord.Entry] {
        try (0..<count).map { try entry("\(folder)\($0)") }
    }

    @Test func findsNothingBelowNineTenthsOfEveryLimit() throws {
        let limits = HostLimits(files: 100, filesInFolder: 100, bytes: 100, fileSize: 100)
        #expect(limits.findings(try entries(89)) == [])
        #expect(limits.findings([]) == [])
        #expect(HostLimits().findings(try entries(1000)) == [])
    }

    @Test func countsFiles() throws {
        let limits = HostLimits(files: 100)
        let near = try #require(limits.findings(try entries(90)).first)
        #expect((near.measure, near.value, near.limit) == (.files, 90, 100))
        #expect((near.isOver, near.percent) == (false, 90))
        #expect(limits.findings(try entries(100)).map(\.isOver) == [false])
        #expect(limits.findings(try entries(101)).map(\.isOver) == [true])
    }

    @Test func countsTheFilesOfTheFullestFolder() throws {
        let limits = HostLimits(filesInFolder: 10)
        let files = try entries(9) + entries(11, in: "a/b/") + entries(5, in: "")
        let finding = try #require(limits.findings(files).first)
        #expect((finding.measure, finding.value) == (.filesInFolder("a/b"), 11))
        #expect(
            limits.findings(try entries(11, in: "")).map(\.measure) == [.filesInFolder("")])
    }

    @Test func addsUpBytesAndFindsTheLargestFile() throws {
        let files = [try entry("a", size: 60), try entry("b/c", size: 41)]
        #expect(
            HostLimits(bytes: 100, fileSize: 50).findings(files)
                == [
                    .init(measure: .bytes, value: 101, limit: 100),
                    .init(measure: .fileSize("a"), value: 60, limit: 50),
                ])
    }

    @Test(arguments: WebHost.allCases)
    func knowsTheLimitsOfEachHost(host: WebHost) {
        let limits =
            switch host {
            case .netlify: HostLimits(filesInFolder: 54_000)
            case .cloudflare: HostLimits(files: 20_000, fileSize: 26_214_400)
            case .github: HostLimits(bytes: 1_000_000_000, fileSize: 104_857_600)
            }
        #expect(host.limits == limits)
    }
}
