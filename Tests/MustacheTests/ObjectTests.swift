import Diagnostics
import JSON
import Mustache
import Testing

struct ObjectTests {
    @Test func keepsTheOrderInWhichNamesWereGivenAndTheLastValueOfEach() {
        let object = Object([("z", 1), ("a", 2), ("z", 3)])
        #expect(object.names == ["z", "a"])
        #expect(object.members.map { $0.value.integer } == [3, 2])
    }

    @Test(arguments: [1, 16, 17, 40, 1_000])
    func findsEveryNameOfObjectsOfAnySize(count: Int) {
        let members = (0..<count).map { ("name-\($0)", Value.integer($0)) }
        let object = Object(members)
        #expect(object.count == count)
        #expect((0..<count).allSatisfy { object["name-\($0)"]?.integer == $0 })
        #expect(object["name-\(count)"] == nil)
        #expect(object["name"] == nil)
    }

    @Test func addsReplacesAndTakesAwayNames() {
        var object = Object((0..<30).map { ("n\($0)", Value.integer($0)) })
        object["new"] = "x"
        object["n0"] = "y"
        object["n5"] = nil
        object["gone"] = nil
        #expect(object.count == 30)
        #expect(object["new"]?.text == "x")
        #expect(object["n0"]?.text == "y")
        #expect(object["n5"] == nil)
        #expect(object["n29"]?.integer == 29)
        #expect(object.names.first == "n0")
    }

    @Test func rendersNamesOfLargeObjects() throws {
        let data = Object((0..<100).map { ("n\($0)", Value.integer($0)) })
        #expect(try render("{{n0}} {{n57}} {{n99}}", with: .object(data)) == "0 57 99")
    }

    @Test func givesNothingOfAnotherKind() {
        let text: Value = "1"
        #expect(text.number == nil && text.integer == nil && text.list == nil)
        #expect(text.bool == nil && text.object == nil && text["a"] == nil)
        #expect(Value.number("1.5").integer == nil)
        #expect(Value.number("1.5").number == "1.5")
    }

    @Test func takesItsMembersFromJSON() throws {
        let json = #"{"a":1.50,"b":[null,true,"x",{"c":[]}],"a":3}"#
        let value = try Value(json: Array(json.utf8))
        #expect(value.object?.names == ["a", "b"])
        #expect(value["a"]?.number == "3")
        let items = try #require(value["b"]?.list)
        #expect(items.count == 4 && !items[0].isTruthy)
        #expect(items[1].bool == true && items[2].text == "x")
        #expect(items[3]["c"]?.list?.isEmpty == true)
        #expect(throws: DiagnosticError.self) { try Value(json: Array("{".utf8)) }
    }
}
