import PokedexDomain
import Testing

@testable import PokedexSite

struct ItemTextTests {
    private let name = ItemText.mark(Identifier(83), "Thunder Stone")

    @Test func keepsNamesOfItemsApart() {
        let text = ItemText("Use a \(name) at night")
        #expect(text.text == "Use a Thunder Stone at night")
        #expect(
            text.parts == [
                ItemText.Part(text: "Use a "),
                ItemText.Part(text: "Thunder Stone", item: Identifier(83)),
                ItemText.Part(text: " at night"),
            ])
        #expect(ItemText(text.marked) == text)
    }

    @Test func aTextWithoutItemsIsOnePart() {
        #expect(ItemText("Trade").parts == [ItemText.Part(text: "Trade")])
        #expect(ItemText("").parts == [])
    }

    @Test func beginsWithACapitalLetter() {
        #expect(ItemText("level 5, \(name)").capitalized.text == "Level 5, Thunder Stone")
        let marked = ItemText(ItemText.mark(Identifier(1), "up-grade")).capitalized
        #expect(marked.parts == [ItemText.Part(text: "Up-grade", item: Identifier(1))])
        #expect(ItemText("").capitalized.text == "")
    }
}
