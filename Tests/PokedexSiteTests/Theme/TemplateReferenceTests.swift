import Mustache
import Testing

@testable import PokedexSite

@Suite struct TemplateReferenceTests {
    private func outline(_ values: Value...) -> ValueOutline {
        values.reduce(into: ValueOutline()) { $0.add($1) }
    }

    private func updated(
        _ document: String, _ outlines: [String: ValueOutline]
    ) -> (text: String, withoutMeaning: [String]) {
        TemplateReference(outlines).updated(document)
    }

    @Test func takesNamesAndKindsFromThePagesAndMeaningsFromTheDocument() {
        let partial: Value = [
            "count": 3, "isEmpty": false, "names": ["a", "b"], "cell": .html(HTML("<td></td>")),
            "rows": [["title": "x"]], "more": .null, "ui": ["label": "text"],
        ]
        let result = updated(
            """
            Prose stays.

            ### `partials/a`

            More prose.

            | name | kind | meaning |
            |---|---|---|
            | `count` | text | how many there are: a|b |
            | `gone` | text | what is no more |
            | `rows.title` | text | its title |

            The end.
            """, ["partials/a": outline(partial)])
        #expect(
            result.text == """
                Prose stays.

                ### `partials/a`

                More prose.

                | name | kind | meaning |
                |---|---|---|
                | `count` | number | how many there are: a|b |
                | `isEmpty` | boolean |  |
                | `names` | list of text |  |
                | `cell` | mark-up |  |
                | `rows` | list |  |
                | `rows.title` | text | its title |
                | `more` | null |  |
                | `ui` | object |  |

                The end.
                """)
        #expect(
            result.withoutMeaning
                == ["isEmpty", "names", "cell", "rows", "more", "ui"].map { "partials/a: \($0)" })
    }

    @Test func namesAShapeWhereAnObjectHasItsNamesOrTheDocumentSaysSo() {
        let node: Value = ["title": "a", "children": [["title": "b", "children": []]]]
        let result = updated(
            """
            ### node

            | name | kind | meaning |
            |---|---|---|
            | `title` | text | a title |
            | `children` | list of [node](#node) | those below |

            ### name

            | name | kind | meaning |
            |---|---|---|
            | `text` | text | the name |

            ### `partials/a`

            | name | kind | meaning |
            |---|---|---|
            | `root` | [node](#node) | the root |
            | `other` | [name](#name) | a name that has a language now |
            """,
            [
                "partials/a": outline([
                    "root": node, "other": ["text": "a", "lang": "en"], "new": ["text": "b"],
                ])
            ])
        #expect(result.text.contains("| `children` | list of [node](#node) | those below |"))
        #expect(result.text.contains("| `root` | [node](#node) | the root |"))
        #expect(result.text.contains("| `text` | text | the name |\n| `lang` | text |  |"))
        #expect(result.withoutMeaning == ["name: lang", "partials/a: new"])
    }

    @Test func saysOnceWhatNamesMeanInManyPlaces() {
        let result = updated(
            """
            ## Names that recur

            | name | kind | meaning |
            |---|---|---|
            | `address` | text | its page |

            ### `partials/a`

            | name | kind | meaning |
            |---|---|---|
            | `address` | text | its page |
            | `rows` | list | some |
            | `rows.address` | text | another page |
            """,
            [
                "partials/a": outline([
                    "address": "a", "rows": [["address": "b"]], "one": ["address": .null],
                ])
            ])
        #expect(
            result.text.hasSuffix(
                """
                | `rows` | list | some |
                | `rows.address` | text | another page |
                | `one` | object |  |
                """))
        #expect(result.withoutMeaning == ["partials/a: one"])
    }

    @Test func keepsOneHeadingWithTheNamesThatRecur() {
        let document = """
            # Names

            ## Names that recur

            | name | kind | meaning |
            |---|---|---|
            | `address` | text | its page |

            ## `partials/a` and `partials/b`

            Prose stays.

            | name | kind | meaning |
            |---|---|---|
            | `rows` | list | some |

            ## `partials/c`

            """
        let outlines = [
            "partials/a": outline(["rows": [["address": "b"]], "new": "c"]),
            "partials/c": outline(["x": "y"]),
        ]
        let expected = """
            ## `partials/a` and `partials/b`

            Prose stays.

            | name | kind | meaning |
            |---|---|---|
            | `rows` | list | some |
            | `rows.address` | text | its page |
            | `new` | text |  |

            """
        for heading in ["partials/a", "partials/b", "partials/a and partials/b"] {
            let result = TemplateReference(outlines).updated(document, only: heading)
            #expect(result.text == expected)
            #expect(result.withoutMeaning == ["partials/a and partials/b: new"])
        }
        #expect(TemplateReference(outlines).updated(document, only: "partials/d").text == "")
        #expect(
            TemplateReference.headings(of: document) == [
                "Names", "Names that recur", "partials/a and partials/b", "partials/a",
                "partials/b", "partials/c", "partials/c",
            ])
    }

    @Test func addsATemplateThatTheDocumentLacks() {
        let result = updated("# A\n\nProse.\n", ["partials/b": outline(["x": "y"])])
        #expect(
            result.text == """
                # A

                Prose.

                ## `partials/b`

                | name | kind | meaning |
                |---|---|---|
                | `x` | text |  |

                """)
    }
}
