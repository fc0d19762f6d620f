import Foundation
import InterfaceBuilder

/// The description of a change of a view. Changes of a view by the same amount at several widths have one description.
struct DifferenceText {
    let object: InterfaceObject
    let kind: ViewChange.Kind
    /// The change without the values before and after, such as `moved by 0, 8`.
    private let brief: String
    /// The values before and after; `nil` if they differ from width to width.
    private var values: String?
    /// The widths at which the change occurs, in points, with `nil` for the stored size.
    private(set) var widths: [CGFloat?]

    private init(of change: ViewChange) {
        (object, kind) = (change.object, change.kind)
        widths = change.widths
        brief = Self.brief(of: change)
        values =
            switch (change.kind, change.old, change.new) {
            case (.moved, .frame(let old), .frame(let new)): "\(Self.origin(old)) to \(Self.origin(new))"
            case (.resized, .frame(let old), .frame(let new)): "\(Self.size(old)) to \(Self.size(new))"
            case (.appeared, _, let value), (.vanished, let value, _): Self.text(of: value)
            case (_, let old, let new): "\(Self.text(of: old)) to \(Self.text(of: new))"
            }
    }

    /// The descriptions of changes, which must be in the order of the objects.
    static func texts(of changes: [ViewChange]) -> [DifferenceText] {
        var texts: [DifferenceText] = []
        for change in changes {
            let text = DifferenceText(of: change)
            let index = texts.firstIndex { $0.object == text.object && $0.brief == text.brief }
            guard let index else {
                texts.append(text)
                continue
            }
            texts[index].widths += text.widths
            if texts[index].values != text.values { texts[index].values = nil }
        }
        return texts
    }

    /// The change with the values before and after, such as `moved by 0, 8 (16, 11 to 16, 19)`.
    var what: String { brief + (values.map { " (\($0))" } ?? "") }

    /// The whole change, such as `label title (abc-12-xyz) moved by 0, 8 (16, 11 to 16, 19) at 320, 375 points`.
    var line: String {
        let id = object.name.contains(object.id) ? "" : " (\(object.id))"
        return object.name + id + " " + what + place
    }

    /// The widths at which the change occurs, as text; empty if it occurs only in the stored size.
    private var place: String {
        let lengths = widths.compactMap { $0?.shortText }
        guard !lengths.isEmpty else { return "" }
        let stored = widths.contains(nil) ? ["in the stored size"] : []
        return " " + (stored + ["at \(lengths.joined(separator: ", ")) points"]).joined(separator: " and ")
    }

    private static func brief(of change: ViewChange) -> String {
        switch (change.kind, change.old, change.new) {
        case (.moved, .frame(let old), .frame(let new)):
            "moved by \((new.minX - old.minX).shortText), \((new.minY - old.minY).shortText)"
        case (.resized, .frame(let old), .frame(let new)): growth(from: old.size, to: new.size)
        case (.stored, _, _): "is laid out as before, only its stored frame changed"
        case (.color, _, _): "has another text colour"
        case (.background, _, _): "has another background colour"
        case (.text, _, _), (.font, _, _): "has another \(change.kind.rawValue)"
        default: change.kind.rawValue
        }
    }

    private static func growth(from old: CGSize, to new: CGSize) -> String {
        let (wider, taller) = (new.width - old.width, new.height - old.height)
        let width =
            wider.magnitude < 0.001 ? [] : ["\(wider > 0 ? "wider" : "narrower") by \(wider.magnitude.shortText)"]
        let height =
            taller.magnitude < 0.001 ? [] : ["\(taller > 0 ? "taller" : "shorter") by \(taller.magnitude.shortText)"]
        return "is " + (width + height).joined(separator: " and ")
    }

    private static func text(of value: ViewChange.Value) -> String {
        switch value {
        case .frame(let frame): "\(origin(frame)), \(size(frame))"
        case .text(let text): "\"" + text.split(whereSeparator: \.isNewline).joined(separator: " ") + "\""
        case .none: "none"
        }
    }

    private static func origin(_ frame: CGRect) -> String { "\(frame.minX.shortText), \(frame.minY.shortText)" }
    private static func size(_ frame: CGRect) -> String { "\(frame.width.shortText) × \(frame.height.shortText)" }
}
