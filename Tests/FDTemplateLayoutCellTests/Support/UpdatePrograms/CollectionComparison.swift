import Foundation
import UIKitLayout

/// Compares a laid out collection view with its data.
struct CollectionComparison {
    let subject: CollectionSubject

    private var view: UICollectionView { subject.view }

    /// The first difference; `nil` if there is none.
    func fault(allowedRequests: Int, keptOffset: CGFloat?) -> String? {
        if subject.isMeasuredAtOnce, let fault = faultOfAllFrames() { return fault }
        if let fault = faultOfVisibleItems() ?? faultOfOffset(keptOffset) { return fault }
        guard subject.requested.count > allowedRequests else { return nil }
        return "\(subject.requested.count) sizes requested, \(allowedRequests) by UIKit: \(subject.requested)"
    }

    private func expectedHeight(at path: IndexPath) -> CGFloat {
        subject.model[path].contentHeight + view.traitCollection.extraHeight + view.frame.width / 8
    }

    /// Compares the frames of all items with sums of the model's heights.
    func faultOfAllFrames() -> String? {
        var offset: CGFloat = 0
        for (section, content) in subject.model.sections.enumerated() {
            for item in content.rows.indices {
                let path = IndexPath(item: item, section: section)
                if item > 0 { offset += subject.setup.spacing }
                let expected = CGRect(x: 0, y: offset, width: view.frame.width, height: expectedHeight(at: path))
                let frame = view.layoutAttributesForItem(at: path)?.frame
                guard frame == expected else { return "item \(path): \(frame ?? .null), expected \(expected)" }
                offset += expected.height
            }
        }
        return view.contentSize.height == offset ? nil : "content height \(view.contentSize.height), expected \(offset)"
    }

    private func faultOfVisibleItems() -> String? {
        let inSight = subject.model.paths.filter {
            (view.layoutAttributesForItem(at: $0)?.frame ?? .null).intersection(view.bounds).height > 0
        }
        guard view.indexPathsForVisibleItems.sorted() == inSight else {
            return "visible \(view.indexPathsForVisibleItems.sorted()), expected \(inSight)"
        }
        for path in inSight {
            guard let cell = view.cellForItem(at: path) as? ProgramItem else { return "no cell for \(path)" }
            guard cell.row.number == subject.model[path].number else {
                return "cell \(path) shows item \(cell.row.number), expected \(subject.model[path].number)"
            }
            guard cell.frame == view.layoutAttributesForItem(at: path)?.frame,
                cell.frame.height == expectedHeight(at: path)
            else { return "cell \(path) \(cell.frame), expected height \(expectedHeight(at: path))" }
        }
        return nil
    }

    private func faultOfOffset(_ kept: CGFloat?) -> String? {
        guard let kept else { return nil }
        let lowest = max(0, view.contentSize.height - view.bounds.height)
        let offset = view.contentOffset.y
        // With estimates, the content may temporarily have been shorter.
        let isKept = subject.isMeasuredAtOnce ? offset == min(kept, lowest) : offset <= min(kept, lowest)
        return isKept ? nil : "offset \(offset), expected \(kept) limited to \(lowest)"
    }
}
