import HTTPTypes
import Hummingbird
import NIOCore

/// Refuses requests that a web page of another origin may have caused, because a browser on the machine would send them
/// to a server that only this machine can reach.
///
/// - The host that a request names must be an address, `localhost`, or a host that the command line names. A page cannot
///   give an address to a name of its own and then read the rows as its own ("DNS rebinding").
/// - A request with an `Origin` must come from a page of this server. Browsers send it with each request that changes
///   something ([Fetch Standard](https://fetch.spec.whatwg.org/#origin-header)).
/// - A request for rows that a browser marks as one of another site is refused. Browsers add the header
///   `Sec-Fetch-Site`, which scripts cannot set ([Fetch Metadata](https://www.w3.org/TR/fetch-metadata/)).
///
/// Programs send neither header, so this is no authentication.
struct RequestOrigin<Context: RequestContext>: RouterMiddleware {
    /// The names of this server, in lower case.
    let names: Set<String>

    /// - Parameter names: the names of this server besides `localhost` and addresses.
    init(names: [String]) {
        self.names = Set(names.map { $0.lowercased() } + ["localhost"])
    }

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let host = request.head.authority?.lowercased() ?? ""
        guard isOwn(Self.name(ofHost: host)) else {
            throw ClientError(
                .forbidden, "Host '\(host)': expected localhost, an address, or a name that --allow-host allows")
        }
        if let origin = request.headers[.origin]?.lowercased(), origin != "http://\(host)", origin != "https://\(host)"
        {
            throw ClientError(.forbidden, "Origin '\(origin)': only pages of this server may send requests")
        }
        let isForPage = !request.uri.path.hasPrefix("/api")
        if let site = request.headers[.secFetchSite], !isForPage, site != "same-origin", site != "none" {
            throw ClientError(.forbidden, "Sec-Fetch-Site '\(site)': only pages of this server may send requests")
        }
        var response = try await next(request, context)
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        response.headers[.xContentTypeOptions] = "nosniff"
        return response
    }

    private func isOwn(_ name: Substring) -> Bool {
        names.contains(String(name)) || (try? SocketAddress(ipAddress: String(name), port: 0)) != nil
    }

    /// The name or address in a host, without its port and without the brackets of an IPv6 address.
    private static func name(ofHost host: String) -> Substring {
        if host.hasPrefix("[") { return host.dropFirst().prefix { $0 != "]" } }
        return host.prefix { $0 != ":" }
    }
}

extension HTTPField.Name {
    fileprivate static let secFetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .origin
    fileprivate static let crossOriginResourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy") ?? .origin
}
