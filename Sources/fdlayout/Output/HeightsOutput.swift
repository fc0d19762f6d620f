import Foundation

/// Heights in the forms that the tool prints.
struct HeightsOutput {
    /// By row of the only section.
    let heights: [CGFloat]

    private struct Row: Encodable {
        let section: Int
        let row: Int
        let height: Double
    }

    func text(as format: HeightsCommand.Format) throws -> String {
        switch format {
        case .text: lines(prefix: "0:", separator: " ")
        case .csv: "section,row,height\n" + lines(prefix: "0,", separator: ",")
        case .json: try json()
        }
    }

    private func lines(prefix: StaticString, separator: StaticString) -> String {
        var lines = NumberLines(capacity: heights.count * 16)
        for (row, height) in heights.enumerated() {
            lines.append(prefix)
            lines.append(row)
            lines.append(separator)
            lines.append(height)
            lines.append("\n")
        }
        return lines.text
    }

    private func json() throws -> String {
        try JSONLine.array(heights.enumerated().map { Row(section: 0, row: $0.offset, height: $0.element.inPoints) })
    }
}
