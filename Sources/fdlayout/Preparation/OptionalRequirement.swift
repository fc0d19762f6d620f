import Foundation

/// An optional requirement of a protocol from Objective-C: a method or a property.
struct OptionalRequirement {
    /// The name without argument labels.
    let name: String
    /// The source text of the declaration after the keyword, on one line: the name with parameters and result, or the
    /// name with the type.
    let signature: String
    /// The parameters of a method, or `nil` for a property.
    let parameters: [MethodDeclarations.Parameter]?
    /// The names of the parameters inside the method.
    let innerNames: [String]
    /// The value of objects that do not implement the requirement, as source text: empty for methods without a result,
    /// and `nil` for properties and for methods whose result is not optional, which throw an error instead.
    let missingValue: String?
    /// The index of the parenthesis that ends the parameters of a method.
    let parametersEnd: Int?
    /// The index of the keyword `func` or `var`.
    private let keyword: Int
    /// The braces of a property's accessors.
    private let accessors: ClosedRange<Int>?
    /// The name and the parameters of a method, on one line.
    private let heading: String
    /// The type of a method's result, or of a property.
    private let type: String

    /// Parses the requirement whose keyword `func` or `var` is at the given index; `nil` if the declaration is not
    /// understood.
    init?(at keyword: Int, _ source: SourceText) {
        guard let place = source.next(keyword + 1), source.tokens[place].kind == .word else { return nil }
        self.keyword = keyword
        name = source.tokens[place].text
        let end = Self.end(from: place, source)
        signature = Self.line(place..<end, source)
        if source.tokens[keyword].isWord("func") {
            guard let open = source.next(place + 1), source.tokens[open].isMark("("), let close = source.end(of: open)
            else { return nil }
            let list = ArgumentList(open + 1..<close, source).arguments
            parameters = MethodDeclarations.list(open + 1..<close, source)
            innerNames = list.compactMap { $0.label?.split(separator: " ").last.map(String.init) }
            (parametersEnd, heading) = (close, Self.line(place..<close + 1, source))
            type = Self.result(after: close, end: end, source)
            (missingValue, accessors) = (Self.missingResult(of: type), nil)
        } else {
            (parameters, innerNames, parametersEnd, heading, missingValue) = (nil, [], nil, name, nil)
            guard let colon = source.next(place + 1), source.tokens[colon].isMark(":"),
                source.token(end)?.isMark("{") ?? false, let brace = source.end(of: end)
            else { return nil }
            type = source.source(colon + 1..<end).trimmingCharacters(in: .whitespaces)
            accessors = end...brace
        }
    }

    /// The source text of the given tokens on one line, without comments.
    private static func line(_ range: Range<Int>, _ source: SourceText) -> String {
        let text = source.tokens[range].filter { $0.kind != .comment }.map { $0.kind == .space ? " " : $0.text }
        return text.joined().split(separator: " ").joined(separator: " ")
    }

    /// The type of the result of a method whose parameters end at the given index.
    private static func result(after close: Int, end: Int, _ source: SourceText) -> String {
        guard let arrow = source.next(close + 1), arrow < end, source.tokens[arrow].isMark("-") else { return "Void" }
        return source.source(arrow + 2..<end)
    }

    private static func missingResult(of type: String) -> String? {
        if ["Void", "()"].contains(type) { return "" }
        return type.hasSuffix("?") || type.hasSuffix("!") ? "nil" : nil
    }

    /// The index at which the declaration ends: that of the accessors of a property, of a semicolon, of a line end
    /// outside of brackets, or of the end of the protocol.
    private static func end(from start: Int, _ source: SourceText) -> Int {
        var index = start
        while let token = source.token(index) {
            if token.isMark("{") || token.isMark("}") || token.isMark(";") || token.lineEnds > 0 { return index }
            if token.isMark("(") || token.isMark("["), let close = source.end(of: index) { index = close }
            index += 1
        }
        return index
    }

    /// Whether an extension can declare a property with the name of the requirement. It cannot if the requirement is a
    /// property or a method without parameters.
    var canHaveProperty: Bool { parameters?.isEmpty == false }

    /// Whether the requirement is a property.
    var isProperty: Bool { accessors != nil }

    /// Whether the requirement throws an error in objects that do not implement it.
    var canThrow: Bool { missingValue == nil }

    /// Makes the requirement one that can throw. Methods and properties that do not throw satisfy it as well. The
    /// compiler prefers the property of the same name that ``optionalProperty(_:in:)`` declares.
    func declareThrowing(_ source: inout SourceText) {
        if let accessors {
            source.insert("@_disfavoredOverload ", before: keyword)
            source.replace(accessors, with: "{ get throws }")
        } else if canThrow, let parametersEnd {
            source.insert(" throws", after: parametersEnd)
        }
    }

    /// The declaration of a property that is `nil` in objects that do not implement the requirement; `nil` for methods.
    ///
    /// - Parameter protocolName: the name of the protocol with the requirement.
    func optionalProperty(_ access: String, in protocolName: String) -> String? {
        guard accessors != nil else { return nil }
        return "\(access)var \(name): \(result) "
            + "{ do { return try (self as any \(protocolName)).\(name) as \(type) } catch { return nil } }"
    }

    /// The declaration with which an extension implements the requirement.
    ///
    /// - Parameter error: the type of the error of methods that are not implemented.
    func implementation(_ access: String, error: String) -> String {
        guard accessors == nil else {
            return "@_disfavoredOverload \(access)var \(name): \(type) { get throws { throw \(error)() } }"
        }
        guard let missingValue else {
            return "\(access)func \(heading) throws -> \(type) { throw \(error)() }"
                + (canHaveProperty ? "" : "; \(access)func \(Self.call(of: name))() -> \(result) { try? \(name)() }")
        }
        return "\(access)func \(signature) { \(missingValue) }"
    }

    /// The declaration of a function that calls the requirement on `receiver`.
    func call(_ access: String) -> String {
        let arguments = zip(parameters ?? [], innerNames).map { parameter, inner in
            parameter.label.map { "\($0): \(inner)" } ?? inner
        }
        let call = "receiver.\(name)(\(arguments.joined(separator: ", ")))"
        guard canThrow else {
            return "\(access)func callAsFunction\(signature.dropFirst(name.count)) { \(call) }"
        }
        return "\(access)func callAsFunction\(heading.dropFirst(name.count)) -> \(result) { try? \(call) }"
    }

    /// The name of the method that calls an optional method without parameters, and returns `nil` if it is not
    /// implemented.
    static func call(of name: String) -> String { "optional_\(name)" }

    /// The type of the result of a call, which is `nil` if the requirement is not implemented.
    private var result: String { "Optional<\(type)>" }
}
