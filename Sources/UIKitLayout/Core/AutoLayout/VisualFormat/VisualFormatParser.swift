import Foundation

/// Parses a visual format from left to right.
struct VisualFormatParser {
    private let format: [Character]
    private let metrics: [String: CGFloat]
    private let views: Set<String>
    private var position = 0

    init(_ format: String, metrics: [String: CGFloat], views: Set<String>) {
        self.format = Array(format)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        if let axis = axis() { result.axis = axis }
        result.elements.append(try element())
        while position < format.count {
            result.connections.append(try connection())
            result.elements.append(try element())
            if result.elements.last == .superview { break }
        }
        guard position == format.count else { throw error("Expected the end of the format here") }
        guard result.elements.count > 1 || result.elements != [.superview] else { throw error("Expected a view") }
        return result
    }

    // MARK: Parts

    private mutating func axis() -> NSLayoutConstraint.Axis? {
        guard format.count > 1, format[1] == ":", format[0] == "H" || format[0] == "V" else { return nil }
        position = 2
        return format[0] == "H" ? .horizontal : .vertical
    }

    private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
        if take("|") { return .superview }
        guard take("[") else {
            throw error(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
            )
        }
        let name = try viewName()
        let sizes = next == "(" ? try predicates() : []
        guard take("]") else { throw error("Expected a ']' here") }
        return .view(name: name, sizes: sizes)
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if next == "[" || next == "|" { return .standard }
        let distances = next == "(" ? try predicates() : [VisualFormat.Predicate(operand: .number(try number()))]
        guard take("-") else { throw error("Expected a '-' here. That is how you give a distance an end.") }
        return .distances(distances)
    }

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard take("(") else { throw error("Expected a '(' here") }
        var list = [try predicate()]
        while take(",") { list.append(try predicate()) }
        guard take(")") else { throw error("Expected a ')' here") }
        return list
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = self.relation()
        var predicate = VisualFormat.Predicate(relation: relation, operand: try operand())
        if take("@") { predicate.priority = try priority() }
        return predicate
    }

    private mutating func priority() throws(VisualFormatError) -> UILayoutPriority {
        let start = position
        let value = Float(try number())
        guard value > 0, value <= UILayoutPriority.required.rawValue else {
            position = start
            throw error("Expected a priority above 0 and at most 1000 here")
        }
        return UILayoutPriority(value)
    }

    private mutating func relation() -> NSLayoutConstraint.Relation {
        if take("==") { return .equal }
        if take("<=") { return .lessThanOrEqual }
        return take(">=") ? .greaterThanOrEqual : .equal
    }

    private mutating func operand() throws(VisualFormatError) -> VisualFormat.Predicate.Operand {
        let start = position
        if let name = identifier() {
            if let metric = metrics[name] { return .number(metric) }
            guard views.contains(name) else {
                throw error("\(name) is not a key in the metrics or views dictionary.")
            }
            return .view(name)
        }
        position = start
        return .number(try number())
    }

    private mutating func viewName() throws(VisualFormatError) -> String {
        guard let name = identifier() else {
            throw error(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
            )
        }
        guard views.contains(name) else { throw error("\(name) is not a key in the views dictionary.") }
        return name
    }

    /// Parses a number, or the name of a metric, whose value it returns.
    private mutating func number() throws(VisualFormatError) -> CGFloat {
        if let name = identifier() {
            guard let metric = metrics[name] else { throw error("\(name) is not a key in the metrics dictionary.") }
            return metric
        }
        let start = position
        if next == "-" || next == "+" { position += 1 }
        while let character = next, character.isNumber || character == "." { position += 1 }
        guard let value = Double(String(format[start..<position])), value.isFinite else {
            position = start
            throw error("Expected a number or key from the metrics dictionary here")
        }
        return CGFloat(value)
    }

    // MARK: Characters

    private var next: Character? { position < format.count ? format[position] : nil }

    private mutating func take(_ text: String) -> Bool {
        let characters = Array(text)
        guard position + characters.count <= format.count,
            Array(format[position..<position + characters.count]) == characters
        else { return false }
        position += characters.count
        return true
    }

    private mutating func identifier() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        let start = position
        while let character = next, character.isLetter || character.isNumber || character == "_" || character == "." {
            position += 1
        }
        return String(format[start..<position])
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(message, format: format, at: position)
    }
}
