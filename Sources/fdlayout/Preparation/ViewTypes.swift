/// The names of the view classes that the sources use: UIKit's view classes, and the subclasses and type aliases of
/// these that the sources declare.
struct ViewTypes {
    /// The suffixes by which the names of UIKit's view classes are recognized.
    private static let endings = [
        "View", "Label", "Button", "Control", "Cell", "Field", "Switch", "Slider", "Stepper", "Bar", "Window",
    ]
    /// The first inherited type of each class, and the type for which each alias is declared, by the name of the class
    /// or alias.
    private var parents: [String: String] = [:]
    /// The protocols by their names.
    private var protocols: [String: ProtocolTypes] = [:]

    /// The types that a protocol names.
    private struct ProtocolTypes {
        /// The protocols that it inherits, and other words of its inheritance clause.
        var inherited: [String] = []
        /// The first constraint of each associated type, by the type's name.
        var constraints: [String: String] = [:]
    }

    /// Collects the classes, protocols and type aliases that a source declares.
    mutating func collect(from source: SourceText) {
        for index in source.tokens.indices {
            let separator: String
            switch source.tokens[index].text {
            case "class": separator = ":"
            case "typealias": separator = "="
            case "protocol":
                collectProtocol(at: index, from: source)
                continue
            default: continue
            }
            guard let name = source.next(index + 1), source.tokens[name].kind == .word,
                let mark = source.next((Self.endOfParameters(behind: name, source) ?? name) + 1),
                source.tokens[mark].isMark(separator), let parent = source.next(mark + 1),
                source.tokens[parent].kind == .word
            else { continue }
            parents[source.tokens[name].text] = source.tokens[parent].text
        }
    }

    /// Collects the protocol whose keyword is at the given index.
    private mutating func collectProtocol(at keyword: Int, from source: SourceText) {
        guard let name = source.next(keyword + 1), source.tokens[name].kind == .word,
            let open = source.tokens.indices[name...].first(where: { source.tokens[$0].isMark("{") }),
            let end = source.end(of: open)
        else { return }
        var types = ProtocolTypes()
        types.inherited = source.tokens[(name + 1)..<open].filter { $0.kind == .word }.map(\.text)
        for index in open..<end where source.tokens[index].isWord("associatedtype") {
            guard let associated = source.next(index + 1), let colon = source.next(associated + 1),
                source.tokens[colon].isMark(":"), let constraint = source.next(colon + 1)
            else { continue }
            types.constraints[source.tokens[associated].text] = source.tokens[constraint].text
        }
        protocols[source.tokens[name].text] = types
    }

    /// The names of the associated types of a protocol, and of those that it inherits, that are constrained to view
    /// classes.
    func associatedViews(of name: String) -> Set<String> {
        var found: Set<String> = []
        var seen: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted, let types = protocols[next] else { continue }
            found.formUnion(types.constraints.filter { contains($0.value) }.keys)
            waiting += types.inherited
        }
        return found
    }

    /// Whether the given name is that of a view class.
    func contains(_ name: String) -> Bool {
        var seen: Set<String> = []
        var current = name
        while seen.insert(current).inserted {
            if current.hasPrefix("UI"), Self.endings.contains(where: current.hasSuffix) { return true }
            guard let parent = parents[current] else { return false }
            current = parent
        }
        return false
    }

    /// The first inherited type of a class, or the type for which an alias is declared; `nil` for other names.
    func parent(of name: String) -> String? { parents[name] }

    /// The superclasses of a class, from its own upwards, as far as the sources declare classes.
    func superclasses(of name: String) -> [String] {
        var found: [String] = []
        while let parent = parents[found.last ?? name], parent != name, !found.contains(parent) {
            found.append(parent)
        }
        return found
    }

    /// The index of the last token of the generic parameters that follow the given name, or `nil` if none follow it.
    static func endOfParameters(behind name: Int, _ source: SourceText) -> Int? {
        guard source.token(name + 1)?.isMark("<") ?? false else { return nil }
        let marks: Set = [":", ",", ".", "&"]
        var index = name + 2
        while let token = source.token(index) {
            if token.isMark(">") { return index }
            guard token.isTrivia || token.kind == .word || marks.contains(token.text) else { return nil }
            index += 1
        }
        return nil
    }
}
