/// Adds imports of modules that other modules re-export on Apple's systems but not on Linux.
enum ImportRewriter {
    /// Adds an import of UIKit to a source that imports XCTest, and of FoundationNetworking to a source that imports
    /// Foundation or UIKit. A module is added only if the source uses one of its names and does not import it.
    static func rewrite(_ source: inout SourceText) {
        add("UIKit", after: ["XCTest"], where: isNameOfUIKit, to: &source)
        add("FoundationNetworking", after: ["Foundation", "UIKit"], where: isNameOfNetworking, to: &source)
    }

    private static func add(
        _ module: String, after others: [String], where isName: (SwiftToken) -> Bool, to source: inout SourceText
    ) {
        guard !source.imports(module), source.tokens.contains(where: isName) else { return }
        let imports = source.tokens.indices.filter { source.tokens[$0].isWord("import") }
        let modules = imports.compactMap { source.next($0 + 1) }
        guard let known = modules.first(where: { others.contains(source.tokens[$0].text) }) else { return }
        source.replace(known...known, with: "\(source.tokens[known].text); import \(module)")
    }

    private static func isNameOfUIKit(_ token: SwiftToken) -> Bool {
        guard token.kind == .word else { return false }
        if token.text.hasPrefix("NSLayout") { return true }
        return token.text.hasPrefix("UI") && (token.text.dropFirst(2).first?.isUppercase ?? false)
    }

    /// Whether the token names a type that belongs to Foundation on iOS and to FoundationNetworking on Linux.
    private static func isNameOfNetworking(_ token: SwiftToken) -> Bool {
        guard token.kind == .word else { return false }
        return networkingTypes.contains(token.text) || token.text.hasPrefix("URLSession")
    }

    private static let networkingTypes: Set = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "NSMutableURLRequest",
        "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLCredentialStorage",
        "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResponse",
    ]
}
