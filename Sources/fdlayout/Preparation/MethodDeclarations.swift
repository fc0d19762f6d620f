/// The methods that the sources declare. Closures that replace selectors call these methods.
struct MethodDeclarations {
    /// A parameter of a method: its argument label (`nil` if it has none) and its type.
    struct Parameter: Hashable {
        let label: String?
        let type: String
    }

    /// The distinct parameter lists of the methods, by method name. Only distinct lists are stored because sources may
    /// declare a name thousands of times.
    private var parameters: [String: Set<[Parameter]>] = [:]

    /// Collects the methods that a source declares.
    mutating func collect(from source: SourceText) {
        for index in source.tokens.indices where source.tokens[index].isWord("func") {
            guard let name = source.next(index + 1), source.tokens[name].kind == .word,
                let open = source.next(name + 1), source.tokens[open].isMark("("), let end = source.end(of: open)
            else { continue }
            parameters[source.tokens[name].text, default: []].insert(Self.list(open + 1..<end, source))
        }
    }

    /// The name of a method with argument labels, such as `tableView(_:heightForRowAt:)`.
    static func key(of name: String, _ parameters: [Parameter]) -> String {
        "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    /// Parses the parameters in the given range of tokens, which are those between two parentheses.
    static func list(_ range: Range<Int>, _ source: SourceText) -> [Parameter] {
        ArgumentList(range, source).arguments.map { argument in
            // The first word is the argument label; a second word is the name of the parameter inside the method.
            let label = argument.label?.split(separator: " ").first.map(String.init)
            let type = source.source(argument.value).split(separator: "=").first.map(String.init) ?? ""
            return Parameter(
                label: label == "_" ? nil : label,
                type: type.split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " "))
        }
    }

    /// The parameters of the method that the given selector names, or `nil` if no source declares such a method or
    /// several declare it with different parameters.
    func parameters(of selector: SelectorName) -> [Parameter]? {
        let found = (parameters[selector.base] ?? []).filter { list in
            selector.labels.map { $0 == list.map { $0.label ?? "_" } } ?? true
        }
        return found.count == 1 ? found.first : nil
    }
}

/// The name of a method in a `#selector` expression.
struct SelectorName: Equatable {
    let base: String
    /// The argument labels, with "_" for an argument without a label, or `nil` if the name has no parentheses.
    let labels: [String]?

    /// Parses the tokens between the parentheses of `#selector`; `nil` if they are not the name of a method.
    init?(_ range: Range<Int>, _ source: SourceText) {
        let words = range.filter { !source.tokens[$0].isTrivia }
        let path = words.prefix { !source.tokens[$0].isMark("(") }
        guard let last = path.last, source.tokens[last].kind == .word,
            path.allSatisfy({ source.tokens[$0].kind == .word || source.tokens[$0].isMark(".") })
        else { return nil }
        base = source.tokens[last].text
        guard path.count < words.count else {
            labels = nil
            return
        }
        labels = words.dropFirst(path.count).filter { source.tokens[$0].kind == .word }.map { source.tokens[$0].text }
    }

    /// The method's name in Objective-C.
    func objectiveCName(_ parameters: [MethodDeclarations.Parameter]?) -> String {
        let labels = labels ?? parameters?.map { $0.label ?? "_" } ?? []
        guard let first = labels.first else { return base }
        let head = first == "_" ? base : base + "With" + first.prefix(1).uppercased() + first.dropFirst()
        return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }
}
