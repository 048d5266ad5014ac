import Testing

struct DelimiterTests {
    @Test func changesDelimitersForTheRestOfTheTemplate() throws {
        let source = "{{a}} {{=<% %>=}}{{a}} <%a%> <%={{ }}=%>{{a}}"
        #expect(try render(source, with: ["a": "A"]) == "A {{a}} A A")
    }

    @Test func readsUnescapedTagsWithOtherDelimiters() throws {
        #expect(try render("{{=<% %>=}}<%{a}%><%&a%><%a%>", with: ["a": "<"]) == "<<&lt;")
    }

    @Test func keepsDelimitersToTheirTemplate() throws {
        let text = try render("{{=| |=}}|>p| |a|", with: ["a": 1], partials: ["p": "{{a}}|a|"])
        #expect(text == "1|a| 1")
    }

    @Test func takesDelimitersOfAnyCharacters() throws {
        #expect(try render("{{=「 」=}}「a」", with: ["a": "あ"]) == "あ")
    }
}
