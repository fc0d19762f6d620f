/// Adds imports of modules that other modules re-export on Apple's systems but not on Linux.
enum ImportRewriter {
    /// Adds an import of UIKit to a source that imports XCTest or Testing, or that uses UIKit through a bridging header
    /// or the names of Core Graphics through Foundation, and an import of FoundationNetworking to a source that imports
    /// Foundation or UIKit. An import is added only if the source uses a name of the module and does not import it.
    ///
    /// Imports of modules that exist on Apple's systems only become imports of the modules with the same declarations on
    /// Linux.
    static func rewrite(_ source: inout SourceText) {
        replaceModules(&source)
        removeSubmodules(&source)
        if usesUIKit(source) {
            add("UIKit", after: ["XCTest", "Testing", "Foundation"], where: { _ in true }, to: &source)
        }
        add("FoundationNetworking", after: ["Foundation", "UIKit"], where: isNameOfNetworking, to: &source)
        addFoundation(to: &source)
    }

    /// Whether a source imports UIKit, or uses names that UIKit exports here.
    static func usesUIKit(_ source: SourceText) -> Bool {
        if source.imports("UIKit") { return true }
        let hasGraphics = source.imports("CoreGraphics")
        let hasGeometry = hasGraphics || source.imports("Foundation")
        return source.tokens.contains {
            isNameOfUIKit($0) || !hasGraphics && isNameOfGraphics($0) || !hasGeometry && geometry.contains($0.text)
        }
    }

    /// Adds an import of Foundation to a source without imports that uses a frequent type of Foundation, but none of UIKit;
    /// the header of a framework or a bridging header imports Foundation on iOS. The line of a condition stays as it is.
    private static func addFoundation(to source: inout SourceText) {
        guard let first = source.next(0), !source.tokens[first].isMark("#"),
            !source.tokens.contains(where: { $0.isWord("import") || isNameOfUIKit($0) }),
            source.tokens.contains(where: { $0.kind == .word && frequentTypes.contains($0.text) })
        else { return }
        source.insert("import Foundation; ", before: first)
    }

    private static let frequentTypes: Set = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateFormatter", "DispatchQueue", "FileManager",
        "IndexPath",
        "IndexSet", "Locale", "NSAttributedString", "NSError", "NSRange", "NSString", "NumberFormatter", "ProcessInfo",
        "TimeInterval", "Timer", "URL", "UUID", "UserDefaults",
    ]

    private static let modulesWithSubmodules: Set = ["CoreGraphics", "ObjectiveC", "QuartzCore", "UIKit"]

    /// Replaces imports of submodules, such as `UIKit.UIGestureRecognizerSubclass`, by imports of the whole modules.
    private static func removeSubmodules(_ source: inout SourceText) {
        for index in source.tokens.indices where source.tokens[index].isWord("import") {
            guard let name = source.next(index + 1), modulesWithSubmodules.contains(source.tokens[name].text),
                source.token(name + 1)?.isMark(".") ?? false, source.token(name + 2)?.kind == .word
            else { continue }
            source.remove(name + 1...name + 2)
        }
    }

    /// The names of Core Graphics that Foundation contains on Linux too.
    private static let geometry: Set = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

    /// Whether the token is a name of Core Foundation, Core Graphics or the Objective-C runtime that Foundation exports on
    /// iOS only, or of one of Foundation's methods that UIKit declares here in the form of iOS.
    private static func isNameOfGraphics(_ token: SwiftToken) -> Bool {
        guard token.kind == .word, !geometry.contains(token.text) else { return false }
        let isPrefixed = token.text.hasPrefix("CG") || token.text.hasPrefix("CFAbsoluteTime")
        return isPrefixed && (token.text.dropFirst(2).first?.isUppercase ?? false)
            || token.text.hasPrefix("objc_") || namesOfFoundation.contains(token.text)
    }

    /// The modules that replace modules of Apple's systems.
    private static let replacements = [
        "Combine": "OpenCombine; import OpenCombineDispatch; import OpenCombineFoundation",
        "Darwin": "Foundation",
        "OSLog": "UnifiedLogging",
        "os": "UnifiedLogging",
        "simd": "VectorFunctions",
    ]

    private static func replaceModules(_ source: inout SourceText) {
        for index in source.tokens.indices where source.tokens[index].isWord("import") {
            guard let name = source.next(index + 1), let module = replacements[source.tokens[name].text] else {
                continue
            }
            let hasSubmodule = source.token(name + 1)?.isMark(".") ?? false && source.token(name + 2)?.kind == .word
            source.replace(name...(hasSubmodule ? name + 2 : name), with: module)
        }
    }

    private static func add(
        _ module: String, after others: [String], where isName: (SwiftToken) -> Bool, to source: inout SourceText
    ) {
        guard !source.imports(module), source.tokens.contains(where: isName) else { return }
        let imports = source.tokens.indices.filter { source.tokens[$0].isWord("import") }
        let modules = imports.compactMap { source.next($0 + 1) }
        guard let known = modules.first(where: { others.contains(source.tokens[$0].text) }) else { return }
        source.insert("; import \(module)", after: known)
    }

    private static let namesOfFoundation: Set = [
        "CFString", "NSDataDetector", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSInteger", "NSItemProvider",
        "NSKeyValueChangeKey",
        "NSTextCheckingTypes", "Selector", "scanUpTo", "autoreleasepool", "kCFBundleIdentifierKey", "kCFBundleNameKey",
        "kCFBundleVersionKey", "selector",
    ]

    private static func isNameOfUIKit(_ token: SwiftToken) -> Bool {
        guard token.kind == .word else { return false }
        if ["NSLayout", "NSCollectionLayout", "NSDiffableDataSource"].contains(where: token.text.hasPrefix) {
            return true
        }
        return token.text.hasPrefix("UI") && (token.text.dropFirst(2).first?.isUppercase ?? false)
            || textTypes.contains(token.text)
    }

    /// The types of UIKit for text and edges whose names begin like those of Foundation.
    private static let textTypes: Set = [
        "NSDataAsset", "NSDirectionalEdgeInsets", "NSDirectionalRectEdge", "NSLineBreakMode", "NSMutableParagraphStyle",
        "NSParagraphStyle", "NSShadow", "NSStringDrawingContext", "NSStringDrawingOptions", "NSTextAlignment",
        "NSTextAttachment", "NSTextContainer", "NSTextStorage", "NSTextTab", "NSUnderlineStyle", "NSWritingDirection",
        "NSWritingDirectionFormatType",
    ]

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
