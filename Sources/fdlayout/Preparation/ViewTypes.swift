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

    /// Collects the classes and type aliases that a source declares.
    mutating func collect(from source: SourceText) {
        for index in source.tokens.indices {
            let separator: String
            switch source.tokens[index].text {
            case "class": separator = ":"
            case "typealias": separator = "="
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
