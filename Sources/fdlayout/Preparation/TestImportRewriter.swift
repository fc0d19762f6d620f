/// Imports UIKit where XCTest brings it along on iOS.
enum TestImportRewriter {
    /// Adds the import to a source that imports XCTest and not UIKit, and uses names of UIKit.
    static func rewrite(_ source: inout SourceText) {
        let imports = source.tokens.indices.filter { source.tokens[$0].isWord("import") }
        let modules = imports.compactMap { source.next($0 + 1) }
        guard let test = modules.first(where: { source.tokens[$0].isWord("XCTest") }),
            !source.imports("UIKit"), source.tokens.contains(where: isNameOfUIKit)
        else { return }
        source.replace(test...test, with: "XCTest; import UIKit")
    }

    private static func isNameOfUIKit(_ token: SwiftToken) -> Bool {
        guard token.kind == .word else { return false }
        if token.text.hasPrefix("NSLayout") { return true }
        return token.text.hasPrefix("UI") && (token.text.dropFirst(2).first?.isUppercase ?? false)
    }
}
