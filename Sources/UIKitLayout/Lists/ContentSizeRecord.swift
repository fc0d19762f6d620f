import Foundation

/// The content size of a table or collection view as its property was set last.
struct ContentSizeRecord {
    /// The size that layout set last; `nil` before the first layout pass.
    var published: CGSize?
    /// The size that replaces the computed one; `nil` if they are equal.
    var assigned: CGSize?
}

/// A table or collection view, whose content size is computed when it is read.
///
/// In UIKit each layout pass sets the property to the size that the rows or the layout have, if it differs. Classes of apps
/// override the property to follow such changes, for example in order to be as tall as their content.
protocol ContentSizePublisher: UIScrollView {
    var contentSizeRecord: ContentSizeRecord { get set }
    /// The size that follows from the rows or from the layout.
    var computedContentSize: CGSize { get }
}

extension ContentSizePublisher {
    /// Sets the content size to the computed one, if either has changed since the last layout pass.
    func publishContentSize() {
        let (computed, former) = (computedContentSize, contentSizeRecord)
        guard former.assigned ?? computed != computed || former.published ?? .zero != computed else { return }
        // Until the property has its new value, its observers read the former one.
        contentSizeRecord.assigned = former.assigned ?? former.published ?? .zero
        contentSizeRecord.published = computed
        contentSize = computed
        if contentSizeRecord.assigned == computed { contentSizeRecord.assigned = nil }
    }
}

extension UITableView: ContentSizePublisher {}
extension UICollectionView: ContentSizePublisher {}
