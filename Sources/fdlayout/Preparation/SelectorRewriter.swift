/// Replaces selectors for which UIKit or Foundation accepts closures by closures, and all other selectors by their
/// names.
///
/// The targets of controls and bar button items become actions, and observers of notifications and targets of timers
/// become closures. Any other selector becomes its name, and its method is then never called, since that requires the
/// Objective-C runtime.
struct SelectorRewriter {
    let methods: MethodDeclarations
    private(set) var diagnostics: [AttributeRewriter.Diagnostic] = []

    init(methods: MethodDeclarations) {
        self.methods = methods
    }

    /// Rewrites all selectors and Objective-C key paths in a source.
    mutating func rewrite(_ source: inout SourceText) {
        for index in source.tokens.indices where source.tokens[index].isMark("#") {
            let open = index + 2
            guard open < source.tokens.count, source.tokens[open].isMark("("), let end = source.end(of: open)
            else { continue }
            if source.tokens[index + 1].isWord("keyPath") {
                rewriteKeyPath(index...end, &source)
            } else if source.tokens[index + 1].isWord("selector") {
                rewriteSelector(index...end, &source)
            }
        }
    }

    private mutating func rewriteSelector(_ range: ClosedRange<Int>, _ source: inout SourceText) {
        let line = source.tokens[range.lowerBound].line
        guard let name = SelectorName(range.lowerBound + 3..<range.upperBound, source) else {
            let text = source.source(range.lowerBound + 3..<range.upperBound)
            source.replace(range, with: "Selector(\"\(text.filter { $0 != "\"" })\")")
            diagnostics.append((line, "#selector(\(text)) is never called without the Objective-C runtime"))
            return
        }
        let parameters = methods.parameters(of: name)
        if let call = SelectorCall(around: range.lowerBound, source), let parameters,
            call.rewrite(&source, SelectorClosure(name: name.base, parameters: parameters))
        {
            return
        }
        source.replace(range, with: "Selector(\"\(name.objectiveCName(parameters))\")")
        diagnostics.append(
            (line, "\(name.base) is never called without the Objective-C runtime; its selector is only a name"))
    }

    private mutating func rewriteKeyPath(_ range: ClosedRange<Int>, _ source: inout SourceText) {
        let text = source.source(range.lowerBound + 3..<range.upperBound)
        let parts = text.split(separator: ".").drop { $0.first?.isUppercase == true }
        source.replace(range, with: "\"\(parts.joined(separator: "."))\"")
    }
}

/// A method that is called by a closure instead of a selector.
struct SelectorClosure {
    let name: String
    let parameters: [MethodDeclarations.Parameter]

    /// The source text of a call with the sender of an action, or `nil` if the method has more than one parameter.
    func actionCall(_ target: String) -> String? {
        guard parameters.count <= 1 else { return nil }
        guard let parameter = parameters.first else { return "\(target)?.\(name)()" }
        func call(_ value: String) -> String {
            "\(target)?.\(name)(\(parameter.label.map { $0 + ": " } ?? "")\(value))"
        }
        if ["Any", "Any?", "AnyObject", "AnyObject?"].contains(parameter.type) {
            return call("action.sender as \(parameter.type.replacingAny)")
        }
        let sender = parameter.type.hasSuffix("!") ? String(parameter.type.dropLast()) : parameter.type
        return "if let sender = action.sender as? \(sender) { \(call("sender")) }"
    }

    /// The source text of a call with a notification, or `nil` if the method has a parameter of another type or several
    /// parameters.
    func notificationCall(_ target: String) -> String? {
        guard let parameter = parameters.first else { return "\(target)?.\(name)()" }
        let type = parameter.type.hasSuffix("!") ? String(parameter.type.dropLast()) : parameter.type
        let value: String
        switch type {
        case "Notification", "Foundation.Notification": value = "notification"
        case "NSNotification", "Foundation.NSNotification": value = "notification as NSNotification"
        default: return nil
        }
        guard parameters.count == 1 else { return nil }
        return "\(target)?.\(name)(\(parameter.label.map { $0 + ": " } ?? "")\(value))"
    }

    /// The source text of a closure's parameter and of a call with a timer of the given type, or `nil` if the method has
    /// a parameter of another type or several parameters.
    func timerCall(_ target: String, type: String) -> String? {
        guard let parameter = parameters.first else { return "_ in \(target).\(name)()" }
        let known = [type, "Any", "AnyObject"].flatMap { [$0, "\($0)?", "\($0)!"] }
        guard parameters.count == 1, known.contains(parameter.type) else { return nil }
        return "timer in \(target).\(name)(\(parameter.label.map { $0 + ": " } ?? "")timer)"
    }
}

extension String {
    /// The casts, after `as`, that convert the optional sender to the parameter's type, which is `Any` or `AnyObject`,
    /// or an optional of either.
    fileprivate var replacingAny: String {
        self == "AnyObject" ? "Any as AnyObject" : self == "AnyObject?" ? "AnyObject?" : self
    }
}
