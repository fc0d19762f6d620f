import Hummingbird
import NIOCore
import NIOHTTP1

/// Converts errors into responses with one JSON object. Errors of the server itself are logged and have no details.
struct ErrorResponses<Context: RequestContext>: RouterMiddleware {
    /// The largest size of a body, in bytes.
    let bodyLimit: Int

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            return try clientError(error, context: context).response(from: request, context: context)
        }
    }

    private func clientError(_ error: any Error, context: Context) -> ClientError {
        switch error {
        case let error as ClientError: return error
        case is HTTPParserError: return ClientError(.badRequest, "the request is not complete")
        case is NIOTooManyBytesError:
            return ClientError(.contentTooLarge, "the body is larger than \(bodyLimit) bytes")
        case let error as HTTPError where error.status.kind == .clientError:
            return ClientError(error.status, error.body ?? error.status.reasonPhrase)
        default:
            context.logger.error("\(error)")
            return ClientError(.internalServerError, "internal error")
        }
    }
}
