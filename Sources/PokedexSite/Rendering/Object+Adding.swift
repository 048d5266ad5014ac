import Mustache

extension Object {
    /// The object with further members; one of the same name takes the earlier one's place.
    func adding(_ members: [(String, Value)]) -> Object {
        var object = self
        for (name, value) in members { object[name] = value }
        return object
    }
}
