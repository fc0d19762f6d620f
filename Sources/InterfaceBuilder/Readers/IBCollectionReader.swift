import Foundation
import UIKitLayout

/// Reads the flow layouts of collection views, and the prototypes of their cells, headers and footers.
struct IBCollectionReader {
    let builder: IBObjectBuilder

    /// Reads the layout of a collection view and registers its prototypes.
    func read(_ element: IBElement, into view: UICollectionView) {
        readLayout(element, into: view)
        for cell in element.list("cells") {
            guard let identifier = cell.reuseIdentifier else { continue }
            view.register(builder.itemPrototype(cell), forCellWithReuseIdentifier: identifier)
        }
        register(element, "sectionHeaderView", UICollectionView.elementKindSectionHeader, in: view)
        register(element, "sectionFooterView", UICollectionView.elementKindSectionFooter, in: view)
    }

    private func register(_ element: IBElement, _ key: String, _ kind: String, in view: UICollectionView) {
        let prototype = element.children.first { $0["key"] == key }
        guard let prototype, let identifier = prototype.reuseIdentifier else { return }
        view.register(
            builder.itemPrototype(prototype), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }

    // MARK: Layout

    private func readLayout(_ element: IBElement, into view: UICollectionView) {
        guard let layout = element.children.first(where: { $0["key"] == "collectionViewLayout" }) else { return }
        if let name = layout["customClass"] {
            builder.warn(layout, "the layout class \(name) is not supported; a flow layout is used instead")
        }
        guard layout.name == "collectionViewFlowLayout",
            let flow = view.collectionViewLayout as? UICollectionViewFlowLayout
        else { return }
        readSpacing(layout, into: flow)
        readSizes(layout, into: flow)
    }

    private func readSpacing(_ element: IBElement, into flow: UICollectionViewFlowLayout) {
        flow.scrollDirection = builder.choice(
            "scrollDirection", of: element, from: ["horizontal": .horizontal, "vertical": .vertical], default: .vertical
        )
        flow.minimumLineSpacing = IBNumber.length(element["minimumLineSpacing"]) ?? flow.minimumLineSpacing
        flow.minimumInteritemSpacing =
            IBNumber.length(element["minimumInteritemSpacing"]) ?? flow.minimumInteritemSpacing
        flow.sectionInsetReference = builder.choice(
            "sectionInsetReference", of: element,
            from: ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins],
            default: .fromContentInset)
        guard let inset = element.child("inset", key: "sectionInset") else { return }
        flow.sectionInset = UIEdgeInsets(
            top: IBNumber.length(inset["minY"]) ?? 0, left: IBNumber.length(inset["minX"]) ?? 0,
            bottom: IBNumber.length(inset["maxY"]) ?? 0, right: IBNumber.length(inset["maxX"]) ?? 0)
    }

    private func readSizes(_ element: IBElement, into flow: UICollectionViewFlowLayout) {
        flow.itemSize = size("itemSize", of: element) ?? flow.itemSize
        flow.headerReferenceSize = size("headerReferenceSize", of: element) ?? .zero
        flow.footerReferenceSize = size("footerReferenceSize", of: element) ?? .zero
        let isAutomatic = element["automaticEstimatedItemSize"] == "YES"
        flow.estimatedItemSize =
            isAutomatic ? UICollectionViewFlowLayout.automaticSize : size("estimatedItemSize", of: element) ?? .zero
    }

    private func size(_ key: String, of element: IBElement) -> CGSize? {
        element.child("size", key: key)?.size
    }
}
