/// Removes or replaces those attributes in a Swift source that require the Objective-C runtime.
struct AttributeRewriter {
    /// A message about code that has no counterpart on Linux, with the line of the code.
    typealias Diagnostic = (line: Int, text: String)

    private static let dropped: Set<String> = [
        "IBAction", "IBDesignable", "IBSegueAction", "objc", "objcMembers", "nonobjc", "NSCopying", "GKInspectable",
    ]

    private let protocols: ProtocolNames
    private(set) var diagnostics: [Diagnostic] = []

    init(protocols: ProtocolNames) {
        self.protocols = protocols
    }

    /// Removes or replaces the attributes in the given source.
    mutating func rewrite(_ source: inout SourceText) {
        for index in source.tokens.indices where source.tokens[index].isMark("@") {
            let name = index + 1
            guard name < source.tokens.count, source.tokens[name].kind == .word else { continue }
            rewrite(source.tokens[name].text, at: index, &source)
        }
    }

    private mutating func rewrite(_ name: String, at index: Int, _ source: inout SourceText) {
        let line = source.tokens[index].line
        switch name {
        case "IBOutlet": OutletRewriter.rewrite(at: index, protocols, &source)
        case "IBInspectable": rewriteInspectable(at: index, &source)
        case "UIApplicationMain": source.replace(index...index + 1, with: "@main")
        case "convention": rewriteConvention(at: index, &source)
        case "NSManaged": diagnostics.append((line, "@NSManaged has no counterpart and stays"))
        case _ where Self.dropped.contains(name):
            source.remove(index...end(ofAttribute: index, source))
        default: break
        }
    }

    /// The index of the last token of the attribute at the given index. A name for Objective-C can be separated from the
    /// attribute by spaces; other arguments directly follow the name of the attribute.
    private func end(ofAttribute index: Int, _ source: SourceText) -> Int {
        let isName = source.tokens[index + 1].isWord("objc") && (source.token(index + 2)?.lineEnds ?? 0) == 0
        guard let next = isName ? source.next(index + 2) : index + 2, source.token(next)?.isMark("(") ?? false else {
            return index + 1
        }
        return source.end(of: next) ?? index + 1
    }

    /// Removes `@convention` from types of blocks, and from types of C functions that take selectors or arbitrary
    /// objects, as method implementations do. On Linux, both are types of Swift functions.
    private func rewriteConvention(at index: Int, _ source: inout SourceText) {
        let end = end(ofAttribute: index, source)
        guard let convention = source.next(index + 3), let open = source.next(end + 1) else { return }
        let close = source.tokens[open].isMark("(") ? source.end(of: open) : nil
        let takesObjects = close.map { source.tokens[open...$0].contains { Self.objectiveCTypes.contains($0.text) } }
        if source.tokens[convention].isWord("block") || takesObjects == true { source.remove(index...end) }
    }

    private static let objectiveCTypes: Set<String> = ["Selector", "AnyObject", "Any"]

    /// Replaces `@IBInspectable` by the property wrapper `@Inspectable`, or removes it from a computed property or an
    /// override, which cannot have a wrapper.
    private func rewriteInspectable(at index: Int, _ source: inout SourceText) {
        let property = Declaration(after: index + 2, source)
        let isOverride = source.tokens[index..<(property?.keyword ?? index)].contains { $0.isWord("override") }
        if isOverride || property?.isComputed ?? false {
            source.remove(index...index + 1)
        } else {
            source.replace(index + 1...index + 1, with: "Inspectable")
        }
    }
}

/// The declaration of a property that follows an attribute.
struct Declaration {
    /// The index of the keyword `var`.
    let keyword: Int
    /// The tokens of the property's type; empty if the type is inferred.
    let type: Range<Int>
    /// Whether the property is computed: it has accessors other than observers.
    let isComputed: Bool

    /// Parses the property whose attributes or modifiers begin at the given index; `nil` if none begins there.
    init?(after index: Int, _ source: SourceText) {
        guard
            let keyword = source.tokens.indices.dropFirst(index).prefix(24).first(where: {
                source.tokens[$0].isWord("var")
            })
        else { return nil }
        self.keyword = keyword
        guard let name = source.next(keyword + 1), let colon = source.next(name + 1), source.tokens[colon].isMark(":")
        else {
            (type, isComputed) = (keyword..<keyword, false)
            return
        }
        let end = Self.endOfType(from: colon + 1, source)
        type = colon + 1..<end
        let brace = source.next(end).flatMap { source.tokens[$0].isMark("{") ? $0 : nil }
        let accessor = brace.flatMap { source.next($0 + 1) }
        isComputed = accessor.map { !["didSet", "willSet"].contains(source.tokens[$0].text) } ?? false
    }

    /// The index at which the type that begins at `start` ends: at a line end, an initial value or accessors outside
    /// brackets.
    private static func endOfType(from start: Int, _ source: SourceText) -> Int {
        var index = source.next(start) ?? source.tokens.count
        while index < source.tokens.count {
            let token = source.tokens[index]
            if token.isMark("=") || token.isMark("{") || token.isMark(";") || token.isMark("}") { return index }
            if token.kind == .space, token.lineEnds > 0 { return index }
            if token.isMark("(") || token.isMark("["), let end = source.end(of: index) { index = end }
            index += 1
        }
        return index
    }
}
