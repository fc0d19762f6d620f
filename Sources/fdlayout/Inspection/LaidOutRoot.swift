import Foundation
import InterfaceBuilder
import UIKitLayout

/// A root view of a file, laid out as at run time: a cell that sizes itself has the height that its constraints require.
struct LaidOutRoot {
    /// The id of the root view.
    let id: String
    /// The object of the root view, with the name of the controller that contains it; `nil` if there is none.
    let owner: InterfaceObject?
    /// Whether the root is a table view cell whose constraints may determine its height.
    let sizesItself: Bool
    let root: InterfaceRoot
    private let objects: InterfaceObjects

    fileprivate init?(_ root: InterfaceRoot, _ objects: InterfaceObjects, width: CGFloat?, _ traits: UITraitCollection)
    {
        (self.root, self.objects) = (root, objects)
        owner = objects.owner(of: root)
        id = owner?.id ?? ""
        sizesItself = objects.sizesItself(root)
        let view = root.view
        view.overrideTraitCollection = traits
        view.isHidden = false
        if let width { view.frame.size.width = width }
        if sizesItself { root.setFittingHeight() }
        view.layoutIfNeeded()
        guard view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    }

    /// The heights that the constraints require at the given widths, in points. The size of the root is restored
    /// afterwards.
    func heights(at widths: [CGFloat]) -> [CGFloat] {
        let frame = root.view.frame
        defer {
            root.view.frame = frame
            root.view.layoutIfNeeded()
        }
        return widths.map { width in
            root.view.frame.size.width = width
            return root.fittingHeight
        }
    }

    /// Whether the root takes the given width at run time.
    func follows(width: CGFloat) -> Bool { objects.follows(root, width: width) }

    /// The object from which a view or constraint of the root was created.
    func object(of created: AnyObject) -> InterfaceObject? { objects.object(of: created, in: root) }

    /// The picture of the root.
    var picture: Picture { Picture(name: id.isEmpty ? "view" : id, view: root.view, identify: object(of:)) }
}

/// The roots of a file, which are laid out in their stored sizes and at further widths.
struct FileLayouts {
    let file: InterfaceFile
    let images: AssetCatalog?
    let traits: UITraitCollection

    /// Calls a closure with the roots at a width, or in their stored sizes if the width is `nil`, and returns the
    /// result of the closure. Roots that cannot have the width at run time, and roots of zero width or height, are left
    /// out.
    ///
    /// - Throws: ``InterfaceBuilderError`` when the views cannot be created or laid out, and any error of the closure.
    func withRoots<Result>(width: CGFloat?, _ body: ([LaidOutRoot]) throws -> Result) throws -> Result {
        var diagnostics = LayoutDiagnostics.current
        diagnostics.report = { _ in }
        return try LayoutDiagnostics.$current.withValue(diagnostics) {
            try traits.callAsCurrent {
                let objects = InterfaceObjects(of: file)
                return try UnsolvableLayouts.throwing {
                    let roots =
                        width == nil
                        ? try file.makeRoots(images: images)
                        : try file.makeRootsToResize(intrinsicSizes: .measured, safeArea: nil, images: images)
                    return try body(
                        roots.compactMap { root in
                            if let width, !objects.follows(root, width: width) { return nil }
                            return LaidOutRoot(root, objects, width: width, traits)
                        })
                }
            }
        }
    }
}
