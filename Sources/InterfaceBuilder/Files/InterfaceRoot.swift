import Foundation
import UIKitLayout

/// A view of an Interface Builder file that has no superview in it: a cell, a view of its own, or a scene's view.
public struct InterfaceRoot {
    /// The view, with all below it.
    public let view: UIView
    /// The views by the ids of their objects.
    public let views: [String: UIView]
    /// What was left out of the file.
    public let warnings: [InterfaceBuilderWarning]
    /// The elements that views and constraints were made from.
    let elements: [ObjectIdentifier: IBElement]
    let path: String

    /// Lays the views out in the size that the root has.
    ///
    /// - Returns: the frames by object id, in points, in superviews' coordinates, rounded to device pixels.
    public func frames() -> [String: CGRect] {
        let frames = recordingUnsolvableLayouts { WrappedWidths(of: view).layout().frames }
        return views.compactMapValues { frames[ObjectIdentifier($0)] }
    }
}

/// Where the intrinsic content sizes of views come from.
public nonisolated enum IntrinsicSizes: String, CaseIterable, Sendable {
    /// The file, so that the frames do not depend on fonts.
    case design
    /// Measured text and images.
    case measured
}

extension InterfaceFile {
    /// Makes the views of all cells, of top-level views and of scenes, each with all below it except for cells.
    ///
    /// - Parameter safeArea: how far bars and cut-outs reach into views that fill the screen, in points; by default
    ///   derived from the bars and the device that the file notes.
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is not what it should be.
    public func makeRoots(
        intrinsicSizes: IntrinsicSizes = .measured, safeArea: UIEdgeInsets? = nil,
        images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws -> [InterfaceRoot] {
        try makeRoots(
            intrinsicSizes: intrinsicSizes, safeArea: safeArea, images: images, classes: classes,
            textSize: IBTextSize.category(of: self), keepsStoredSizes: redrawnFrom == nil)
    }

    /// The same for roots that get other sizes, where what Interface Builder keeps as large as it was says nothing.
    package func makeRootsToResize(intrinsicSizes: IntrinsicSizes, safeArea: UIEdgeInsets?) throws -> [InterfaceRoot] {
        try makeRoots(
            intrinsicSizes: intrinsicSizes, safeArea: safeArea, textSize: IBTextSize.category(of: self))
    }

    /// The same, with fonts of text styles in a text size instead of the one that Interface Builder draws them in; what only code
    /// gives a size has none, unless the stored one is kept.
    func makeRoots(
        intrinsicSizes: IntrinsicSizes = .measured, safeArea: UIEdgeInsets? = nil,
        images: (any ImageSource)? = nil, classes: ClassRegistry = .shared, textSize: UIContentSizeCategory,
        keepsStoredSizes: Bool = false
    ) throws -> [InterfaceRoot] {
        try rootElements.map { root in
            let builder = IBObjectBuilder(file: self, images: images, classes: classes)
            builder.isDesignTime = true
            builder.textSize = textSize
            builder.keepsStoredSizes = keepsStoredSizes
            builder.usesDesignSizes = intrinsicSizes == .design
            builder.place = root.place
            builder.safeArea = safeArea
            let view = try builder.build(root.element, size: storedSize(of: root))
            return InterfaceRoot(
                view: view, views: builder.views, warnings: builder.warnings, elements: builder.elements, path: path)
        }
    }

    /// The size of a cell of an older file, which notes none: as wide as its table, as high as its rows.
    private func storedSize(of root: IBRootElement) -> CGSize? {
        guard case .list(let table) = root.place, root.element.name == "tableViewCell",
            root.element.child("rect", key: "frame") == nil
        else { return nil }
        return CGSize(
            width: IBNumber.length(table.child("rect", key: "frame")?["width"]) ?? 320,
            height: IBNumber.length(root.element["rowHeight"]) ?? IBNumber.length(table["rowHeight"]) ?? 44)
    }
}
