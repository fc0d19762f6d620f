import Foundation
import UIKitFacts
import UIKitLayout

/// A root view of an Interface Builder file, which is laid out separately: a cell, a top-level view, or the view of a
/// scene or bar item.
public struct InterfaceRoot {
    /// The view and its descendants.
    public let view: UIView
    /// The views, by the ids of their objects.
    public let views: [String: UIView]
    /// Warnings about the parts of the file that were left out or replaced.
    public let warnings: [InterfaceBuilderWarning]
    /// The elements that the views and constraints were created from.
    let elements: [ObjectIdentifier: IBElement]
    /// The ids of the views whose layout is known only in part, because elements or constraints were left out.
    let partlyKnownIDs: Set<String>
    let path: String

    /// Lays out the views in the current size of the root.
    ///
    /// - Returns: the frames by object id, in points and in the superviews' coordinates, rounded to device pixels.
    public func frames() -> [String: CGRect] {
        let frames = recordingUnsolvableLayouts { WrappedWidths(of: view).layout().frames }
        return views.compactMapValues { frames[ObjectIdentifier($0)] }
    }
}

/// The source of the intrinsic content sizes of views.
public nonisolated enum IntrinsicSizes: String, CaseIterable, Sendable {
    /// Sizes stored in the file, so that the frames do not depend on fonts.
    case design
    /// Sizes of measured text and images.
    case measured
}

extension InterfaceFile {
    /// Creates all root views of the file: cells, top-level views and the views of scenes. Each root has its
    /// descendants except for cells, which are roots of their own.
    ///
    /// - Parameters:
    ///   - intrinsicSizes: the source of the intrinsic content sizes.
    ///   - safeArea: the safe area insets of views that fill the screen, in points; by default derived from the bars and
    ///     the device in the file.
    ///   - images: the source of the images that the file names.
    ///   - classes: the Swift classes for the custom classes in the file.
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid.
    public func makeRoots(
        intrinsicSizes: IntrinsicSizes = .measured, safeArea: UIEdgeInsets? = nil,
        images: (any ImageSource)? = nil, classes: ClassRegistry = .shared
    ) throws -> [InterfaceRoot] {
        try makeRoots(
            intrinsicSizes: intrinsicSizes, safeArea: safeArea, images: images, classes: classes,
            textSize: IBTextSize.category(of: self), keepsStoredSizes: redrawnFrom == nil)
    }

    /// Creates root views that are going to be resized. Views without content in the file (labels without text, image
    /// views without an image, empty stack views) do not keep their stored sizes.
    package func makeRootsToResize(
        intrinsicSizes: IntrinsicSizes, safeArea: UIEdgeInsets?, images: (any ImageSource)? = nil
    ) throws -> [InterfaceRoot] {
        try makeRoots(
            intrinsicSizes: intrinsicSizes, safeArea: safeArea, images: images, textSize: IBTextSize.category(of: self))
    }

    /// Creates root views whose text styles have the fonts of the given text size. Views without content in the file
    /// (labels without text, image views without an image, empty stack views) keep their stored sizes if
    /// `keepsStoredSizes` is true.
    func makeRoots(
        intrinsicSizes: IntrinsicSizes = .measured, safeArea: UIEdgeInsets? = nil,
        images: (any ImageSource)? = nil, classes: ClassRegistry = .shared, textSize: UIContentSizeCategory,
        keepsStoredSizes: Bool = false
    ) throws -> [InterfaceRoot] {
        try rootElements.map { root in
            let options = IBBuildOptions(
                images: images, classes: classes, conventions: XcodeConventions(file: self), place: root.place,
                isDesignTime: true, keepsStoredSizes: keepsStoredSizes, usesDesignSizes: intrinsicSizes == .design,
                textSize: textSize, safeArea: safeArea)
            let builder = IBObjectBuilder(file: self, options: options)
            let view = try builder.build(root.element, size: storedSize(of: root))
            return InterfaceRoot(
                view: view, views: builder.views, warnings: builder.warnings, elements: builder.elements,
                partlyKnownIDs: builder.partlyKnownIDs, path: path)
        }
    }

    /// The size of a cell for which an older file stores no frame: the width of its table and the height of its row.
    /// The result is `nil` for other views.
    private func storedSize(of root: IBRootElement) -> CGSize? {
        guard case .listItem(let table) = root.place, root.element.name == "tableViewCell",
            !root.element.hasStoredFrame
        else { return nil }
        return CGSize(
            width: table.storedWidth ?? 320,
            height: IBNumber.length(root.element["rowHeight"]) ?? IBNumber.length(table["rowHeight"])
                ?? Rows.standardHeight.value)
    }
}
