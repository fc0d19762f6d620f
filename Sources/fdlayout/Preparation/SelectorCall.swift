/// A call with a `#selector` expression as one of its arguments.
struct SelectorCall {
    /// The name of the called function or class: the word before the parenthesis.
    private let name: String
    private let nameIndex: Int
    private let open: Int
    private let end: Int
    private let arguments: ArgumentList

    /// Parses the innermost call around the given index; `nil` if there is none.
    init?(around index: Int, _ source: SourceText) {
        var depth = 0
        var found: Int?
        for candidate in source.tokens.indices.prefix(index).reversed() where source.tokens[candidate].kind == .mark {
            switch source.tokens[candidate].text {
            case ")", "]", "}": depth += 1
            case "(", "[", "{":
                if depth == 0 { found = candidate }
                depth -= 1
            default: break
            }
            if found != nil { break }
        }
        guard let open = found, source.tokens[open].isMark("("), let end = source.end(of: open),
            let name = source.previous(open), source.tokens[name].kind == .word
        else { return nil }
        (self.name, nameIndex, self.open, self.end) = (source.tokens[name].text, name, open, end)
        arguments = ArgumentList(open + 1..<end, source)
    }

    /// Rewrites the call so that it takes the given closure instead of the selector.
    ///
    /// - Returns: whether the call was rewritten; if not, the source is unchanged.
    func rewrite(_ source: inout SourceText, _ closure: SelectorClosure) -> Bool {
        switch (name, arguments.labels) {
        case ("addTarget", [nil, "action", "for"]): rewriteTarget(&source, closure)
        case ("UIBarButtonItem", _): rewriteBarButtonItem(&source, closure)
        case ("addObserver", [nil, "selector", "name", "object"]): rewriteObserver(&source, closure)
        case ("scheduledTimer", Self.labelsOfTimers), ("Timer", Self.labelsOfTimers): rewriteTimer(&source, closure)
        case ("CADisplayLink", ["target", "selector"]): rewriteDisplayLink(&source, closure)
        default: false
        }
    }

    // MARK: Kinds of calls

    private func rewriteTarget(_ source: inout SourceText, _ closure: SelectorClosure) -> Bool {
        guard let action = action(arguments.arguments[0].value, source, closure), let events = arguments["for"]
        else { return false }
        let text = "addAction(\(action), for: \(source.source(events)))"
        source.replace(nameIndex...end, with: text)
        return true
    }

    private func rewriteBarButtonItem(_ source: inout SourceText, _ closure: SelectorClosure) -> Bool {
        guard let target = arguments["target"], let action = action(target, source, closure) else { return false }
        let text: String
        switch arguments.labels {
        case ["barButtonSystemItem", "target", "action"]:
            text = "systemItem: \(value(0, source)), primaryAction: \(action)"
        case ["title", "style", "target", "action"]:
            text = "title: \(value(0, source)), image: nil, primaryAction: \(action)"
        case ["image", "style", "target", "action"]:
            text = "title: nil, image: \(value(0, source)), primaryAction: \(action)"
        default: return false
        }
        source.replace(open + 1...end - 1, with: text)
        return true
    }

    private func rewriteObserver(_ source: inout SourceText, _ closure: SelectorClosure) -> Bool {
        guard let target = Target(source.source(arguments.arguments[0].value)),
            let call = closure.notificationCall(target.name), let start = startOfStatement(source)
        else { return false }
        // Foundation's method requires closures that are not isolated to an actor, but the observer may be a view that
        // is isolated to one. UIKit's variant, without a queue, accepts such closures.
        let queue = usesUIKit(source) ? "" : ", queue: nil"
        let names = "forName: \(value(2, source)), object: \(value(3, source))\(queue)"
        let head = closure.parameters.isEmpty ? "_ in" : "notification in"
        source.replace(open...end, with: "(\(names)) { \(target.capture) \(head) \(call) }")
        source.insert("_ = ", before: start)
        return true
    }

    private static let labelsOfTimers = ["timeInterval", "target", "selector", "userInfo", "repeats"]

    /// The closure retains the target, as the timer does on iOS until it is invalidated. A value for the timer's
    /// `userInfo`, which Foundation's timers do not have, is not supported.
    private func rewriteTimer(_ source: inout SourceText, _ closure: SelectorClosure) -> Bool {
        guard let target = Target(value(1, source)), value(3, source) == "nil",
            let call = closure.timerCall(target.name, type: "Timer")
        else { return false }
        // As for observers, UIKit's variants accept closures that are isolated to an actor.
        let usesUIKit = usesUIKit(source)
        let interval = usesUIKit || name == "Timer" ? "timeInterval" : "withTimeInterval"
        let numbers = "\(interval): \(value(0, source)), repeats: \(value(4, source))"
        let closure = "{ \(target.strongCapture) \(call) }"
        source.replace(open...end, with: "(\(numbers), \(usesUIKit ? "calling" : "block"): \(closure))")
        return true
    }

    /// The closure retains the target, as the link does on iOS until it is invalidated.
    private func rewriteDisplayLink(_ source: inout SourceText, _ closure: SelectorClosure) -> Bool {
        guard let target = Target(value(0, source)),
            let call = closure.timerCall(target.name, type: "CADisplayLink")
        else { return false }
        source.replace(open...end, with: "(calling: { \(target.strongCapture) \(call) })")
        return true
    }

    /// Whether the copy imports UIKit: a source with selectors that imports Foundation gets the import.
    private func usesUIKit(_ source: SourceText) -> Bool {
        source.imports("UIKit") || source.imports("Foundation") && !source.imports("CoreGraphics")
    }

    private func value(_ number: Int, _ source: SourceText) -> String {
        source.source(arguments.arguments[number].value)
    }

    /// The source text of a `UIAction` that calls the method of the given target, or `nil` if the target is no name or
    /// the method has more than one parameter.
    private func action(_ target: Range<Int>, _ source: SourceText, _ closure: SelectorClosure) -> String? {
        guard let target = Target(source.source(target)), let call = closure.actionCall(target.name) else { return nil }
        return "UIAction { \(target.capture) \(closure.parameters.isEmpty ? "_" : "action") in \(call) }"
    }

    /// The index of the first token of the called expression if the expression is a path of names at the start of a
    /// statement; otherwise `nil`.
    private func startOfStatement(_ source: SourceText) -> Int? {
        var start = nameIndex
        while let before = source.previous(start),
            source.tokens[before].isMark(".")
                || source.tokens[before].kind == .word && source.tokens[start].isMark("."),
            source.tokens[before].line == source.tokens[start].line || source.tokens[start].isMark(".")
        {
            start = before
        }
        guard source.tokens[start].kind == .word else { return nil }
        guard let before = source.previous(start) else { return start }
        let endsStatement = ["{", "}", ";", ")"].contains(source.tokens[before].text)
        return endsStatement || source.tokens[before].line < source.tokens[start].line ? start : nil
    }

    /// The target of a selector, as an object that a closure captures.
    private struct Target {
        /// The name of the target inside the closure.
        let name: String
        /// The entry for the target in a capture list.
        private let entry: String
        /// The list with which a closure captures the target weakly.
        var capture: String { "[weak \(entry)]" }
        /// The list with which a closure captures the target and retains it.
        var strongCapture: String { "[\(entry)]" }

        /// Parses a name, or several names separated by dots.
        init?(_ text: String) {
            guard !text.isEmpty, text != "nil", text.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
            else { return nil }
            (name, entry) = text.contains(".") ? ("target", "target = \(text)") : (text, text)
        }
    }
}
