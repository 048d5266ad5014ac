/// The attributes of any element: ids, links, references, and what the content security policy
/// forbids.
struct AttributeRule {
    private struct Reference {
        let attribute: MarkupName
        let id: Int
        let text: String
        let line: Int
    }

    private var references: [Reference] = []

    mutating func check(_ tag: StartTag, _ recorder: inout DocumentRecorder) {
        for attribute in tag.attributes {
            let value = attribute.value
            switch attribute.name {
            case .id:
                recorder.addID(value, line: tag.line)
            case .href, .src, .action, .formaction, .poster:
                recorder.addLink(value, line: tag.line)
            case .srcset, .imagesrcset:
                recorder.addLinkSet(value, line: tag.line)
            case .data where tag.name == .object:
                recorder.addLink(value, line: tag.line)
            case .ariaLabelledBy, .ariaDescribedBy, .ariaControls, .ariaOwns, .ariaDetails, .for,
                .headers, .list, .popovertarget:
                addReferences(attribute, line: tag.line)
            case .style:
                recorder.report(
                    line: tag.line, "<\(tag.elementName)> has a style attribute; use a class")
            case .other where Self.isHandler(attribute):
                let name = String(cString: attribute.fullName)
                recorder.report(
                    line: tag.line,
                    "<\(tag.elementName)> has the handler \(name); add it in a script")
            default:
                break
            }
        }
    }

    /// Reports the references to ids that the page, now read to its end, does not have.
    func finish(_ recorder: inout DocumentRecorder) {
        for reference in references where !recorder.facts.ids.contains(reference.id) {
            recorder.report(
                line: reference.line,
                "\(reference.attribute.rawValue) names the id \"\(reference.text)\", "
                    + "which the page does not have")
        }
    }

    private mutating func addReferences(_ attribute: StartTag.Attribute, line: Int) {
        for id in attribute.value.split(whereSeparator: \.isWhiteSpace) {
            let bytes = Bytes(rebasing: id)
            references.append(
                Reference(
                    attribute: attribute.name, id: ByteHash.of(bytes), text: bytes.text, line: line)
            )
        }
    }

    private static func isHandler(_ attribute: StartTag.Attribute) -> Bool {
        let name = attribute.fullName
        return name[0] == UInt8(ascii: "o") && name[1] == UInt8(ascii: "n") && name[2] != 0
    }
}
