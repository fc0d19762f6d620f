import Foundation
import UIKitLayout

/// The changes that a new row makes to the cell, in addition to the texts of the eight labels.
enum Scene: String, CaseIterable {
    case text = "texts only"
    case equalValues = "texts, and equal values of everything below"
    case constant = "texts and a constant"
    case lines = "texts and numberOfLines, 3 or 0"
    case constraint = "texts and a constraint, on or off"
    case hidden = "texts and isHidden of an arranged view"
    case priority = "texts and a constraint's priority, 800 or 200"
    case hugging = "texts and a hugging priority, 250 or 900"
    case margins = "texts and margins never seen before"

    /// Fills a cell with a row.
    func configure(_ cell: EightLabelCell, row: Int) {
        for (index, label) in cell.labels.enumerated() { label.text = Self.text(row: row, label: index) }
        change(cell, isOdd: row % 2 == 1, row: row)
    }

    private func change(_ cell: EightLabelCell, isOdd: Bool, row: Int) {
        switch self {
        case .text: break
        case .equalValues: writeEqualValues(cell)
        case .constant: cell.gap.constant = CGFloat(8 + row % 7)
        case .lines: cell.labels[1].numberOfLines = isOdd ? 3 : 0
        case .constraint: cell.limit.isActive = isOdd
        case .hidden: cell.labels[6].isHidden = isOdd
        case .priority: cell.limit.priority = UILayoutPriority(isOdd ? 800 : 200)
        case .hugging: cell.labels[2].setContentHuggingPriority(UILayoutPriority(isOdd ? 250 : 900), for: .vertical)
        case .margins:
            let inset = CGFloat(row % 1000) / 50
            cell.contentView.layoutMargins = UIEdgeInsets(top: inset, left: 8 + inset, bottom: 8, right: 8)
        }
    }

    private func writeEqualValues(_ cell: EightLabelCell) {
        cell.gap.constant = 8
        cell.labels[1].numberOfLines = 3
        cell.limit.isActive = true
        cell.labels[6].isHidden = false
        cell.limit.priority = UILayoutPriority(800)
        cell.labels[2].setContentHuggingPriority(.defaultLow, for: .vertical)
        cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    private static let words = "the height of a row follows from its text and from nothing else that matters here"
        .split(
            separator: " ")

    /// The texts of the labels in each of twelve rows. They repeat after twelve rows, as words repeat in a feed.
    private static let texts: [[String]] = (0..<12).map { row in
        [4, 14, 22, 5, 3, 17, 4, 6].enumerated().map { label, length in
            (0..<(length + row * (label % 3))).map { String(words[($0 * 5 + row + label) % words.count]) }
                .joined(separator: " ")
        }
    }

    private static func text(row: Int, label: Int) -> String { texts[row % texts.count][label] }
}
