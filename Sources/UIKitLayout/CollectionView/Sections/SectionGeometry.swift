import Foundation

/// Where the elements of one section lie. Distances along the direction of scrolling are from the section's start, in
/// points; others are from the edge of the collection view.
protocol SectionGeometry: AnyObject {
    /// The length along the direction of scrolling, with headers, footers and insets.
    var extent: CGFloat { get }

    /// Brings what lies between two distances in order before it is looked at.
    func settle(from start: CGFloat, to end: CGFloat)
    /// Visits what lies between two distances, at least.
    func visitElements(from start: CGFloat, to end: CGFloat, _ visit: (PlacedElement) -> Void)
    /// Where an item lies, `nil` if there is no such item.
    func element(ofItem item: Int) -> PlacedElement?
    /// Where a supplementary or decoration view lies, `nil` if there is none.
    func element(ofKind kind: String, item: Int, category: UICollectionView.ElementCategory) -> PlacedElement?

    /// Notes the size of an item that was measured.
    func setSize(_ size: CGSize, ofItem item: Int)
    /// Notes the size of a supplementary view that was measured.
    func setSize(_ size: CGSize, ofKind kind: String, item: Int)

    func insertItems(_ items: Range<Int>)
    func removeItems(_ items: Range<Int>)
    /// Forgets the sizes of items that stay.
    func forgetItems(_ items: Range<Int>)
    func takeItem(_ item: Int) -> ItemSizes.Held
    func putItem(_ held: ItemSizes.Held, at item: Int)
    /// Forgets all items, of which there are none from now on.
    func removeAllItems()
}

/// An element of a section, and where it lies.
struct PlacedElement {
    var category = UICollectionView.ElementCategory.cell
    /// The kind of supplementary and decoration views.
    var kind = ""
    /// The item, or the number of the supplementary or decoration view.
    var item: Int
    var frame: CGRect
    var zIndex = 0
    /// The lengths that the element's view decides, `nil` if the layout decides both.
    var estimatedAxes: EstimatedAxes?
    /// Whether these lengths are known, so that the frame has them.
    var isMeasured = false
}
