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
    /// The value of objects that do not implement the requirement, as source text; empty for methods without a result.
    let missingValue: String

    /// The values for objects that do not implement a requirement, by the type of its result.
    private static let values = [
        "Void": "", "()": "", "Bool": "false", "Int": "0", "UInt": "0", "Float": "0", "Double": "0", "CGFloat": "0",
        "TimeInterval": "0", "String": "\"\"", "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero",
        "UIEdgeInsets": ".zero", "NSDirectionalEdgeInsets": ".zero",
    ]

    /// Parses the requirement whose keyword `func` or `var` is at the given index; `nil` if the declaration is not
    /// understood or no value of the result's type is known.
    init?(at keyword: Int, _ source: SourceText) {
        guard let place = source.next(keyword + 1), source.tokens[place].kind == .word else { return nil }
        name = source.tokens[place].text
        let end = Self.end(from: place, source)
        let text = source.tokens[place..<end].filter { $0.kind != .comment }.map { $0.kind == .space ? " " : $0.text }
            .joined()
        let isMethod = source.tokens[keyword].isWord("func")
        var type = "Void"
        if isMethod {
            guard let open = source.next(place + 1), source.tokens[open].isMark("("), let close = source.end(of: open)
            else { return nil }
            let list = ArgumentList(open + 1..<close, source).arguments
            parameters = MethodDeclarations.list(open + 1..<close, source)
            innerNames = list.compactMap { $0.label?.split(separator: " ").last.map(String.init) }
            if let arrow = source.next(close + 1), arrow < end, source.tokens[arrow].isMark("-") {
                type = source.source(arrow + 2..<end)
            }
        } else {
            (parameters, innerNames) = (nil, [])
            guard let colon = source.next(place + 1), source.tokens[colon].isMark(":") else { return nil }
            type = source.source(colon + 1..<end)
        }
        signature = text.split(separator: " ").joined(separator: " ")
        guard let value = Self.missingValue(of: type) else { return nil }
        missingValue = value
    }

    private static func missingValue(of type: String) -> String? {
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
        return values[type]
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

    /// The declaration with which an extension implements the requirement.
    func implementation(_ access: String) -> String {
        parameters == nil
            ? "\(access)var \(signature) { \(missingValue) }" : "\(access)func \(signature) { \(missingValue) }"
    }

    /// The declaration of a function that calls the requirement on `receiver`.
    func call(_ access: String) -> String {
        let arguments = zip(parameters ?? [], innerNames).map { parameter, inner in
            parameter.label.map { "\($0): \(inner)" } ?? inner
        }
        let rest = signature.dropFirst(name.count)
        return "\(access)func callAsFunction\(rest) { receiver.\(name)(\(arguments.joined(separator: ", "))) }"
    }
}
