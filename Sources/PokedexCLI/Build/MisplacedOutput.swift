/// An output folder where a build would read what it has written.
struct MisplacedOutput: Error, Hashable, CustomStringConvertible {
    /// The output folder, as the person named it.
    let output: String
    /// The folder of templates or content that it is in, or around.
    let input: String

    /// Says what is in the way and what to do.
    var description: String {
        """
        the output folder \(output) and \(input), which the site is made from, are in one another.
        Nothing was changed. Name an output folder beside it: --output Public
        """
    }
}
