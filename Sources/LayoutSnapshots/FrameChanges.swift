import Foundation

/// The differences between the frames of two snapshots of the same subject.
nonisolated struct FrameChanges {
    private typealias Frame = LayoutSnapshot.Frame

    /// A line for each view that has moved or changed its size, has appeared or disappeared, and for each changed text.
    /// The views of the new snapshot come first, in their order, and then those that have disappeared.
    let descriptions: [String]

    /// Compares frames. A view is identified by its superviews, its class, its accessibility identifier if it has one,
    /// and its position among the siblings with the same class and identifier.
    ///
    /// - Parameter distance: the distance, in points, by which frames may differ.
    init(from old: [LayoutSnapshot.Frame], to new: [LayoutSnapshot.Frame], distance: CGFloat) {
        let (former, present) = (Self.identified(old), Self.identified(new))
        let formerByPath = Dictionary(former, uniquingKeysWith: { first, _ in first })
        let presentPaths = Set(present.map(\.0))
        var lines: [String] = []
        for (path, frame) in present {
            guard let other = formerByPath[path] else {
                lines.append("appeared: \(Self.description(frame)) at \(Self.place(frame.rect))")
                continue
            }
            if Self.distance(other.rect, frame.rect) > distance + 0.0005 {
                lines.append(
                    "moved: \(Self.description(frame)) from \(Self.place(other.rect)) to \(Self.place(frame.rect))")
            }
            if other.text != frame.text {
                lines.append("text: \(frame.name) from \(Self.quoted(other.text)) to \(Self.quoted(frame.text))")
            }
        }
        lines += former.filter { !presentPaths.contains($0.0) }.map {
            "disappeared: \(Self.description($0.1)) at \(Self.place($0.1.rect))"
        }
        descriptions = lines
    }

    /// The frames with the paths that identify their views.
    private static func identified(_ frames: [Frame]) -> [(String, Frame)] {
        var ancestors: [String] = []
        var counts: [String: Int] = [:]
        return frames.map { frame in
            ancestors.removeLast(max(0, ancestors.count - frame.depth))
            let place = (ancestors + [frame.name]).joined(separator: "/")
            let number = counts[place, default: 0]
            counts[place] = number + 1
            ancestors.append("\(frame.name)[\(number)]")
            return ("\(place)[\(number)]", frame)
        }
    }

    private static func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
        let differences = [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ]
        return differences.map(\.magnitude).max() ?? 0
    }

    private static func description(_ frame: Frame) -> String {
        frame.text.map { "\(frame.name) \(quoted($0))" } ?? frame.name
    }

    private static func place(_ rect: CGRect) -> String {
        "(" + FrameList.numbers(rect).replacingOccurrences(of: " ", with: ", ") + ")"
    }

    private static func quoted(_ text: String?) -> String {
        guard let text else { return "none" }
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return "\"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
    }
}
