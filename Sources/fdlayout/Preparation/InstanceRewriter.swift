/// Replaces initializer calls for views whose class is known only at run time: `V()` with a generic parameter
/// `V: UIView` or an associated type that is constrained to a view class, and `viewClass.init()` with a `viewClass: UIView.Type`, become calls of `initialized()`. The compiler
/// allows such initializer calls only for `required` initializers and for classes from Objective-C.
struct InstanceRewriter {
    /// The first argument labels of the initializers that have an `initialized` method as a replacement.
    private static let labels: Set = ["frame", "type", "style", "reuseIdentifier"]
    let views: ViewTypes

    /// Rewrites the initializer calls in a source for views whose class is known only at run time.
    func rewrite(_ source: inout SourceText) {
        let parameters = genericParameters(source)
        let metatypes = metatypes(parameters, source)
        let scopes = Scopes(extensions: scopes(source), types: bodiesOfTypes(source))
        for index in source.tokens.indices where source.tokens[index].kind == .word {
            let name = source.tokens[index].text
            let isMember = source.token(index - 1)?.isMark(".") ?? false
            let isView = parameters.contains(name) || scopes.contain(name, at: index)
            if isView, !isMember, isCall(at: index + 1, source) {
                source.insert(".initialized", after: index)
            } else if isCallOfCellInitializer(name, at: index, source) {
                source.replace(index + 2...index + 2, with: "initialized")
            } else if isView && !isMember || metatypes.contains(name),
                source.token(index + 1)?.isMark(".") ?? false, source.token(index + 2)?.isWord("init") ?? false,
                isCall(at: index + 3, source)
            {
                source.replace(index + 2...index + 2, with: "initialized")
            }
        }
    }

    /// Whether a call such as `row.cellType.init(style: …, reuseIdentifier: …)` begins with the token at the given
    /// index: the labels are those of an initializer of cells, and the name, which does not begin with a capital
    /// letter, is not that of a class.
    private func isCallOfCellInitializer(_ name: String, at index: Int, _ source: SourceText) -> Bool {
        guard name.first?.isLowercase ?? false, name != "super", name != "self",
            source.token(index + 1)?.isMark(".") ?? false, source.token(index + 2)?.isWord("init") ?? false,
            source.token(index + 3)?.isMark("(") ?? false, let end = source.end(of: index + 3)
        else { return false }
        return ArgumentList(index + 4..<end, source).labels == ["style", "reuseIdentifier"]
    }

    /// Whether the token at the given index opens the arguments of an initializer call that has an `initialized` method as
    /// a replacement.
    private func isCall(at open: Int, _ source: SourceText) -> Bool {
        guard source.token(open)?.isMark("(") ?? false, let first = source.next(open + 1) else { return false }
        if source.tokens[first].isMark(")") { return true }
        return Self.labels.contains(source.tokens[first].text) && (source.token(first + 1)?.isMark(":") ?? false)
    }

    /// The extensions in which names stand for view classes that are known only at run time.
    private struct Scopes {
        typealias Scope = (body: ClosedRange<Int>, names: Set<String>)

        let extensions: [Scope]
        /// The bodies of types, inside which the names of an extension around them have no such meaning.
        let types: [ClosedRange<Int>]

        /// Whether the name at the given index stands for such a class.
        func contain(_ name: String, at index: Int) -> Bool {
            extensions.contains { body, names in
                names.contains(name) && body.contains(index)
                    && !types.contains { $0.contains(index) && body.contains($0.lowerBound) }
            }
        }
    }

    /// The extensions of views, and those with a clause like `where Self: UIView`, in which `Self` is a view class; and
    /// those of protocols, in which associated types that are constrained to view classes are.
    private func scopes(_ source: SourceText) -> [Scopes.Scope] {
        extensions(source).map { name, body in
            let type = source.tokens[lastPart(of: name, source)].text
            let hasViews = views.contains(type) || boundsSelf(name..<body.lowerBound, source)
            return (body, views.associatedViews(of: type).union(hasViews ? ["Self"] : []))
        }
    }

    /// The extensions in a source: the index of the name of the extended type, and the body.
    private func extensions(_ source: SourceText) -> [(name: Int, body: ClosedRange<Int>)] {
        source.tokens.indices.compactMap { index in
            guard source.tokens[index].isWord("extension"), let name = source.next(index + 1),
                let open = source.tokens.indices[name...].first(where: { source.tokens[$0].isMark("{") }),
                let end = source.end(of: open)
            else { return nil }
            return (name, open...end)
        }
    }

    /// The index of the token that is the last component of a type name, such as `Inner` in `Outer.Inner`; `name` is
    /// the index of the first component.
    private func lastPart(of name: Int, _ source: SourceText) -> Int {
        var last = name
        while source.token(last + 1)?.isMark(".") ?? false, source.token(last + 2)?.kind == .word { last += 2 }
        return last
    }

    /// The keywords after `class` that show that the word does not declare a type.
    private static let membersOfClasses: Set = ["func", "var", "subscript", "override", "final"]

    /// The bodies of types, in which `Self` is the type itself.
    private func bodiesOfTypes(_ source: SourceText) -> [ClosedRange<Int>] {
        source.tokens.indices.compactMap { index in
            guard ["struct", "class", "enum", "actor", "protocol"].contains(source.tokens[index].text),
                let name = source.next(index + 1), source.tokens[name].kind == .word,
                !Self.membersOfClasses.contains(source.tokens[name].text),
                let open = source.tokens.indices[name...].first(where: { source.tokens[$0].isMark("{") }),
                let end = source.end(of: open)
            else { return nil }
            return open...end
        }
    }

    /// Whether the given `where` clause of an extension constrains `Self` to a view class.
    private func boundsSelf(_ clause: Range<Int>, _ source: SourceText) -> Bool {
        clause.contains { index in
            guard source.tokens[index].isWord("Self"), let colon = source.next(index + 1),
                source.tokens[colon].isMark(":"), let bound = source.next(colon + 1)
            else { return false }
            return views.contains(source.tokens[bound].text)
        }
    }

    /// The names of the generic parameters in a source that are constrained to view classes.
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

    /// The names of the properties, variables and parameters in a source whose types are metatypes of view classes.
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
