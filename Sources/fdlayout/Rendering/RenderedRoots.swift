import Foundation
import InterfaceBuilder
import UIKitLayout

/// Lays out the root views of a file (cells, top-level views and the views of scenes) so that they can be drawn.
struct RenderedRoots {
    private let file: InterfaceFile
    private let images: (any ImageSource)?
    private let warnings: StrictWarnings

    init(of file: InterfaceFile, images: (any ImageSource)?, _ warnings: StrictWarnings) {
        (self.file, self.images, self.warnings) = (file, images, warnings)
    }

    /// Returns pictures of the root views. Root views with an empty size are left out. A table view cell that sizes
    /// itself has the height that its content requires at the given width, text size and language; with those of the
    /// file, it has the height in the file.
    ///
    /// - Parameters:
    ///   - width: the width of all root views, in points; if it is `nil`, they have the widths in the file.
    ///   - traits: the traits with which the views are laid out and drawn.
    ///   - texts: the language and the text size of labels and buttons.
    /// - Throws: ``ToolFailure`` or ``InterfaceBuilderError`` when the views cannot be created or laid out.
    func pictures(width: CGFloat?, traits: UITraitCollection, texts: CheckCondition) throws -> [Picture] {
        let roots =
            width == nil
            ? try file.makeRoots(images: images)
            : try file.makeRootsToResize(intrinsicSizes: .measured, safeArea: nil, images: images)
        try warnings.report(roots.flatMap(\.warnings))
        let objects = InterfaceObjects(of: file)
        return try UnsolvableLayouts.throwing {
            roots.compactMap { root in
                root.view.overrideTraitCollection = traits
                root.view.isHidden = false
                root.applyTexts(of: texts)
                if let width { root.view.frame.size.width = width }
                let differs = width != nil || texts.textSize != nil || texts.strings != nil
                if differs, objects.sizesItself(root) { root.setFittingHeight() }
                _ = root.frames()
                let size = root.view.bounds.size
                guard size.width > 0, size.height > 0 else { return nil }
                let id = root.views.filter { $0.value === root.view }.keys.min()
                return Picture(
                    name: id ?? "view", view: root.view, identify: { objects.object(of: $0, in: root) })
            }
        }
    }
}
