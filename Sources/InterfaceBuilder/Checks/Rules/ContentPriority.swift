nonisolated extension CheckRule {
    static let contentPriority = CheckRule(
        id: "content-priority", level: .warning,
        summary: "neighbours that share a width or height, with equal content priorities",
        explanation: """
            Views with contents fill a width or height together, and the constraints do not determine which one is \
            stretched or compressed. Xcode: "Content Priority Ambiguity". Set the hugging priority of the one that keeps \
            the size of its content one higher, or the compression resistance priority of the one that is shown \
            completely. Heights that differ from the contents only by rounding, and heights that are shared only in the \
            stored height of a row that sizes itself, are notes. Labels of several lines beside each other in a stack \
            view are not reported, since UIKit gives them equal shares.
            """)
}

nonisolated extension DocumentRule {
    static let contentPriority = DocumentRule(rule: .contentPriority) { document in
        let constraints = HorizontalConstraints(document)
        return document.elements.compactMap { element -> InterfaceFinding? in
            guard let first = ContentNeighbour(element, constraints, document),
                let next = first.next, let second = ContentNeighbour(next, constraints, document),
                first.hugging == second.hugging, first.fillsSuperview(with: second)
            else { return nil }
            return document.finding(
                .contentPriority, element,
                "\(document.name(of: element)) and \(document.name(of: next)) share a width with equal hugging priorities",
                details: [
                    "Fix: set the horizontal hugging priority of the one that keeps its size to \(first.hugging + 1)."
                ])
        }
    }
}

/// A label or button whose width is determined only by its content and by its neighbours.
private nonisolated struct ContentNeighbour {
    private let element: IBElement
    private let sides: [HorizontalConstraints.Side]
    private let document: CheckedDocument
    let hugging: Int

    init?(_ element: IBElement, _ constraints: HorizontalConstraints, _ document: CheckedDocument) {
        let sides = constraints.of(element)
        guard ["label", "button"].contains(element.name), !sides.contains(where: { $0.attribute == "width" }),
            element["translatesAutoresizingMaskIntoConstraints"] == "NO", sides.allSatisfy(\.isRequiredEquality),
            sides.count == 2, element["customClass"] == nil, element["horizontalCompressionResistancePriority"] == nil
        else { return nil }
        (self.element, self.sides, self.document) = (element, sides, document)
        hugging = Self.priority(element["horizontalHuggingPriority"]) ?? 250
    }

    /// The priority that the text contains, as a whole number limited to 0 to 1000; `nil` if the text is not a number.
    private static func priority(_ text: String?) -> Int? {
        guard let text, let number = Double(text), !number.isNaN else { return nil }
        return Int(min(max(number, 0), 1000))
    }

    /// The sibling that follows this view at a fixed distance, or `nil` if there is none.
    var next: IBElement? {
        let side = sides.first { side in
            side.attribute == "trailing" && side.otherAttribute == "leading"
        }
        guard let next = document.element(side?.other), document.superview(of: next) === document.superview(of: element)
        else { return nil }
        return next
    }

    func fillsSuperview(with second: ContentNeighbour) -> Bool {
        isTiedToSuperview(HorizontalConstraints.leadingEdges)
            && second.isTiedToSuperview(HorizontalConstraints.trailingEdges)
    }

    private func isTiedToSuperview(_ edges: Set<String>) -> Bool {
        guard let superview = document.superview(of: element) else { return false }
        let guides = Set(superview.children.filter { IBObjectBuilder.guideNames.contains($0.name) }.compactMap(\.id))
        return sides.contains { side in
            guard edges.contains(side.attribute), let other = side.other, let attribute = side.otherAttribute else {
                return false
            }
            return (other == superview.id || guides.contains(other)) && edges.contains(attribute)
        }
    }
}
