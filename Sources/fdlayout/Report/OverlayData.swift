import Foundation

/// The overlays of a root's layouts as JSON, for the script of the page. For each layout, there is an object with a
/// list of shapes for each kind of overlay. A shape is a list of the number of its geometry, the number of its style,
/// four lengths and, if present, its text and the id of the finding to which it is linked.
struct OverlayData {
    let root: ReportedRoot
    /// The ids of the page's elements that contain the first finding about an object, by the ids of the objects.
    let anchors: [String: String]

    /// The styles that shapes refer to, as JSON.
    static var styles: String {
        let parts = OverlayStyle.allCases.map { style in
            let (red, green, blue) = style.components
            return "{\"color\":\"rgb(\(red) \(green) \(blue))\",\"width\":\(style.lineWidth.shortText),"
                + "\"dashed\":\(style.isDashed)}"
        }
        return "[\(parts.joined(separator: ","))]"
    }

    private static let styleNumbers = Dictionary(
        uniqueKeysWithValues: OverlayStyle.allCases.enumerated().map { ($1, $0) })

    var text: String {
        let layouts = root.layouts.map { layout in
            let kinds = layout.overlays.filter { !$0.shapes.isEmpty }.map { kind, shapes in
                "\"\(kind.rawValue)\":[\(shapes.map(shape).joined(separator: ","))]"
            }
            return "{\(kinds.joined(separator: ","))}"
        }
        return "[\(layouts.joined(separator: ","))]"
    }

    private func shape(_ shape: OverlayShape) -> String {
        let (number, lengths, text) = Self.parts(of: shape.geometry)
        let style = Self.styleNumbers[shape.style] ?? 0
        var fields = ["\(number)", "\(style)"] + lengths.map { ($0 * 10).rounded() / 10 }.map(\.shortText)
        let anchor = shape.objectID.flatMap { anchors[$0] }
        if text != nil || anchor != nil { fields.append(Self.string(text ?? "")) }
        if let anchor { fields.append(Self.string(anchor)) }
        return "[\(fields.joined(separator: ","))]"
    }

    private static func parts(of geometry: OverlayShape.Geometry) -> (Int, [CGFloat], String?) {
        switch geometry {
        case .outline(let frame): (0, [frame.minX, frame.minY, frame.width, frame.height], nil)
        case .area(let frame): (1, [frame.minX, frame.minY, frame.width, frame.height], nil)
        case .line(let start, let end): (2, [start.x, start.y, end.x, end.y], nil)
        case .dimension(let start, let end): (3, [start.x, start.y, end.x, end.y], nil)
        case .label(let frame, let text): (4, [frame.minX, frame.minY, frame.width, frame.height], text)
        }
    }

    private static func string(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case _ where scalar.value < 32: " "
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
