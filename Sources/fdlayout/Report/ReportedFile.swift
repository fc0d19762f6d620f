import Foundation
import InterfaceBuilder

/// The part of a report about one file.
struct ReportedFile: Sendable {
    let path: String
    /// The cells, top-level views and scenes, in the order of the file.
    let roots: [ReportedRoot]
    /// The errors and warnings of `fdlayout check`, in the order of the file.
    let findings: [CheckedFinding]
    /// The reason why the file could not be read or laid out; `nil` if it could.
    let failure: ToolFailure?
}

/// The part of a report about a cell, a top-level view or a scene.
struct ReportedRoot: Sendable {
    let id: String
    let name: String
    /// The line on which the root's element begins, counted from 1.
    let line: Int
    /// The names and ids of all objects in the root, for the search of the page.
    var words: Set<String> = []
    /// The ids of all views and constraints in the root.
    var objectIDs: Set<String> = []
    var layouts: [ReportedLayout] = []
    /// The heights of a cell that sizes itself, in the order of the widths; empty for other roots.
    var heights: [Height] = []
    /// The sum of lengths that gives the height of a cell in its stored width; `nil` if constraints do not determine it.
    var chain: String?

    /// The height of a cell at a width, in points.
    struct Height: Sendable {
        let width, height: CGFloat
        /// Whether the width is the stored one or one of `--widths`; other widths only add points to the plot.
        let isListed: Bool
    }
}

/// A root in one size, with its picture and overlays.
struct ReportedLayout: Sendable {
    /// The width for which the root was laid out, in points; `nil` for the stored size.
    let width: CGFloat?
    let size: CGSize
    /// The paths of the pictures in light and dark style, relative to the page; `nil` for a style that is not drawn.
    let light, dark: String?
    let overlays: [(kind: OverlayKind, shapes: [OverlayShape])]
}
