import UIKitLayout

/// A prototype of a collection view's cell, header or footer in an Interface Builder file.
public struct ItemPrototype: ReusableViewSource, Sendable {
    let source: PrototypeElement

    /// Creates a view with its content, connects the outlets in it and calls `awakeFromNib` on its views.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid.
    public func makeReusableView() throws -> UIView {
        try makeView().view
    }

    /// Creates a view and reports the parts of the file that were left out.
    ///
    /// - Throws: ``InterfaceBuilderError`` when a value in the file is missing or invalid.
    public func makeView() throws -> (view: UICollectionReusableView, warnings: [InterfaceBuilderWarning]) {
        try source.makeView(UICollectionReusableView.self)
    }
}
