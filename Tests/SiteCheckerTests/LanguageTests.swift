import Testing

extension LibXML2Tests {
    @Suite struct LanguageTests {
        private static let toEnglish = "<link rel=\"alternate\" hreflang=\"en\" href=\"/en/\"/>"
        private static let toJapanese = "<link rel=\"alternate\" hreflang=\"ja\" href=\"/ja/\"/>"
        private static let toSwitch = "<a href=\"/ja/\" hreflang=\"ja\">x</a>"
        private static let refresh = "<meta http-equiv=\"refresh\" content=\"0; url=/en/\"/>"

        /// The heads of the start pages in English and Japanese.
        @Test(arguments: [
            (toEnglish + toJapanese, toEnglish + toJapanese, nil),
            (
                toJapanese, toJapanese,
                "alternate for \"ja\": ja/index.html does not name this page as its version in \"en\""
            ),
            (
                "<link rel=\"alternate\" hreflang=\"ja\" href=\"/en/\"/>", "",
                "alternate for \"ja\": en/index.html has the lang \"en\""
            ),
        ])
        func comparesAlternates(english: String, japanese: String, finding: String?) throws {
            var site = TestSite()
            site["en/index.html"] = TestSite.page(head: english)
            site["ja/index.html"] = TestSite.page(
                language: "ja", title: "ポケモン", head: japanese)
            #expect(
                try site.findings() == (finding.map { ["en/index.html:9: error: \($0)"] } ?? []))
        }

        /// The findings in a site with one page more in each language.
        private func findings(
            title: String = "Moves", head: String = "", body: String = "", japanese: String = "わざ"
        ) throws -> [String] {
            var site = TestSite()
            site["en/moves/index.html"] = TestSite.page(title: title, head: head, body: body)
            site["ja/moves/index.html"] = TestSite.page(language: "ja", title: japanese)
            return try site.findings()
        }

        @Test func reportsAnAlternateInThePagesOwnLanguageThatIsAnotherPage() throws {
            #expect(
                try findings(head: Self.toEnglish) == [
                    "en/moves/index.html:9: error: alternate for \"en\": en/index.html is not "
                        + "this page, which is in that language"
                ])
        }

        @Test func reportsALanguageLinkThatIsNotReturned() throws {
            #expect(
                try TestSite.findings(body: Self.toSwitch) == [
                    "en/index.html:14: error: language link for \"ja\": ja/index.html does not "
                        + "name this page as its version in \"en\""
                ])
        }

        @Test func acceptsAStartPageThatIsNotNamedInReturn() throws {
            var site = TestSite()
            site["index.html"] = TestSite.page(
                title: "Start", head: Self.toEnglish + Self.toJapanese)
            #expect(try site.findings() == [])
        }

        @Test func reportsAPageWithoutTranslation() throws {
            var site = TestSite()
            site["en/moves/index.html"] = TestSite.page(title: "Moves")
            site["ja/items/index.html"] = TestSite.page(language: "ja", title: "どうぐ")
            #expect(
                try site.findings() == [
                    "en/moves/index.html:1: error: the page has no translation ja/moves/index.html",
                    "ja/items/index.html:1: error: the page has no translation en/items/index.html",
                ])
        }

        @Test func reportsATitleUsedTwiceInALanguage() throws {
            #expect(
                try findings(title: "Pokémon", japanese: "Pokémon") == [
                    "en/moves/index.html:8: error: title \"Pokémon\" is also that of en/index.html"
                ])
        }

        /// Those of the page that it leads to.
        @Test func acceptsARedirectWithLanguageLinksAndATitle() throws {
            #expect(try findings(head: Self.refresh, body: Self.toSwitch) == [])
            #expect(try findings(title: "Pokémon", head: Self.refresh) == [])
        }
    }
}
