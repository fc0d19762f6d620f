import Foundation

// Foundation encodes points, sizes and rectangles; insets are stored as text.
nonisolated extension NSCoder {
    /// Encodes insets under a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
    }

    /// Decodes a point; the origin if there is none under the key.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    /// Decodes a size; zero if there is none under the key.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    /// Decodes a rectangle; zero if there is none under the key.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
    /// Decodes insets; zero if there are none under the key.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        guard containsValue(forKey: key) else { return .zero }
        return NSCoder.uiEdgeInsets(for: decodeObject(of: NSString.self, forKey: key).map { String($0) } ?? "")
    }
}

nonisolated extension NSCoder {
    /// A point as text, for example "{1, 2}".
    public class func string(for point: CGPoint) -> String { text([[point.x, point.y]]) }
    /// A size as text, for example "{1, 2}".
    public class func string(for size: CGSize) -> String { text([[size.width, size.height]]) }
    /// A rectangle as text, for example "{{1, 2}, {3, 4}}".
    public class func string(for rect: CGRect) -> String {
        "{" + text([[rect.origin.x, rect.origin.y], [rect.width, rect.height]]) + "}"
    }
    /// Insets as text, in the order top, left, bottom, right, for example "{1, 2, 3, 4}".
    public class func string(for insets: UIEdgeInsets) -> String {
        text([[insets.top, insets.left, insets.bottom, insets.right]])
    }

    /// The point in a text; the origin if the text contains none.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// The size in a text; zero if the text contains none.
    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// The rectangle in a text; zero if the text contains none.
    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// The insets in a text; zero if the text contains none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }

    private static func text(_ lists: [[CGFloat]]) -> String {
        lists.map { "{" + $0.map(\.decimalText).joined(separator: ", ") + "}" }.joined(separator: ", ")
    }

    /// The numbers in a text, if they are as many as expected.
    private static func numbers(in string: String, count: Int) -> [CGFloat]? {
        let parts = string.split { "{}, ".contains($0) }.map { Double($0) }
        let numbers = parts.compactMap { $0 }.map { CGFloat($0) }
        return parts.count == count && numbers.count == count ? numbers : nil
    }
}
