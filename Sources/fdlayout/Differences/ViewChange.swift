import ArgumentParser
import Foundation
import InterfaceBuilder

/// A difference of a view between two versions of a file: a changed property, or a view that only one version shows.
struct ViewChange {
    /// The property that changed, or the version that shows the view.
    enum Kind: String, CaseIterable, ExpressibleByArgument, Encodable {
        case moved, resized, appeared, vanished, text, font
        /// The colour of the text.
        case color
        case background
        /// The frame that the file stores, if the laid-out frame is the same as before.
        case stored
    }

    /// A value of the property.
    enum Value: Equatable, Encodable {
        case frame(CGRect)
        case text(String)
        case none

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .frame(let frame):
                try container.encode([frame.minX, frame.minY, frame.width, frame.height].map(\.inPoints))
            case .text(let text): try container.encode(text)
            case .none: try container.encodeNil()
            }
        }
    }

    let kind: Kind
    /// The object of the view: that of the new version if it contains the view, otherwise that of the old version.
    let object: InterfaceObject
    /// The id of the root view that contains the view.
    let rootID: String
    let old, new: Value
    /// The widths at which the change occurs, in points, with `nil` for the stored size.
    fileprivate(set) var widths: [CGFloat?]

    /// Whether the view looks different after the change.
    var isVisible: Bool { kind != .stored }

    /// Combines equal changes at different widths.
    static func merged(_ changes: [ViewChange]) -> [ViewChange] {
        var merged: [ViewChange] = []
        for change in changes {
            let index = merged.firstIndex {
                ($0.kind, $0.object.id, $0.rootID) == (change.kind, change.object.id, change.rootID)
                    && $0.old == change.old && $0.new == change.new
            }
            if let index { merged[index].widths += change.widths } else { merged.append(change) }
        }
        return merged.sorted { ($0.object.line, $0.object.id) < ($1.object.line, $1.object.id) }
    }
}
