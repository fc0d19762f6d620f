import Foundation

// The positions of a section's elements.
extension FlowSection {
    var extent: CGFloat {
        breakIfNeeded()
        return CGFloat(lines.totalHeight)
    }

    func visitElements(from start: CGFloat, to end: CGFloat, _ visit: (PlacedElement) -> Void) {
        breakIfNeeded()
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            if let element = element(ofKind: kind, item: 0, category: .supplementaryView) { visit(element) }
        }
        guard var number = firstLine(at: start) else { return }
        while let place = lines.place(of: .row, section: 0, row: number), CGFloat(place.offset) < end {
            visitItems(of: line(number), at: CGFloat(place.offset), visit)
            number += 1
        }
    }

    func element(ofItem item: Int) -> PlacedElement? {
        breakIfNeeded()
        guard item >= 0, item < sizes.count else { return nil }
        let (number, index) = place(ofItem: item)
        guard let place = lines.place(of: .row, section: 0, row: number) else { return nil }
        let line = line(number)
        let starts = line.starts(lineLength: metrics.lineLength, spacing: metrics.itemSpacing)
        return element(of: line, index: index, start: starts[index], at: CGFloat(place.offset))
    }

    private func visitItems(of line: FlowLine, at offset: CGFloat, _ visit: (PlacedElement) -> Void) {
        let starts = line.starts(lineLength: metrics.lineLength, spacing: metrics.itemSpacing)
        for (index, start) in starts.enumerated() {
            visit(element(of: line, index: index, start: start, at: offset))
        }
    }

    private func element(of line: FlowLine, index: Int, start: CGFloat, at offset: CGFloat) -> PlacedElement {
        let size = line.sizes[index]
        let item = line.first + index
        return PlacedElement(
            item: item,
            frame: metrics.direction.rect(
                main: (offset + (line.extent - size.main) / 2).roundedToPixel(scale: metrics.scale),
                cross: (metrics.lineStart + start).roundedToPixel(scale: metrics.scale), size),
            estimatedAxes: metrics.sizing == .estimated ? .both : nil, isMeasured: sizes.isKnown(item))
    }

    /// The header or footer of the given kind; `nil` if the section has none.
    func element(ofKind kind: String, item: Int, category: UICollectionView.ElementCategory) -> PlacedElement? {
        guard category == .supplementaryView, item == 0 else { return nil }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? metrics.header : metrics.footer
        guard length > 0 else { return nil }
        let frame = metrics.direction.rect(
            main: isHeader ? 0 : extent - length, cross: 0, AxisSize(main: length, cross: metrics.crossLength))
        return PlacedElement(category: category, kind: kind, item: 0, frame: frame)
    }

    // MARK: Sizes

    func setSize(_ size: CGSize, ofItem item: Int) {
        breakIfNeeded()
        sizes.setSize(metrics.direction.axisSize(size), of: item)
        guard editsLines() else { return }
        let line = place(ofItem: item).line
        storeExtent(ofLine: line)
        refill(line)
    }

    /// Does nothing, because flow layouts do not estimate the sizes of headers and footers.
    func setSize(_ size: CGSize, ofKind kind: String, item: Int) {}
}
