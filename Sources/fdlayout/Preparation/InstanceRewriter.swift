/// Puts methods in the place of initialisers of views whose class is known at run time only: `V()` with a generic parameter
/// `V: UIView`, and `viewClass.init()` with a `viewClass: UIView.Type`. The compiler asks for `required` initialisers there,
/// unless a class comes from Objective-C.
struct InstanceRewriter {
    /// The first labels of the initialisers that have a method.
    private static let labels: Set = ["frame", "type"]
    let views: ViewTypes

    /// Rewrites such calls in a source.
    func rewrite(_ source: inout SourceText) {
        let parameters = genericParameters(source)
        let metatypes = metatypes(parameters, source)
        for index in source.tokens.indices where source.tokens[index].kind == .word {
            let name = source.tokens[index].text
            let isMember = source.token(index - 1)?.isMark(".") ?? false
            if parameters.contains(name), !isMember, isCall(at: index + 1, source) {
                source.insert(".instance", after: index)
            } else if parameters.contains(name) && !isMember || metatypes.contains(name),
                source.token(index + 1)?.isMark(".") ?? false, source.token(index + 2)?.isWord("init") ?? false,
                isCall(at: index + 3, source)
            {
                source.replace(index + 2...index + 2, with: "instance")
            }
        }
    }

    /// Whether a call begins with a parenthesis at a place, of an initialiser that has a method.
    private func isCall(at open: Int, _ source: SourceText) -> Bool {
        guard source.token(open)?.isMark("(") ?? false, let first = source.next(open + 1) else { return false }
        if source.tokens[first].isMark(")") { return true }
        return Self.labels.contains(source.tokens[first].text) && (source.token(first + 1)?.isMark(":") ?? false)
    }

    /// The generic parameters of a source that are views.
    private func genericParameters(_ source: SourceText) -> Set<String> {
        var found: Set<String> = []
        for name in source.tokens.indices where source.tokens[name].kind == .word {
            guard let end = ViewTypes.endOfParameters(behind: name, source) else { continue }
            for colon in name..<end where source.tokens[colon].isMark(":") {
                guard let parameter = source.previous(colon), let constraint = source.next(colon + 1),
                    views.contains(source.tokens[constraint].text)
                else { continue }
                found.insert(source.tokens[parameter].text)
            }
        }
        return found
    }

    /// The names of properties, variables and parameters that are classes of views.
    private func metatypes(_ parameters: Set<String>, _ source: SourceText) -> Set<String> {
        var found: Set<String> = []
        for index in source.tokens.indices where source.tokens[index].isWord("Type") {
            guard let type = source.token(index - 2), source.tokens[index - 1].isMark("."),
                parameters.contains(type.text) || views.contains(type.text),
                let colon = source.previous(index - 2), source.tokens[colon].isMark(":"),
                let name = source.previous(colon)
            else { continue }
            found.insert(source.tokens[name].text)
        }
        return found
    }
}
