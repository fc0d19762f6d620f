import Foundation
import Trapping

extension NSLayoutConstraint {
    /// The options of a visual format: how its views are aligned, and in which direction they are arranged.
    public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Aligns the left edges of the views.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges of the views.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges of the views.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges of the views.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges of the views.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges of the views.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centres of the views.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centres of the views.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines of the views.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines of the views.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// Arranges the views from leading to trailing, which is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Arranges the views from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Arranges the views from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        fileprivate static let alignments: [(FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
    }

    /// Returns the constraints that a line in the Visual Format Language describes. They are inactive.
    ///
    /// Traps with UIKit's message if the format contains an error or an unknown name.
    ///
    /// - Parameters:
    ///   - format: The line, for example `H:|-[label]-|`.
    ///   - opts: The alignment of the views and the direction of the line.
    ///   - metrics: The numbers that the format refers to, by name.
    ///   - views: The views and layout guides that the format refers to, by name.
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

/// Converts a visual format to constraints.
struct VisualFormatReader {
    private let format: VisualFormat
    private let text: String
    private let options: NSLayoutConstraint.FormatOptions
    /// The views and layout guides that the format refers to, by name.
    private let views: [String: AnyObject]

    /// The distance, in points, between two views that a hyphen separates.
    private static let standardSpacing = SystemSpacing.ofEdges

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

    /// The number that a value of the metrics is, whatever its type; `nil` for other values. On iOS, all of these types
    /// become `NSNumber` objects.
    private static func number(_ value: Any) -> CGFloat? {
        if let priority = value as? UILayoutPriority { return CGFloat(priority.rawValue) }
        return Double(number: value).map { CGFloat($0) }
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

    /// The superview that a bar (`|`) stands for: that of the first view, or the owning view of the first guide. `nil`
    /// if the format contains no bar; an error if there is a bar but no superview.
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

    /// The constraints between two neighbouring elements. The standard distance to an edge of the superview is the
    /// superview's margin.
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
        // In the direction from right to left, distances are negative.
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

    /// Aligns each view with the one before it.
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
