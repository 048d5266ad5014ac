import Testing

/// All suites that use libxml2, one after another.
@Suite(.serialized)
enum LibXML2Tests {}
