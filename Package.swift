// swift-tools-version: 6.2

import PackageDescription

/// Every target is written in Swift 6 and compiles without a warning.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

// Dependencies point down: a target may import only what is named here.
let package = Package(
    name: "pokedex-site",
    products: [
        .executable(name: "pokedex-site", targets: ["pokedex-site"])
    ],
    targets: [
        .executableTarget(
            name: "pokedex-site",
            dependencies: ["PokedexCLI"],
            swiftSettings: strict
        ),
        .target(
            name: "PokedexCLI",
            dependencies: [
                "SiteChecker", "PokedexSite", "PokedexQuery", "PokeAPI", "PokedexStore", "Mustache",
                "PokedexDomain", "Publishing", "Parallelism",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "SiteChecker",
            dependencies: ["CLibXML2", "Mustache", "Parallelism"],
            swiftSettings: strict
        ),
        .target(
            name: "PokedexSite",
            dependencies: [
                "PokedexDomain", "PokedexQuery", "Mustache", "Publishing", "Parallelism",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "PokedexQuery",
            dependencies: ["PokedexDomain", "Mustache"],
            swiftSettings: strict
        ),
        .target(
            name: "PokeAPI",
            dependencies: ["PokedexStore", "PokedexDomain", "SQLite", "Parallelism"],
            swiftSettings: strict
        ),
        .target(
            name: "PokedexStore",
            dependencies: ["PokedexDomain", "SQLite", "Parallelism"],
            swiftSettings: strict
        ),
        .target(
            name: "SQLite",
            dependencies: ["CSQLite"],
            swiftSettings: strict
        ),
        .target(
            name: "Publishing",
            dependencies: ["CLinux", "Parallelism"],
            swiftSettings: strict
        ),
        .target(name: "Mustache", swiftSettings: strict),
        .target(name: "Parallelism", swiftSettings: strict),
        .target(name: "PokedexDomain", swiftSettings: strict),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]
        ),
        .systemLibrary(
            name: "CLibXML2",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"])]
        ),
        .target(name: "CLinux"),
        .target(
            name: "TestSupport",
            dependencies: ["PokedexDomain"],
            path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "ParallelismTests",
            dependencies: ["Parallelism"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PublishingTests",
            dependencies: ["Publishing", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "MustacheTests",
            dependencies: ["Mustache", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PokedexDomainTests",
            dependencies: ["PokedexDomain", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PokedexStoreTests",
            dependencies: ["PokedexStore", "PokedexDomain", "SQLite", "TestSupport"],
            exclude: ["Fixtures"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PokeAPITests",
            dependencies: ["PokeAPI", "PokedexStore", "PokedexDomain", "SQLite", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PokedexSiteTests",
            dependencies: [
                "PokedexSite", "PokedexQuery", "Publishing", "Mustache", "PokedexDomain",
                "TestSupport",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PokedexQueryTests",
            dependencies: ["PokedexQuery", "PokedexDomain", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SiteCheckerTests",
            dependencies: ["SiteChecker", "Mustache", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PokedexCLITests",
            dependencies: [
                "PokedexCLI", "PokedexSite", "PokedexQuery", "PokeAPI", "PokedexStore", "Mustache",
                "PokedexDomain", "SQLite", "Parallelism", "TestSupport",
            ],
            swiftSettings: strict
        ),
    ]
)
