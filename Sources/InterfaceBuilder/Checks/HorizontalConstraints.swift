/// The horizontal constraints in a document, by the ids of the views and guides that they relate.
nonisolated struct HorizontalConstraints {
    /// One of the two items of a constraint: its attribute, and the other item with that item's attribute.
    nonisolated struct Side {
        let attribute: String
        let element: IBElement
        /// The id of the other item, or `nil` if the constraint sets a constant size.
        let other: String?
        let otherAttribute: String?

        var isRequiredEquality: Bool {
            element["relation"] == nil && (element["priority"].flatMap(Double.init) ?? 1000) >= 1000
        }
    }

    private var sides: [String: [Side]] = [:]

    init(_ document: CheckedDocument) {
        for element in document.elements where element.name == "constraint" {
            guard let attribute = element["firstAttribute"] else { continue }
            let owner = document.parent(of: element).flatMap(document.parent(of:))?.id
            guard let first = element["firstItem"] ?? owner else { continue }
            let (second, other) = (element["secondItem"], element["secondAttribute"])
            add(first, Side(attribute: attribute, element: element, other: second, otherAttribute: other))
            if let second, let other {
                add(second, Side(attribute: other, element: element, other: first, otherAttribute: attribute))
            }
        }
    }

    private mutating func add(_ id: String, _ side: Side) {
        guard Self.attributes.contains(side.attribute) else { return }
        sides[id, default: []].append(side)
    }

    /// The constraints that refer to the given object.
    func of(_ element: IBElement) -> [Side] { element.id.flatMap { sides[$0] } ?? [] }

    static let leadingEdges: Set<String> = ["leading", "left", "leadingMargin", "leftMargin"]
    static let trailingEdges: Set<String> = ["trailing", "right", "trailingMargin", "rightMargin"]
    static let centers: Set<String> = ["centerX", "centerXWithinMargins"]
    private static let attributes = leadingEdges.union(trailingEdges).union(centers).union(["width"])
}
