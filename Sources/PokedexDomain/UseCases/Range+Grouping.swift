extension Range<Int> {
    /// The numbers in groups of neighbours: each joins the one before where both agree.
    func grouped(where agree: (Int, Int) -> Bool) -> [[Int]] {
        reduce(into: []) { groups, number in
            if let last = groups.last?.last, agree(last, number) {
                groups[groups.count - 1].append(number)
            } else {
                groups.append([number])
            }
        }
    }
}
