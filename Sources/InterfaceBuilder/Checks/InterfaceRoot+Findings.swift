import Foundation
import UIKitLayout

extension InterfaceRoot {
    /// What is wrong with the layout, in the order of the file.
    ///
    /// - Parameter width: the root's width, in points; the stored one unless given.
    public func findings(width: CGFloat? = nil) -> [InterfaceFinding] {
        if let width { view.frame.size.width = width }
        let layout = view.computeLayout(findingOpenParts: true)
        let selfSizing = selfSizing()
        // A table gives a cell that sizes itself the height that it wants; the stored one is only the designer's.
        let isFitted = isCell && selfSizing == nil
        let conflicts = isFitted ? view.computeLayout(fitsHeight: true).conflicts : layout.conflicts
        let found =
            conflicts.compactMap(conflict) + ambiguities(layout) + [selfSizing].compactMap { $0 }
            + views.values.flatMap { [cutOffText($0, layout), outside($0, layout)].compactMap { $0 } }
        return found.sorted()
    }

    /// Views whose stored frames are others than those that constraints give in the stored size; to be asked of roots
    /// that were made with design sizes.
    public func staleFrames() -> [InterfaceFinding] {
        frames().compactMap { id, frame in
            guard let view = views[id], !isHidden(view), let stored = storedFrame(of: view), !frame.agrees(with: stored)
            else { return nil }
            return finding(
                .storedFrame, view, "\(name(of: view)) is stored at \(stored.text), its constraints give \(frame.text)")
        }.sorted()
    }

    private var isCell: Bool { view is UITableViewCell || view is UICollectionViewCell }

    // MARK: Conflicts

    private func conflict(_ conflict: UnsatisfiableConstraints) -> InterfaceFinding? {
        guard let object = conflict.broken ?? conflict.constraints.first else { return nil }
        let list = conflict.constraints.map { "\(describe($0)) [\(place(of: $0))]" }.joined(separator: "; ")
        let end = conflict.broken.map { "Auto Layout gives up \(place(of: $0))" } ?? "Auto Layout gives up a given size"
        return finding(.conflict, object, "these constraints cannot all hold: \(list). \(end)")
    }

    private func place(of object: AnyObject) -> String {
        guard let element = elements[ObjectIdentifier(object)] else { return "a constraint of the system's" }
        let label = element["userLabel"].map { " \"\($0)\"" } ?? ""
        return "\(element.id ?? "no id")\(label), line \(element.line)"
    }

    private func describe(_ constraint: NSLayoutConstraint) -> String {
        let sign = [-1: "≤", 0: "=", 1: "≥"][constraint.relation.rawValue] ?? "="
        let left = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute)"
        guard let second = constraint.secondItem else { return "\(left) \(sign) \(constraint.constant.plainText)" }
        let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.plainText) × "
        let constant =
            constraint.constant == 0
            ? "" : " \(constraint.constant < 0 ? "−" : "+") \(constraint.constant.magnitude.plainText)"
        return "\(left) \(sign) \(factor)\(name(of: second)).\(constraint.secondAttribute)\(constant)"
    }

    // MARK: Ambiguity

    private func ambiguities(_ layout: ComputedLayout) -> [InterfaceFinding] {
        layout.open.compactMap { view, parts in
            // What a stack view has hidden nobody places.
            guard !isHidden(view) else { return nil }
            var open: [String] = []
            var advice: [String] = []
            if parts.contains(.width) {
                (open, advice) = (open + ["width"], advice + ["give it a width or tie both sides"])
            }
            if parts.contains(.x) {
                (open, advice) = (open + ["horizontal position"], advice + ["tie its leading edge"])
            }
            if parts.contains(.height) {
                (open, advice) = (open + ["height"], advice + ["give it a height or tie its top and bottom"])
            }
            if parts.contains(.y) { (open, advice) = (open + ["vertical position"], advice + ["tie its top"]) }
            return finding(
                .ambiguous, view,
                "the constraints leave the \(open.joined(separator: ", ")) of \(name(of: view)) open: \(advice.joined(separator: "; "))"
            )
        }
    }

    // MARK: Text and places

    private func cutOffText(_ view: UIView, _ layout: ComputedLayout) -> InterfaceFinding? {
        guard let label = view as? UILabel, !isHidden(label),
            label.text?.contains(where: { !$0.isWhitespace }) == true,
            let frame = layout.frames[ObjectIdentifier(label)], view.designContentSize == nil, !givesWay(label)
        else { return nil }
        let wanted = label.sizeThatFits(CGSize(width: frame.width, height: 0))
        if label.numberOfLines == 1, wanted.width > frame.width + 0.5 {
            return finding(
                .cutOff, label,
                "the text of \(name(of: label)) needs \(wanted.width.plainText) points and has \(frame.width.plainText)"
            )
        }
        guard wanted.height > frame.height + 0.5 else { return nil }
        return finding(
            .cutOff, label,
            "the text of \(name(of: label)) needs a height of \(wanted.height.plainText) points and has \(frame.height.plainText)"
        )
    }

    /// Whether the label's text is made smaller to fit, or a cell of a built-in style makes the label larger.
    private func givesWay(_ label: UILabel) -> Bool {
        if elements[ObjectIdentifier(label)]?["adjustsFontSizeToFit"] == "YES" { return true }
        return (label.superview?.superview as? UITableViewCell)?.hasBuiltIn(label) ?? false
    }

    private func outside(_ view: UIView, _ layout: ComputedLayout) -> InterfaceFinding? {
        guard let superview = view.superview, !isHidden(view), !(superview is UIScrollView),
            let frame = layout.frames[ObjectIdentifier(view)]?.inset(by: view.alignmentRectInsets)
        else { return nil }
        let size = layout.frames[ObjectIdentifier(superview)]?.size ?? superview.bounds.size
        let sides: [(String, CGFloat)] = [
            ("left", -frame.minX), ("top", -frame.minY), ("right", frame.maxX - size.width),
            ("bottom", frame.maxY - size.height),
        ]
        let beyond = sides.filter { $0.1 > 0.5 }.map { "\($0.1.plainText) points at the \($0.0)" }
        guard !beyond.isEmpty else { return nil }
        return finding(
            .outside, view,
            "\(name(of: view)) reaches out of \(name(of: superview)) by \(beyond.joined(separator: ", "))")
    }

    private func storedFrame(of view: UIView) -> CGRect? {
        guard let rect = elements[ObjectIdentifier(view)]?.child("rect", key: "frame") else { return nil }
        let numbers = ["x", "y", "width", "height"].compactMap { IBNumber.length(rect[$0]) }
        return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }

    private func isHidden(_ view: UIView) -> Bool {
        view.isHidden || view.superview.map(isHidden) == true
    }

    // MARK: Words

    func finding(_ kind: InterfaceFinding.Kind, _ object: AnyObject, _ message: String) -> InterfaceFinding {
        let element = elements[ObjectIdentifier(object)]
        return InterfaceFinding(
            kind: kind, path: path, line: element?.line ?? 1, objectID: element?.id ?? "", message: message)
    }

    /// A view as somebody knows it who has seen the screen: what it is, what it is called or says, and its id.
    func name(of item: AnyObject?) -> String {
        guard let item, let element = elements[ObjectIdentifier(item)] else { return "the root" }
        let kind = element.name == "viewLayoutGuide" ? "\(element["key"] ?? "layout") guide" : element.name
        let title = element["userLabel"] ?? element["text"] ?? element.child("state", key: "normal")?["title"]
        let quoted = title.map { " \"\($0.prefix(24))\($0.count > 24 ? "…" : "")\"" } ?? ""
        return "\(kind)\(quoted) (\(element.id ?? ""))"
    }
}

extension CGRect {
    fileprivate func agrees(with other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            $0.magnitude <= 0.5
        }
    }

    fileprivate var text: String {
        "(\(minX.plainText), \(minY.plainText), \(width.plainText), \(height.plainText))"
    }
}

extension CGFloat {
    /// The number without a fraction that is 0, with two digits at most.
    var plainText: String {
        ((self * 100).rounded() / 100).decimalText
    }
}
