extension ArraySlice {
    /// Visits the stretches of neighbours that agree in a property.
    @inline(__always)
    func forEachRun<Property: Equatable>(
        of property: (Element) -> Property, body: (Property, ArraySlice) -> Void
    ) {
        var start = startIndex
        while start < endIndex {
            let value = property(self[start])
            var end = start + 1
            while end < endIndex, property(self[end]) == value { end += 1 }
            body(value, self[start..<end])
            start = end
        }
    }

    /// What is made of each stretch of neighbours that agree in a property.
    @inline(__always)
    func mapRuns<Property: Equatable, Result>(
        of property: (Element) -> Property, transform: (Property, ArraySlice) -> Result
    ) -> [Result] {
        var results: [Result] = []
        forEachRun(of: property) { results.append(transform($0, $1)) }
        return results
    }
}
