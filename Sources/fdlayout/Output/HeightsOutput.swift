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
        case .text: lines { row, height in "0:\(row) \(height)" }
        case .csv: "section,row,height\n" + lines { row, height in "0,\(row),\(height)" }
        case .json: try json()
        }
    }

    private func lines(_ line: (Int, String) -> String) -> String {
        heights.enumerated().map { line($0.offset, $0.element.shortText) + "\n" }.joined()
    }

    private func json() throws -> String {
        try JSONLine.array(heights.enumerated().map { Row(section: 0, row: $0.offset, height: $0.element.inPoints) })
    }
}
