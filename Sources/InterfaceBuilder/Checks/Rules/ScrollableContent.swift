nonisolated extension CheckRule {
    static let scrollableContent = CheckRule(
        id: "ambiguous-scrollable-content", level: .error, summary: "a scroll view whose content has no size",
        explanation: """
            The content of a scroll view has no size of its own: its size is determined by constraints between its \
            edges and its subviews. Without one to each edge its width or height is ambiguous, and it does not \
            scroll. Constrain the content's leading, trailing, top and bottom edges to the scroll view or to its \
            content layout guide. An empty scroll view that shows its content layout guide is a note: code may fill \
            it. Content that a constraint to the frame layout guide or to a view outside holds at an edge has a \
            position there; the scroll view's centre replaces a leading or top edge. Content that is constrained to \
            all edges but has an ambiguous size itself is reported by the rule ambiguous.
            """)
}

nonisolated extension DocumentRule {
    static let scrollableContent = DocumentRule(rule: .scrollableContent) { document in
        document.elements.filter { $0.name == "scrollView" }.compactMap { element in
            ScrollableContent(element, document).finding
        }
    }
}

/// The edges of a scroll view that constraints relate to the views inside it.
nonisolated struct ScrollableContent {
    private let element: IBElement
    private let document: CheckedDocument
    private let guide: IBElement?
    /// The edges of the scroll view, or of its content layout guide, to which constraints tie the content.
    private var edges: Set<String> = []
    /// The attributes of the scroll view itself to which constraints tie the content. Its centre is the centre of its
    /// frame, so a constraint to it determines the position of the content, but not the end of the content area (Apple,
    /// Auto Layout Guide, Working with Scroll Views).
    private var attributesOfFrame: Set<String> = []
    /// The edges of the content that constraints tie to something outside: the frame layout guide or another view.
    private var edgesTiedOutside: Set<String> = []

    init(_ element: IBElement, _ document: CheckedDocument) {
        (self.element, self.document) = (element, document)
        guide = element.children.first { $0.name == "viewLayoutGuide" && $0["key"] == "contentLayoutGuide" }
        let own = Set([element.id, guide?.id].compactMap(\.self))
        let inner = Set(element.list("subviews").flatMap { $0.descendants { $0.id != nil } }.compactMap(\.id))
        for constraint in element.descendants(where: { $0.name == "constraint" }) + outerConstraints {
            let owner = document.parent(of: constraint).flatMap(document.parent(of:))?.id
            let sides = [
                (constraint["firstItem"] ?? owner ?? "", constraint["firstAttribute"] ?? ""),
                (constraint["secondItem"] ?? "", constraint["secondAttribute"] ?? ""),
            ]
            guard let content = sides.first(where: { inner.contains($0.0) }) else { continue }
            for side in sides where own.contains(side.0) { edges.insert(side.1) }
            if let side = sides.first(where: { $0.0 == element.id }) { attributesOfFrame.insert(side.1) }
            let isTiedOutside = sides.contains { !$0.0.isEmpty && !own.contains($0.0) && !inner.contains($0.0) }
            if isTiedOutside { edgesTiedOutside.insert(content.1) }
        }
    }

    /// The constraints of all surrounding views. Any of these views may contain constraints between the content and the
    /// scroll view.
    private var outerConstraints: [IBElement] {
        document.ancestors(of: element).flatMap { $0.list("constraints") }
    }

    /// Whether the scroll view has no subviews.
    private var isEmpty: Bool { element.list("subviews").isEmpty }

    private var isJudged: Bool {
        let subviews = element.list("subviews")
        return !["off", "ignoreSizes"].contains(element["verifyAmbiguity"] ?? "") && !(isEmpty && guide == nil)
            && subviews.allSatisfy {
                $0["translatesAutoresizingMaskIntoConstraints"] == "NO" && $0["fixedFrame"] == nil
            }
    }

    /// Whether constraints relate the content to both the leading and the trailing edge of the scroll view.
    private var isTiedHorizontally: Bool {
        (isTied(HorizontalConstraints.leadingEdges, HorizontalConstraints.centers)
            || !attributesOfFrame.isDisjoint(with: HorizontalConstraints.centers))
            && isTied(HorizontalConstraints.trailingEdges, HorizontalConstraints.centers)
    }

    private var isTiedVertically: Bool {
        (isTied(["top", "topMargin"], Self.verticalCenters)
            || !attributesOfFrame.isDisjoint(with: Self.verticalCenters))
            && isTied(["bottom", "bottomMargin"], Self.verticalCenters)
    }

    private static let verticalCenters: Set<String> = ["centerY", "centerYWithinMargins"]

    /// Whether constraints tie the content to the given edge of the scroll view, or tie that edge or the centre of the
    /// content to something outside the scroll view.
    private func isTied(_ edge: Set<String>, _ centers: Set<String>) -> Bool {
        !edges.isDisjoint(with: edge) || !edgesTiedOutside.isDisjoint(with: edge.union(centers))
    }

    /// Whether the scroll view is checked and constraints relate the content to all four edges of the scroll view. If
    /// so, the subviews determine the content size.
    var isTied: Bool { isJudged && isTiedHorizontally && isTiedVertically }

    var finding: InterfaceFinding? {
        guard isJudged, !isTied else { return nil }
        let what = isTiedVertically ? "width" : isTiedHorizontally ? "height" : "width and height"
        return document.finding(
            .scrollableContent, element, "\(document.name(of: element)) has ambiguous scrollable content \(what)",
            level: isEmpty ? .note : nil,
            details: ["Fix: constrain the content to all four edges of the scroll view."])
    }
}
