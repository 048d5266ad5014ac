import Testing

extension LibXML2Tests {
    @Suite struct LanguageTests {
        private static let toEnglish = "<link rel=\"alternate\" hreflang=\"en\" href=\"/en/\"/>"
        private static let toJapanese = "<link rel=\"alternate\" hreflang=\"ja\" href=\"/ja/\"/>"

        @Test func acceptsPagesThatNameEachOther() throws {
            #expect(
                try findings(
                    english: Self.toEnglish + Self.toJapanese,
                    japanese: Self.toEnglish + Self.toJapanese) == [])
        }

        @Test func reportsAnAlternateThatDoesNotNameThePage() throws {
            #expect(
                try findings(english: Self.toJapanese, japanese: Self.toJapanese) == [
                    "en/index.html:9: error: alternate for \"ja\": ja/index.html does not name "
                        + "this page as its version in \"en\""
                ])
        }

        @Test func reportsAnAlternateInAnotherLanguage() throws {
            let wrong = "<link rel=\"alternate\" hreflang=\"ja\" href=\"/en/\"/>"
            #expect(
                try findings(english: wrong, japanese: "") == [
                    "en/index.html:9: error: alternate for \"ja\": en/index.html has the lang \"en\""
                ])
        }

        @Test func reportsAnAlternateInThePagesOwnLanguageThatIsAnotherPage() throws {
            var site = TestSite()
            site["en/moves/index.html"] = TestSite.page(title: "Moves", head: Self.toEnglish)
            site["ja/moves/index.html"] = TestSite.page(language: "ja", title: "わざ")
            #expect(
                try site.findings() == [
                    "en/moves/index.html:9: error: alternate for \"en\": en/index.html is not "
                        + "this page, which is in that language"
                ])
        }

        @Test func reportsALanguageLinkThatIsNotReturned() throws {
            #expect(
                try TestSite.findings(body: "<a href=\"/ja/\" hreflang=\"ja\">x</a>") == [
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
            var site = TestSite()
            site["en/moves/index.html"] = TestSite.page(title: "Pokémon")
            site["ja/moves/index.html"] = TestSite.page(language: "ja", title: "Pokémon")
            #expect(
                try site.findings() == [
                    "en/moves/index.html:8: error: title \"Pokémon\" is also that of en/index.html"
                ])
        }

        @Test func acceptsARedirectWithTheLanguageLinksOfThePageItLeadsTo() throws {
            let refresh = "<meta http-equiv=\"refresh\" content=\"0; url=/en/\"/>"
            var site = TestSite()
            site["en/old/index.html"] = TestSite.page(
                title: "Old", head: refresh, body: "<a href=\"/ja/\" hreflang=\"ja\">x</a>")
            site["ja/old/index.html"] = TestSite.page(language: "ja", title: "むかし")
            #expect(try site.findings() == [])
        }

        @Test func acceptsTheTitleOfThePageThatARedirectLeadsTo() throws {
            let refresh = "<meta http-equiv=\"refresh\" content=\"0; url=/en/\"/>"
            var site = TestSite()
            site["en/old/index.html"] = TestSite.page(title: "Pokémon", head: refresh)
            site["ja/old/index.html"] = TestSite.page(language: "ja", title: "むかし")
            #expect(try site.findings() == [])
        }

        private func findings(english: String, japanese: String) throws -> [String] {
            var site = TestSite()
            site["en/index.html"] = TestSite.page(head: english)
            site["ja/index.html"] = TestSite.page(
                language: "ja", title: "ポケモン", head: japanese)
            return try site.findings()
        }
    }
}
