import Mustache
import Testing

/// All 194 cases of the specification, version 1.4, its optional modules included.
@Suite(
    .enabled(
        if: SpecificationFolder.isPresent,
        "The specification's cases are not beside the checkout, in ../shared/mustache-spec."
    )
)
struct SpecificationTests {
    @Test(
        arguments: [
            ("comments.json", 12), ("delimiters.json", 14), ("interpolation.json", 42),
            ("inverted.json", 22), ("partials.json", 12), ("sections.json", 34),
            ("~dynamic-names.json", 21), ("~inheritance.json", 27),
        ]
    )
    func rendersEveryCase(of file: String, count: Int) throws {
        let cases = try SpecificationFolder.cases(in: file)
        #expect(cases.count == count)
        for specified in cases {
            let result = try specified.render(with: specified.data)
            #expect(result == specified.expected, "\(file): \(specified.name)")
        }
    }

    @Test func rendersEveryLambdaCase() throws {
        let cases = try SpecificationFolder.cases(in: "~lambdas.json")
        #expect(cases.count == 10)
        for specified in cases {
            let lambda = try #require(LambdaCases.lambdas[specified.name])
            var data = try #require(specified.data.object)
            data["lambda"] = .lambda(lambda)
            let result = try specified.render(with: .object(data))
            #expect(result == specified.expected, "~lambdas.json: \(specified.name)")
        }
    }
}
