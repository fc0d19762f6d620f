import Foundation
import Trapping

extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and which way it runs.
    public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// All left edges on one line.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All right edges on one line.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All tops on one line.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All bottoms on one line.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All leading edges on one line.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All trailing edges on one line.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All horizontal centres on one line.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All vertical centres on one line.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All last baselines on one line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All first baselines on one line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// From leading to trailing, which holds unless another direction is given.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        fileprivate static let alignments: [(FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
    }

    /// Constraints of a line of the Visual Format Language; they are not active yet.
    ///
    /// Traps with UIKit's wording when the format cannot be understood or names what is not there.
    /// - Parameters:
    ///   - metrics: numbers by the names that the format gives them.
    ///   - views: views and layout guides by the names that the format gives them.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatReader(format, options: opts, metrics: metrics ?? [:], views: views).constraints()
        } catch {
            trap(error.description)
        }
    }
}

/// Turns a visual format into constraints.
struct VisualFormatReader {
    private let format: VisualFormat
    private let text: String
    private let options: NSLayoutConstraint.FormatOptions
    /// Views and layout guides.
    private let views: [String: AnyObject]

    /// The distance between two views that touch each other by a hyphen, in points.
    private static let standardSpacing: CGFloat = 8

    init(
        _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) throws(VisualFormatError) {
        self.text = text
        self.options = options
        self.views = views.compactMapValues { ($0 as? UIView) ?? ($0 as? UILayoutGuide) }
        var parser = VisualFormatParser(
            text, metrics: metrics.compactMapValues(Self.number), views: Set(self.views.keys))
        format = try parser.parse()
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let superview = try commonSuperview()
        var result: [NSLayoutConstraint] = []
        for (index, element) in format.elements.enumerated() {
            if case .view(let name, let sizes) = element, let view = views[name] {
                result += sizes.map { size(of: view, $0) }
            }
            guard index > 0 else { continue }
            result += connect(
                item(format.elements[index - 1], superview), item(element, superview), format.connections[index - 1],
                touchesSuperview: element == .superview || format.elements[index - 1] == .superview)
        }
        return result + alignments()
    }

    private func item(_ element: VisualFormat.Element, _ superview: UIView?) -> (AnyObject?, isSuperview: Bool) {
        switch element {
        case .superview: (superview, true)
        case .view(let name, _): (views[name], false)
        }
    }

    /// The superview of the first view, or the view of a guide, needed where the format has a bar.
    private func commonSuperview() throws(VisualFormatError) -> UIView? {
        guard format.elements.contains(.superview) else { return nil }
        for case .view(let name, _) in format.elements {
            let item = views[name]
            if let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return superview }
        }
        throw VisualFormatError(
            "Unable to interpret '|' character, because the related view doesn't have a superview",
            format: Array(text), at: text.count)
    }

    // MARK: Along the line

    private var start: NSLayoutConstraint.Attribute {
        if format.axis == .vertical { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        if format.axis == .vertical { return .bottom }
        if options.contains(.directionLeftToRight) { return .right }
        return options.contains(.directionRightToLeft) ? .left : .trailing
    }

    private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    /// The standard distance from the superview is its margin.
    private func connect(
        _ first: (item: AnyObject?, isSuperview: Bool), _ second: (item: AnyObject?, isSuperview: Bool),
        _ connection: VisualFormat.Connection, touchesSuperview: Bool
    ) -> [NSLayoutConstraint] {
        guard let former = first.item, let latter = second.item else { return [] }
        var formerEdge = first.isSuperview ? start : end
        var latterEdge = second.isSuperview ? end : start
        if case .standard = connection, touchesSuperview {
            if first.isSuperview { formerEdge = margin(formerEdge) } else { latterEdge = margin(latterEdge) }
        }
        // From right to left a distance counts leftwards.
        let sign: CGFloat = format.axis == .horizontal && options.contains(.directionRightToLeft) ? -1 : 1
        return distances(connection, touchesSuperview: touchesSuperview).map { relation, distance, priority in
            let constraint = NSLayoutConstraint(
                item: latter, attribute: latterEdge, relatedBy: sign > 0 ? relation : relation.mirrored,
                toItem: former, attribute: formerEdge, multiplier: 1, constant: sign * distance)
            constraint.priority = priority
            return constraint
        }
    }

    private func distances(
        _ connection: VisualFormat.Connection, touchesSuperview: Bool
    ) -> [(NSLayoutConstraint.Relation, CGFloat, UILayoutPriority)] {
        switch connection {
        case .flush: [(.equal, 0, .required)]
        case .standard: [(.equal, touchesSuperview ? 0 : Self.standardSpacing, .required)]
        case .distances(let predicates):
            predicates.compactMap { predicate in
                guard case .number(let distance) = predicate.operand else { return nil }
                return (predicate.relation, distance, predicate.priority)
            }
        }
    }

    private func size(of item: AnyObject, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        var (other, constant): (AnyObject?, CGFloat) = (nil, 0)
        switch predicate.operand {
        case .number(let number): constant = number
        case .view(let name): other = views[name]
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
        constraint.priority = predicate.priority
        return constraint
    }

    // MARK: Across the line

    /// Each view is aligned with the one before it.
    private func alignments() -> [NSLayoutConstraint] {
        let line = format.elements.compactMap { element -> AnyObject? in
            if case .view(let name, _) = element { return views[name] }
            return nil
        }
        let attributes = NSLayoutConstraint.FormatOptions.alignments.filter { options.contains($0.0) }.map(\.1)
        return zip(line, line.dropFirst()).flatMap { former, latter in
            attributes.map { attribute in
                NSLayoutConstraint(
                    item: latter, attribute: attribute, relatedBy: .equal, toItem: former, attribute: attribute,
                    multiplier: 1, constant: 0)
            }
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var mirrored: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
