import Foundation
import LayoutEngine

/// The optional methods of a table's delegate whose default implementations have been called, and the methods that were
/// called to determine whether they have the default implementation.
nonisolated struct DelegateGaps: OptionSet {
    let rawValue: Int

    static let rowEstimates = DelegateGaps(rawValue: 1)
    static let indentation = DelegateGaps(rawValue: 2)
    static let headerViews = DelegateGaps(rawValue: 4)
    static let footerViews = DelegateGaps(rawValue: 8)
    static let asksForHeaderViews = DelegateGaps(rawValue: 16)
    static let asksForFooterViews = DelegateGaps(rawValue: 32)
}

/// The views of the headers and footers that are visible in a table.
final class VisibleSupplements {
    /// The header or footer of a section.
    nonisolated struct Place: Hashable {
        let part: ExtentTree.Part
        let section: Int
    }

    var views: [Place: UIView] = [:]
    var titleMeasurers: [ExtentTree.Part: SectionTitleMeasurer] = [:]

    subscript(part: ExtentTree.Part, section: Int) -> UITableViewHeaderFooterView? {
        views[Place(part: part, section: section)] as? UITableViewHeaderFooterView
    }

    /// Whether a header or footer is in front of a vertical position of the table's content.
    func contains(y: CGFloat) -> Bool { views.values.contains { $0.frame.minY < y && y < $0.frame.maxY } }
}

extension UITableView {
    /// Adds the views of the visible headers and footers of the given sections, in front of the rows, and removes the
    /// others. In the plain style, as long as a section is visible, its header stays at the top of the visible part, and
    /// its footer at the bottom.
    func layOutSupplements(ofSections sections: Range<Int>) {
        var frames: [VisibleSupplements.Place: CGRect] = [:]
        for section in sections {
            let (header, footer) = supplementFrames(ofSection: section)
            if header.isSupplement(in: bounds) { frames[.init(part: .header, section: section)] = header }
            if footer.isSupplement(in: bounds) { frames[.init(part: .footer, section: section)] = footer }
        }
        guard !frames.isEmpty || !supplements.views.isEmpty else { return }
        hideSupplements { frames[$0] == nil }
        for section in sections {
            for part in [ExtentTree.Part.header, .footer] {
                let place = VisibleSupplements.Place(part: part, section: section)
                if let frame = frames[place] { show(place, in: frame) }
            }
        }
    }

    private func supplementFrames(ofSection section: Int) -> (header: CGRect, footer: CGRect) {
        var (header, footer) = (rectForHeader(inSection: section), rectForFooter(inSection: section))
        guard style == .plain, header.height > 0 || footer.height > 0 else { return (header, footer) }
        let inset = adjustedContentInset
        let (top, bottom) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
        let whole = rect(forSection: section)
        header.origin.y = min(max(header.minY, top), whole.maxY - header.height)
        footer.origin.y = max(min(footer.maxY, bottom) - footer.height, whole.minY)
        return (header, footer)
    }

    /// Places the view of a header or footer, which is requested if it is not visible yet, in front of the rows.
    private func show(_ place: VisibleSupplements.Place, in frame: CGRect) {
        if let known = supplements.views[place] {
            (known as? UITableViewHeaderFooterView).map { enter($0, as: place.part) }
            let frame = shownFrame(of: known, place.part, in: frame)
            if known.frame != frame { known.frame = frame }
            if style == .plain { bringSubviewToFront(known) }
            return
        }
        guard let view = supplement(place.part, inSection: place.section) ?? titleView(of: place) else { return }
        (view as? UITableViewHeaderFooterView).map { prepareForLayout($0, as: place.part) }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = shownFrame(of: view, place.part, in: frame)
        supplements.views[place] = view
        if place.part == .header {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
        }
        addSubview(view)
    }

    private func titleView(of place: VisibleSupplements.Place) -> UIView? {
        guard let title = title(of: place.part, inSection: place.section), !title.isEmpty else { return nil }
        let view = SectionTitleView(place.part, in: self)
        view.show(title)
        return view
    }

    /// Removes the views of headers and footers that fulfil a condition, and notifies the delegate.
    func hideSupplements(where isHidden: (VisibleSupplements.Place) -> Bool) {
        for (place, view) in supplements.views where isHidden(place) {
            supplements.views[place] = nil
            endDisplay(of: view, at: place)
        }
    }

    private func endDisplay(of view: UIView, at place: VisibleSupplements.Place) {
        view.removeFromSuperview()
        if place.part == .header {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: place.section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: place.section)
        }
    }

    /// Moves the views of headers and footers with their sections. The views of sections that are deleted or reloaded are
    /// removed.
    func renumberSupplements(_ map: TableUpdateMap, reloaded: Set<Int>) {
        let former = supplements.views
        supplements.views = [:]
        for (place, view) in former {
            if !reloaded.contains(place.section), let section = map.newSection(forOld: place.section) {
                supplements.views[.init(part: place.part, section: section)] = view
            } else {
                endDisplay(of: view, at: place)
            }
        }
    }
}

extension CGRect {
    /// Whether a header or footer with this frame is visible in the given bounds.
    fileprivate func isSupplement(in bounds: CGRect) -> Bool { height > 0 && minY < bounds.maxY && maxY > bounds.minY }
}
