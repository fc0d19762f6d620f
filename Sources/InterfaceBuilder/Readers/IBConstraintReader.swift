import Foundation
import UIKitLayout

/// Reads `<constraint>` elements.
struct IBConstraintReader {
    let builder: IBObjectBuilder

    /// Creates the constraint that an element describes. If the element refers to an object that is not a supported
    /// view or guide, the result is `nil` and a warning is added.
    func read(_ element: IBElement, owner: UIView) throws -> NSLayoutConstraint? {
        let first = element["firstItem"] == nil ? owner : try item(element, "firstItem")
        let second = try item(element, "secondItem")
        guard let first, let firstAttribute = try attribute(element, "firstAttribute"),
            second != nil || element["secondItem"] == nil
        else { return nil }
        try check([first, second], belongTo: owner, element)
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: try relation(element), toItem: second,
            attribute: try attribute(element, "secondAttribute") ?? .notAnAttribute,
            multiplier: try multiplier(element), constant: try constant(element, first, second))
        constraint.priority = UILayoutPriority(Float(try number(element, "priority") ?? 1000))
        constraint.identifier = element["identifier"]
        try check(constraint, element)
        return constraint
    }

    /// The constraint's constant, in points. At design time, standard spacing to a safe area is 0 in versions of Xcode
    /// that omit it.
    private func constant(_ element: IBElement, _ first: AnyObject, _ second: AnyObject?) throws -> CGFloat {
        let isSymbolic = element["symbolic"] == "YES" && builder.options.isDesignTime
        let isOmitted = isSymbolic && builder.options.conventions.omitsSpacingToSafeAreas
        if isOmitted, isSafeArea(first) || isSafeArea(second) { return 0 }
        return try number(element, "constant") ?? 0
    }

    private func isSafeArea(_ item: AnyObject?) -> Bool {
        guard let guide = item as? UILayoutGuide else { return false }
        return guide === guide.owningView?.safeAreaLayoutGuide
    }

    /// The view or guide to which the given attribute refers, or `nil` if the attribute is missing. If the attribute
    /// refers to an object of another kind or to one that is not in the file, the result is also `nil` and a warning is
    /// added.
    private func item(_ element: IBElement, _ name: String) throws -> AnyObject? {
        guard let id = element[name] else { return nil }
        if let item = builder.constraintItem(withID: id) { return item }
        let isInFile = builder.file.objectIDs.contains(id)
        let reason = isInFile ? "is not a supported view or guide" : "is not in the file"
        builder.warn(element, "constraint \(element.id ?? "") refers to \(id), which \(reason)")
        return nil
    }

    private func check(_ items: [AnyObject?], belongTo owner: UIView, _ element: IBElement) throws {
        for item in items {
            let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
            guard let view, !view.isDescendant(of: owner) else { continue }
            throw builder.error(
                element, "constraint \(element.id ?? "") refers to a view outside the one that holds it")
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    private func attribute(
        _ element: IBElement, _ name: String
    ) throws -> NSLayoutConstraint.Attribute? {
        guard let text = element[name] else { return nil }
        guard let attribute = Self.attributes[text] else {
            throw builder.error(element, "\(name) \"\(text)\" is not a layout attribute")
        }
        return attribute
    }

    private func relation(_ element: IBElement) throws -> NSLayoutConstraint.Relation {
        switch element["relation"] {
        case nil, "equal": .equal
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        case let text?: throw builder.error(element, "relation \"\(text)\" is not a relation")
        }
    }

    private func number(_ element: IBElement, _ name: String) throws -> CGFloat? {
        guard let text = element[name] else { return nil }
        guard let number = IBNumber.length(text) else {
            throw builder.error(element, "\(name) \"\(text)\" is not a number or is out of range")
        }
        return number
    }

    /// The constraint's multiplier. In files it is a number or a ratio such as "16:9" or "16/9".
    private func multiplier(_ element: IBElement) throws -> CGFloat {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { IBNumber.length(String($0)) }
        if parts.count == 1, let number = parts[0] { return number }
        if parts.count == 2, let above = parts[0], let below = parts[1], below != 0,
            (above / below).magnitude <= 1e9
        {
            return above / below
        }
        throw builder.error(element, "multiplier \"\(text)\" is neither a number nor a ratio")
    }

    private func check(_ constraint: NSLayoutConstraint, _ element: IBElement) throws {
        let priority = constraint.priority.rawValue
        guard priority > 0, priority <= 1000 else {
            throw builder.error(element, "priority \(priority) is not above 0 and at most 1000")
        }
        if let reason = constraint.reasonForInvalidPairing {
            throw builder.error(element, "constraint \(element.id ?? ""): \(reason)")
        }
    }
}
