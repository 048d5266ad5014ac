import PokedexDomain
import TestSupport
import Testing

@testable import PokedexSite

@Suite struct WorldMapTests {
    private func entry(
        _ id: String, _ x: Double, _ z: Double, name: String? = nil
    ) throws -> WorldMap.Entry {
        WorldMap.Entry(
            spot: try ContentID(id), coordinates: Coordinates(x: x, y: nil, z: z),
            name: name ?? id)
    }

    @Test func hasXToTheRightAndZDownwardsToTheSameScale() throws {
        let map = WorldMap([
            try entry("a", 0, 0), try entry("b", 100, 0), try entry("c", 0, 50),
        ])
        let (a, b, c) = (map.dots[0], map.dots[1], map.dots[2])
        #expect(b.x > a.x && b.y == a.y)
        #expect(c.y > a.y && c.x == a.x)
        #expect(abs((b.x - a.x) - 2 * (c.y - a.y)) < 0.2)
        #expect(map.columns.map(\.text) == ["0", "20", "40", "60", "80", "100"])
        #expect(map.rows.map(\.text) == ["0", "20", "40"])
        #expect(map.columns[0].position == a.x)
    }

    @Test(arguments: [
        [(0.0, 0.0)], [(5, 5), (5, 5)], [(-30_000_000, 1), (30_000_000, 2)],
        [(0.25, 0.5), (0.5, 0.25)], [(1e14, -1e14), (-1e14, 1e14)],
    ])
    func staysWithinItsFrame(_ places: [(Double, Double)]) throws {
        let map = try WorldMap(places.enumerated().map { try entry("s\($0)", $1.0, $1.1) })
        for dot in map.dots {
            #expect((map.frame.left...map.frame.right).contains(dot.x))
            #expect((map.frame.top...map.frame.bottom).contains(dot.y))
        }
        for tick in map.columns {
            #expect((map.frame.left - 0.1...map.frame.right + 0.1).contains(tick.position))
        }
        #expect(map.columns.count <= 16 && map.rows.count <= 16 && !map.columns.isEmpty)
    }

    /// −300 would be at the left edge, where the names of the axes are.
    @Test func hasNumbersOnlyWhereTheyHaveRoom() throws {
        let map = WorldMap([try entry("a", 100, -200), try entry("b", -30, 240)])
        #expect(map.columns.map(\.text) == ["−200", "−100", "0", "100", "200", "300"])
    }

    @Test func placesNoLabelOnAnotherOrOnADot() throws {
        var numbers = SeededNumbers(seed: 18)
        let names = ["村", "Ghost Town", "廃坑の入口", "x", "A very long name of a spot somewhere", "🏠"]
        let map = try WorldMap(
            (0..<300).map { index in
                try entry(
                    "s\(index)", Double.random(in: -500...500, using: &numbers),
                    Double.random(in: -400...400, using: &numbers),
                    name: names[index % names.count])
            })
        let labels = map.dots.compactMap { $0.label.map(box) }
        #expect(labels.count > 60)
        for (index, label) in labels.enumerated() {
            #expect(map.frame.contains(label))
            for other in labels[..<index] { #expect(!label.overlaps(other)) }
        }
        for (dot, label) in map.dots.compactMap({ dot in dot.label.map { (dot, box($0)) } }) {
            for other in map.dots where other != dot {
                let inside =
                    (label.left...label.right).contains(other.x)
                    && (label.top...label.bottom).contains(other.y)
                #expect(!inside)
            }
        }
    }

    /// Where a label's text is, at 14 units: less than what the map leaves free for it.
    private func box(_ label: WorldMap.Label) -> WorldMap.Box {
        let width = label.text.unicodeScalars.reduce(0.0) { $0 + ($1.isASCII ? 7 : 14) }
        let left =
            switch label.anchor {
            case .start: label.x
            case .middle: label.x - width / 2
            case .end: label.x - width
            }
        return WorldMap.Box(
            left: left, top: label.y - 11, right: left + width, bottom: label.y + 3)
    }

    @Test func namesThoseThatCameFirstWhereThereIsRoomForOne() throws {
        let map = try WorldMap((0..<40).map { try entry("s\($0)", 0, 0, name: "spot \($0)") })
        #expect(map.dots.map { $0.label != nil }.prefix(5) == [true, true, true, true, false])
    }
}
