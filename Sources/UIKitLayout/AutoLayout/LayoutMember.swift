import Foundation
import LayoutEngine

/// A view and its counterpart in the engine.
final class LayoutMember {
    /// Unowned: the host belongs to the root view, and a host whose views have gone is not current.
    unowned let view: UIView
    let item: LayoutTree.Item
    private var contentVersion = -1
    private let isMeasured: Bool

    init(view: UIView, item: LayoutTree.Item) {
        self.view = view
        self.item = item
        isMeasured = view.contentHeightDependsOnWidth && view.designContentSize == nil
    }

    /// Tells the engine what does not change while the structure stays.
    func prepare(_ tree: LayoutTree, host: LayoutHost) {
        for axis in LayoutTree.Axis.allCases {
            let viewAxis: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
            handToEngine("The content priorities of \(view)") { () throws(EngineError) in
                try tree.setContentPriorities(
                    hugging: view.contentHuggingPriority(for: viewAxis).rawValue,
                    compressionResistance: view.contentCompressionResistancePriority(for: viewAxis).rawValue,
                    of: item, axis: axis)
            }
        }
        tree.setMargins(.init(view.effectiveLayoutMargins), of: item)
        if view.baselinesAreCentered {
            tree.setBaselines(of: item, from: .center, first: 0, last: 0)
        }
        if isMeasured {
            tree.setMeasure(of: item) { [unowned view, unowned host] width in
                view.measureContent(width: width.map { CGFloat($0) }, scale: host.scale)
            }
        }
    }

    /// Notes that the engine has to be told the size of the view's content again.
    func forgetContent() {
        contentVersion = -1
    }

    /// Tells the engine the size of the view's content where it has changed.
    func refresh(_ tree: LayoutTree, scale: CGFloat) {
        let version = view.contentVersion
        guard contentVersion != version else { return }
        contentVersion = version
        if isMeasured {
            tree.invalidateContent(of: item)
            return
        }
        var content = view.measureContent(width: nil, scale: scale)
        if let size = view.designContentSize {
            (content.width, content.height) = (Double(size.width), Double(size.height))
        }
        tree.setIntrinsicSize(content.width < 0 ? nil : content.width, of: item, axis: .horizontal)
        tree.setIntrinsicSize(content.height < 0 ? nil : content.height, of: item, axis: .vertical)
        tree.setBaselines(
            of: item, from: view.baselinesAreCentered ? .center : .edges, first: content.firstBaseline,
            last: content.lastBaseline)
    }
}

extension LayoutTree.Margins {
    init(_ insets: UIEdgeInsets) {
        self.init(
            left: Double(insets.left), top: Double(insets.top), right: Double(insets.right),
            bottom: Double(insets.bottom))
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is an edge, or a margin at one.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }
}
