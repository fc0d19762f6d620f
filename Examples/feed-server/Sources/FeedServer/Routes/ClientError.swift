import Hummingbird

/// A mistake of a client, with a message that says what is wrong and what is expected.
struct ClientError: HTTPResponseError {
    /// The status of the response.
    let status: HTTPResponse.Status
    /// What is wrong.
    let message: String

    init(_ status: HTTPResponse.Status, _ message: String) {
        (self.status, self.message) = (status, message)
    }

    /// The response: an object with the message as `error`.
    func response(from request: Request, context: some RequestContext) throws -> Response {
        var response = try context.responseEncoder.encode(["error": message], from: request, context: context)
        response.status = status
        return response
    }
}
