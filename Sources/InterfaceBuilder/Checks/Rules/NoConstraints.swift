import Foundation
import UIKitFacts

nonisolated extension CheckRule {
    static let noConstraints = CheckRule(
        id: "no-constraints", level: .warning, summary: "a view of fixed frame that no constraint names",
        explanation: """
            A view without constraints follows its autoresizing mask. A view is reported if its mask keeps its \
            distances to the left and top and its size: it does not follow the screen, the text size or the language. \
            Xcode warns as well. Add constraints. Views that outlets connect are not reported, since code may \
            constrain them. The finding is a note if the place of the view stays right: its superview has a fixed \
            size, the view is hidden, or it is at the left of its superview and fills less than half of it.
            """)
}

nonisolated extension DocumentRule {
    static let noConstraints = DocumentRule(rule: .noConstraints) { document in
        guard document.root["useAutolayout"] == "YES" else { return [] }
        let named = Set(
            document.elements.filter { $0.name == "constraint" }.flatMap { constraint in
                let owner = document.parent(of: constraint).flatMap(document.parent(of:))?.id
                return [constraint["firstItem"] ?? owner, constraint["secondItem"]].compactMap(\.self)
            })
        let constraints = HorizontalConstraints(document)
        return document.elements.compactMap { element in
            guard element["fixedFrame"] == "YES", element["translatesAutoresizingMaskIntoConstraints"] == "NO",
                let id = element.id, !named.contains(id), document.outlets(of: element).isEmpty,
                element.keepsItsFrame
            else { return nil }
            return document.finding(
                .noConstraints, element, "\(document.name(of: element)) has no constraints: its frame is fixed",
                level: FixedFrame(element, document, constraints).staysInPlace ? .note : nil,
                details: ["Fix: constrain its edges or its centre and, if its content has no size, its size."])
        }
    }
}

/// A view of fixed frame in a superview whose width may change.
private nonisolated struct FixedFrame {
    private let element: IBElement
    private let document: CheckedDocument
    private let constraints: HorizontalConstraints

    init(_ element: IBElement, _ document: CheckedDocument, _ constraints: HorizontalConstraints) {
        (self.element, self.document, self.constraints) = (element, document, constraints)
    }

    /// Whether the view is still in the right place on screens of other widths. This is true if the view is at the left
    /// and fills less than half of the superview, if the width of the superview is fixed, or if the view is hidden. It
    /// is false for other centred, right and wide views.
    var staysInPlace: Bool {
        guard element["hidden"] != "YES", let superview = document.superview(of: element) else { return true }
        guard let frame = element.storedFrame, let width = superview.storedWidth else { return false }
        let right = width - frame.maxX
        let isAtLeft = frame.width < width / 2 && right - frame.minX > width / 10
        return isAtLeft || hasFixedWidth(superview)
    }

    /// Whether the width of a view is the same on all screens: a constraint or a fixed frame determines it; or the
    /// outermost view around it has such a width, because it is neither as wide as a phone nor the view of a controller
    /// or a table view cell.
    private func hasFixedWidth(_ view: IBElement) -> Bool {
        if constraints.of(view).contains(where: { $0.attribute == "width" && $0.other == nil && $0.isRequiredEquality })
        {
            return true
        }
        if view["key"] == "view" || view.name == "tableViewCell" || view.name == "tableViewCellContentView" {
            return false
        }
        if view["fixedFrame"] == "YES" && view.keepsItsFrame { return true }
        guard let superview = document.superview(of: view) else {
            return !DeviceModel.phoneWidths.contains(view.storedWidth ?? 0)
        }
        return hasFixedWidth(superview)
    }
}

nonisolated extension IBElement {
    /// Whether the autoresizing mask of a view keeps its distances to the left and top and its size.
    fileprivate var keepsItsFrame: Bool {
        guard let mask = child("autoresizingMask") else { return true }
        return ["flexibleMinX", "widthSizable", "flexibleMinY", "heightSizable"].allSatisfy { mask[$0] != "YES" }
    }
}
