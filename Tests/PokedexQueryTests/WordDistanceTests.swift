import PokedexQuery
import Testing

struct WordDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("water", "water", 0), ("watr", "water", 1), ("waterr", "water", 1),
        ("wayer", "water", 1), ("wtaer", "water", 1), ("", "abc", 3), ("abc", "", 3),
        ("みず", "いす", 2), ("ca", "abc", 3),
    ])
    func countsWhatMustChange(first: String, second: String, distance: Int) {
        #expect(WordDistance.between(Array(first), Array(second)) == distance)
    }
}
