// swift-tools-version: 6.2

import PackageDescription

/// Every target is written in Swift 6 and compiles without a warning.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A module, all modules that it may import, and files whose bytes are compiled into it.
func module(
    _ name: String, _ dependencies: Target.Dependency..., embedding files: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, resources: files.map { .embedInCode($0) },
        swiftSettings: strict)
}

/// The tests of a module, and what they import besides. They are compiled as quickly as can be: each of
/// them runs once.
func tests(
    of module: String, _ dependencies: Target.Dependency..., exclude: [String] = []
) -> Target {
    .testTarget(
        name: "\(module)Tests", dependencies: [.byName(name: module)] + dependencies,
        exclude: exclude,
        swiftSettings: strict + [.unsafeFlags(["-Onone", "-gnone"])])
}

/// On Linux the program contains Swift and Foundation. `--static-swift-stdlib` would compile all modules
/// again, as tests cannot have it; so the libraries that Foundation needs are named here.
let linkedWithin = [
    "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
    "-l_FoundationCollections", "-l_CFURLSessionInterface", "-lcurl",
]

// `Sources/README.md` describes the modules. Dependencies point down.
let package = Package(
    name: "pokedex-site",
    platforms: [.macOS(.v26)],
    products: [
        .executable(name: "pokedex-site", targets: ["pokedex-site"])
    ],
    targets: [
        .executableTarget(
            name: "pokedex-site", dependencies: ["PokedexCLI"], swiftSettings: strict,
            linkerSettings: [
                .unsafeFlags(linkedWithin, .when(platforms: [.linux], configuration: .release))
            ]),
        module(
            "PokedexCLI", "SiteChecker", "PokedexSite", "PokedexWorlds", "PokedexQuery", "PokeAPI",
            "PokedexStore", "Publishing", "Preview", "Mustache", "JSON", "Diagnostics",
            "PokedexDomain", "Parallelism", "Platform",
            embedding: [
                "NewSite/about.md", "NewSite/site.json", "NewSite/en.json", "NewSite/ja.json",
                "NewSite/site.css", "NewSite/footer.mustache", "NewSite/pages.yml",
                "Completions/functions.bash", "Completions/functions.zsh",
                "Completions/functions.fish",
            ]),
        module(
            "SiteChecker", "Mustache", "JSON", "Diagnostics", "Parallelism", "Platform", "CLibXML2"),
        module(
            "PokedexSite", "PokedexQuery", "PokedexDomain", "Mustache", "JSON", "Diagnostics",
            "Publishing", "Parallelism", "Platform"),
        module(
            "PokedexWorlds", "PokedexDomain", "JSON", "Diagnostics", "Publishing", "Platform"),
        module("PokedexQuery", "PokedexDomain", "JSON", "Diagnostics"),
        module(
            "PokeAPI", "PokedexStore", "PokedexDomain", "SQLite", "Diagnostics", "Parallelism",
            "Platform"),
        module(
            "PokedexStore", "PokedexDomain", "SQLite", "Diagnostics", "Parallelism", "Platform",
            embedding: [
                "Schema/version-4.sql", "Schema/version-5.sql", "Schema/version-6.sql",
                "Schema/version-7.sql", "Schema/version-8.sql", "Schema/version-9.sql",
            ]),
        module("PokedexDomain", "Diagnostics"),
        module("Publishing", "Parallelism", "Platform", "CPlatform"),
        module(
            "Preview", "JSON", "Diagnostics", "Parallelism", "Platform", "CPlatform",
            embedding: [
                "Browser/client.js", "Browser/preview.css", "Browser/empty.html",
                "Browser/service-worker.js",
            ]),
        module("Mustache", "JSON", "Diagnostics", "Platform"),
        module("JSON", "Diagnostics"),
        module("Diagnostics"),
        module("Parallelism", "CPlatform"),
        module("Platform", "CPlatform"),
        module("SQLite", "CSQLite"),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .target(name: "CPlatform"),

        .target(
            name: "TestSupport", dependencies: ["PokedexDomain", "Platform"],
            path: "Tests/TestSupport", exclude: ["SampleAPI/records.txt"], swiftSettings: strict),
        tests(
            of: "PokedexCLI", "PokedexSite", "PokedexWorlds", "PokedexQuery", "PokeAPI",
            "PokedexStore", "Publishing", "Mustache", "JSON", "PokedexDomain", "SQLite",
            "Parallelism", "Platform", "TestSupport",
            exclude: ["Fixtures"]),
        tests(of: "SiteChecker", "Mustache", "Diagnostics", "TestSupport"),
        tests(
            of: "PokedexSite", "PokedexQuery", "Mustache", "JSON", "Diagnostics", "Publishing",
            "PokedexDomain", "TestSupport"),
        tests(
            of: "PokedexWorlds", "PokedexDomain", "JSON", "Diagnostics", "Publishing",
            "TestSupport"),
        tests(of: "PokedexQuery", "JSON", "PokedexDomain", "TestSupport"),
        tests(
            of: "PokeAPI", "PokedexStore", "SQLite", "Diagnostics", "PokedexDomain", "TestSupport",
            exclude: ["damages.txt", "sample.txt"]),
        tests(
            of: "PokedexStore", "SQLite", "PokedexDomain", "Diagnostics", "TestSupport",
            exclude: ["Fixtures"]),
        tests(of: "PokedexDomain", "Diagnostics", "TestSupport"),
        tests(of: "Publishing", "TestSupport"),
        tests(of: "Mustache", "JSON", "Diagnostics", "TestSupport"),
        tests(of: "JSON", "Diagnostics"),
        tests(of: "Diagnostics"),
        tests(of: "Parallelism", "Platform"),
        tests(of: "Preview", "Diagnostics", "Parallelism", "TestSupport"),
    ]
)
