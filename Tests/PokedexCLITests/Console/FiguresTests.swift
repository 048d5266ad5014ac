import Testing

@testable import PokedexCLI

struct FiguresTests {
    @Test(arguments: [
        (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (1049, "1.0 kB"),
        (1050, "1.1 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"), (15_938_560, "15.9 MB"),
        (742_100_000, "742.1 MB"), (5_000_000_000, "5.0 GB"), (5_000_000_000_000, "5000.0 GB"),
    ])
    func writesASizeWithItsUnit(bytes: Int, text: String) {
        #expect(Figures.size(bytes) == text)
    }

    @Test(arguments: [
        (Duration.zero, "0.00 s"), (.milliseconds(4), "0.00 s"), (.milliseconds(5), "0.01 s"),
        (.milliseconds(2407), "2.41 s"), (.milliseconds(999), "1.00 s"), (.seconds(75), "75.00 s"),
    ])
    func writesATimeInSeconds(duration: Duration, text: String) {
        #expect(Figures.seconds(duration) == text)
    }

    @Test func countsOneAndMany() {
        #expect(Figures.count(0, "page", "pages") == "0 pages")
        #expect(Figures.count(1, "page", "pages") == "1 page")
        #expect(Figures.count(6541, "page", "pages") == "6541 pages")
    }
}
