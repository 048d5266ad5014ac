import PokedexDomain

/// The map of a world, laid out: x to the right, z downwards, both to the same scale.
///
/// All lengths are units of the drawing; they have one decimal.
struct WorldMap: Sendable {
    /// What is drawn at a spot.
    struct Dot: Hashable {
        let spot: ContentID<Spot>
        let x: Double
        let y: Double
        /// The name beside the dot; `nil` where it would overlap another, or leave the map.
        let label: Label?
    }

    struct Label: Hashable {
        let text: String
        /// The start, middle or end of the text's base line, by the anchor.
        let x: Double
        let y: Double
        let anchor: Anchor
    }

    /// As SVG's `text-anchor` has them.
    enum Anchor: String {
        case start, middle, end
    }

    /// A line of the grid, with its coordinate.
    struct Tick: Hashable {
        let position: Double
        let text: String
    }

    /// A spot that the map shows.
    struct Entry {
        let spot: ContentID<Spot>
        let coordinates: Coordinates
        let name: String
    }

    /// The frame of the map; ticks are written to the left of it and above it.
    let frame: Box
    let width: Double
    let height: Double
    /// In the order of the entries.
    let dots: [Dot]
    /// At values of x, from left to right.
    let columns: [Tick]
    /// At values of z, from top to bottom.
    let rows: [Tick]

    /// - Parameter entries: in the order in which they get labels; one or more.
    init(_ entries: [Entry]) {
        let xs = Range(entries.map(\.coordinates.x))
        let zs = Range(entries.map(\.coordinates.z))
        let scale = min(Self.largest.width / xs.length, Self.largest.height / zs.length)
        let size = (
            width: Self.largest.width,
            height: min(max(zs.length * scale, Self.leastHeight), Self.largest.height)
        )
        let frame = Box(
            left: Self.margin.left, top: Self.margin.top,
            right: Self.margin.left + size.width, bottom: Self.margin.top + size.height)
        self.frame = frame
        width = frame.right + Self.margin.right
        height = frame.bottom + Self.margin.right
        let middle = (x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2)
        let across = Axis(center: xs.center, middle: middle.x, scale: scale)
        let down = Axis(center: zs.center, middle: middle.y, scale: scale)
        let step = Self.step(about: Self.tickDistance / scale)
        // A number at the edge would lie on the names of the axes, or leave the drawing.
        columns = across.ticks(from: frame.left, to: frame.right, step: step).filter { tick in
            let half = Double(tick.text.count) * Self.digitWidth / 2
            return tick.position - half >= frame.left - 4
                && tick.position + half <= frame.right + Self.margin.right
        }
        rows = down.ticks(from: frame.top, to: frame.bottom, step: step)
        var labels = LabelPlacer(
            frame: frame,
            dots: entries.map { (across[$0.coordinates.x], down[$0.coordinates.z]) })
        dots = entries.enumerated().map { index, entry in
            let (x, y) = labels.dots[index]
            return Dot(spot: entry.spot, x: x, y: y, label: labels.place(entry.name, beside: index))
        }
    }

    private static let largest = (width: 800.0, height: 600.0)
    private static let leastHeight = 240.0
    private static let margin = (left: 64.0, top: 28.0, right: 12.0)
    /// About how far apart the lines of the grid are.
    private static let tickDistance = 110.0

    /// About how wide a digit of the grid's numbers is.
    private static let digitWidth = 8.0

    /// The nearest of 1, 2, 5, 10, 20, 50, … that is not below a length.
    private static func step(about length: Double) -> Double {
        var power = 1.0
        while power * 10 <= length { power *= 10 }
        while power > length { power /= 10 }
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= length } ?? power * 10
    }

    /// A part of the drawing.
    struct Box: Hashable {
        let left: Double
        let top: Double
        let right: Double
        let bottom: Double

        func overlaps(_ other: Box) -> Bool {
            left < other.right && other.left < right && top < other.bottom && other.top < bottom
        }

        func contains(_ other: Box) -> Bool {
            left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
        }
    }

    /// The values that an axis has room for: a little more than those of the spots.
    private struct Range {
        let center: Double
        let length: Double

        init(_ values: [Double]) {
            let least = values.min() ?? 0
            let most = values.max() ?? 0
            center = (least + most) / 2
            length = max((most - least) * 1.15, 10)
        }
    }

    /// Coordinates to positions.
    private struct Axis {
        let center: Double
        let middle: Double
        let scale: Double

        subscript(value: Double) -> Double { rounded(middle + (value - center) * scale) }

        func ticks(from start: Double, to end: Double, step: Double) -> [Tick] {
            let first = (center + (start - middle) / scale) / step
            let last = (center + (end - middle) / scale) / step
            return stride(from: first.rounded(.up), through: last, by: 1).map { count in
                Tick(position: self[count * step], text: Self.text(count * step))
            }
        }

        private static func text(_ value: Double) -> String {
            let digits =
                value == value.rounded() && abs(value) < 1e15
                ? "\(Int(abs(value)))" : "\(abs(rounded(value)))"
            return (value < 0 ? "−" : "") + digits
        }
    }
}

/// Finds places for names beside dots, so that none lies on another one or on a dot.
private struct LabelPlacer {
    let dots: [(Double, Double)]
    private let frame: WorldMap.Box
    private var taken: [Cell: [WorldMap.Box]] = [:]

    /// A square of the drawing: boxes are compared with those in the same squares alone.
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    init(frame: WorldMap.Box, dots: [(Double, Double)]) {
        self.frame = frame
        self.dots = dots
        for (x, y) in dots {
            take(
                WorldMap.Box(
                    left: x - Self.radius, top: y - Self.radius, right: x + Self.radius,
                    bottom: y + Self.radius))
        }
    }

    /// A name to the right of a dot, else to the left, above or below it.
    mutating func place(_ name: String, beside dot: Int) -> WorldMap.Label? {
        let text = Self.shortened(name)
        let width = Self.width(of: text)
        let (x, y) = dots[dot]
        let gap = Self.radius + 2
        let places: [(x: Double, y: Double, WorldMap.Anchor, left: Double)] = [
            (x + gap, y + Self.ascent / 2 - 1, .start, x + gap),
            (x - gap, y + Self.ascent / 2 - 1, .end, x - gap - width),
            (x, y - gap - Self.descent - 1, .middle, x - width / 2),
            (x, y + gap + Self.ascent + 3, .middle, x - width / 2),
        ]
        for (x, y, anchor, left) in places {
            let box = WorldMap.Box(
                left: left, top: y - Self.ascent, right: left + width, bottom: y + Self.descent)
            guard frame.contains(box), isFree(box) else { continue }
            take(box)
            return WorldMap.Label(text: text, x: rounded(x), y: rounded(y), anchor: anchor)
        }
        return nil
    }

    private func isFree(_ box: WorldMap.Box) -> Bool {
        cells(of: box).allSatisfy { cell in
            !(taken[cell] ?? []).contains { $0.overlaps(box) }
        }
    }

    private mutating func take(_ box: WorldMap.Box) {
        for cell in cells(of: box) { taken[cell, default: []].append(box) }
    }

    private func cells(of box: WorldMap.Box) -> [Cell] {
        let size = 64.0
        return (Int(box.left / size)...Int(box.right / size)).flatMap { column in
            (Int(box.top / size)...Int(box.bottom / size)).map { Cell(column: column, row: $0) }
        }
    }

    private static let radius = 5.0
    private static let ascent = 13.0
    private static let descent = 4.0
    private static let longest = 24

    private static func shortened(_ name: String) -> String {
        name.count <= longest ? name : name.prefix(longest - 1) + "…"
    }

    /// As wide as the letters can be at 14 units: signs of East Asia and emoji fill a square.
    private static func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2000 ? 8.5 : 15) }
    }
}

/// A length with one decimal.
private func rounded(_ length: Double) -> Double { (length * 10).rounded() / 10 }
