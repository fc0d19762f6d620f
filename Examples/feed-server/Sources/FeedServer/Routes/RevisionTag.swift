import Foundation
import Hummingbird

/// Makes the `ETag`s of responses, and answers requests whose copy of a response is still valid.
struct RevisionTag: Sendable {
    private let fonts: String

    /// - Parameter fingerprint: the fingerprint of the fonts; characters that an `ETag` must not contain are replaced.
    init(fingerprint: String) {
        fonts = String(fingerprint.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    }

    /// The response 304 if the client has the response of this revision; `nil` otherwise.
    func unchanged(since request: Request, revision: Int) -> Response? {
        let tags = request.headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
        let tag = tag(revision)
        let isKnown = tags.contains { given in
            let given = given.trimmingCharacters(in: .whitespaces)
            return given == tag || given == "W/" + tag || given == "*"
        }
        return isKnown ? Response(status: .notModified, headers: headers(revision)) : nil
    }

    /// A response with a value of the given revision, or the response 304.
    func response(
        to request: Request, context: some RequestContext, revision: Int, _ value: () throws -> some ResponseEncodable
    ) throws -> Response {
        if let response = unchanged(since: request, revision: revision) { return response }
        var response = try value().response(from: request, context: context)
        for field in headers(revision) { response.headers[field.name] = field.value }
        return response
    }

    private func tag(_ revision: Int) -> String { "\"\(fonts)-\(revision)\"" }

    private func headers(_ revision: Int) -> HTTPFields {
        [.eTag: tag(revision), .cacheControl: "no-cache"]
    }
}
