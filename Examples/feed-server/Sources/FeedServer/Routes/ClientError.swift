import Hummingbird

/// A mistake of a client, with a message that says what is wrong and what is expected.
struct ClientError: HTTPResponseError {
    /// The status of the response.
    let status: HTTPResponse.Status
    /// What is wrong.
    let message: String
    /// Further headers of the response.
    let headers: HTTPFields

    init(_ status: HTTPResponse.Status, _ message: String, headers: HTTPFields = [:]) {
        (self.status, self.message, self.headers) = (status, message, headers)
    }

    /// The response: an object with the message as `error`.
    func response(from request: Request, context: some RequestContext) throws -> Response {
        var response = try context.responseEncoder.encode(["error": message], from: request, context: context)
        response.status = status
        for field in headers { response.headers[field.name] = field.value }
        return response
    }
}
