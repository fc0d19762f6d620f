import HTTPTypes
import Hummingbird

/// Adds routes to a router, and records the methods of each path.
final class RecordedRoutes<Context: RequestContext>: RouterMethods {
    /// The methods of each path that was added.
    private(set) var methods: [(path: RouterPath, method: HTTPRequest.Method)] = []
    private let router: Router<Context>

    init(_ router: Router<Context>) {
        self.router = router
    }

    @discardableResult
    func on<Responder: HTTPResponder>(
        _ path: RouterPath, method: HTTPRequest.Method, responder: Responder
    ) -> Self where Responder.Context == Context {
        methods.append((path, method))
        router.on(path, method: method, responder: responder)
        return self
    }

    func add(middleware: any MiddlewareProtocol<Request, Response, Context>) -> Self {
        router.add(middleware: middleware)
        return self
    }
}

/// Answers requests whose path is known, but not for their method, with 405 and the methods of the path. Add this
/// middleware after all routes, so that it receives only requests without a route.
struct AllowedMethods<Context: RequestContext>: RouterMiddleware {
    /// The methods of each path. Paths with GET also have HEAD.
    let methods: [(path: RouterPath, method: HTTPRequest.Method)]

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let allowed = methods.filter { Self.matches($0.path, request.uri.path) }
            .flatMap { $0.method == .get ? [.get, .head] : [$0.method] }
        guard !allowed.isEmpty, !allowed.contains(request.method) else { return try await next(request, context) }
        let list = allowed.map(\.rawValue).joined(separator: ", ")
        throw ClientError(
            .methodNotAllowed, "\(request.method.rawValue) \(request.uri.path): expected \(list)",
            headers: [.allow: list])
    }

    /// Whether each part of a path is that of a pattern.
    private static func matches(_ pattern: RouterPath, _ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.count == pattern.components.count && zip(pattern.components, parts).allSatisfy { $0 ~= $1 }
    }
}
