/// Turns outlets into properties with property wrappers, which reflection finds.
///
/// `@IBOutlet weak var label: UILabel!` becomes `@Outlet var label: UILabel!`, and an array becomes
/// `@OutletCollection var stars: [UIImageView]`. The keyword `weak` is removed because a property with a wrapper cannot
/// be weak. The exclamation mark of a collection is removed because a collection is empty, not `nil`, before the file
/// is loaded. The attribute of an outlet whose type is a protocol is removed, because property wrappers accept only
/// classes; such an outlet is set in code. So is a lazy outlet, because a property with a wrapper cannot be lazy.
enum OutletRewriter {
    static func rewrite(at index: Int, _ protocols: ProtocolNames, _ source: inout SourceText) {
        guard let property = Declaration(after: index + 2, source) else {
            source.replace(index + 1...index + 1, with: "Outlet")
            return
        }
        if source.tokens[index..<property.keyword].contains(where: { $0.isWord("lazy") }) {
            return source.remove(index...index + 1)
        }
        if property.type.contains(where: { protocols.containsProtocol(source.tokens[$0].text) }) {
            return source.remove(index...index + 1)
        }
        let isCollection = isArray(property.type, source)
        source.replace(index + 1...index + 1, with: isCollection ? "OutletCollection" : "Outlet")
        removeOwnership(from: index + 2, to: property.keyword, &source)
        if let before = source.previous(index), isOwnership(source.tokens[before]) { source.remove(before...before) }
        guard isCollection, let last = source.previous(property.type.upperBound) else { return }
        if source.tokens[last].isMark("!") || source.tokens[last].isMark("?") { source.replace(last...last, with: "") }
    }

    private static func removeOwnership(from start: Int, to end: Int, _ source: inout SourceText) {
        for index in start..<end where isOwnership(source.tokens[index]) {
            let open = index + 1
            let close = source.tokens[open].isMark("(") ? source.end(of: open) : nil
            source.remove(index...(close ?? index))
        }
    }

    private static func isOwnership(_ token: SwiftToken) -> Bool { token.isWord("weak") || token.isWord("unowned") }

    /// Whether the type in the given range of tokens is an array rather than a dictionary.
    private static func isArray(_ type: Range<Int>, _ source: SourceText) -> Bool {
        guard let first = source.next(type.lowerBound), first < type.upperBound, source.tokens[first].isMark("["),
            let end = source.end(of: first)
        else { return false }
        var index = first + 1
        while index < end {
            if source.tokens[index].isMark(":") { return false }
            index = (source.tokens[index].kind == .mark ? source.end(of: index) : nil).map { $0 + 1 } ?? index + 1
        }
        return true
    }
}
