/// The status of an answer.
package enum HTTPStatus: Int, Hashable, Sendable {
    case ok = 200
    case partialContent = 206
    case movedPermanently = 301
    case notModified = 304
    case badRequest = 400
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case contentTooLarge = 413
    case rangeNotSatisfiable = 416
    case misdirectedRequest = 421
    case headTooLarge = 431
    case failure = 500
    case unavailable = 503
    case versionNotSupported = 505

    /// The words behind the number.
    package var reason: String {
        switch self {
        case .ok: "OK"
        case .partialContent: "Partial Content"
        case .movedPermanently: "Moved Permanently"
        case .notModified: "Not Modified"
        case .badRequest: "Bad Request"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .requestTimeout: "Request Timeout"
        case .contentTooLarge: "Content Too Large"
        case .rangeNotSatisfiable: "Range Not Satisfiable"
        case .misdirectedRequest: "Misdirected Request"
        case .headTooLarge: "Request Header Fields Too Large"
        case .failure: "Internal Server Error"
        case .unavailable: "Service Unavailable"
        case .versionNotSupported: "HTTP Version Not Supported"
        }
    }
}
