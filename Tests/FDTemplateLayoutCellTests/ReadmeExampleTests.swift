import FDTemplateLayoutCell
import Foundation
import UIKitLayout
import XCTest

/// The README's Swift example, compiled and run unchanged.
nonisolated final class ReadmeExampleTests: XCTestCase {}

extension ReadmeExampleTests {
    // README begins
    final class NoteCell: UITableViewCell {
        let label = UILabel()
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }
        required init?(coder: NSCoder) { fatalError("made in code") }
    }

    func heights(of notes: [String]) -> [CGFloat] {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
        return notes.map { note in
            tableView.fd_heightForCell(withIdentifier: "note", cacheByKey: note) { cell in
                (cell as! NoteCell).label.text = note
            }
        }
    }
    // README ends

    // README begins
    func precache(_ notes: [String], in tableView: UITableView, savingTo url: URL) async throws {
        let computation = FDHeightComputation<String>(
            width: tableView.frame.width,
            makeTemplate: { NoteCell(style: .default, reuseIdentifier: "note") },
            configure: { cell, note in (cell as! NoteCell).label.text = note })
        try await tableView.fd_precacheHeights(of: notes.map { ($0, $0) }, computation: computation)
        try tableView.fd_keyedHeightCache.save(to: url)
    }
    // README ends

    func testTheExampleComputesAheadAndSaves() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("heights-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        try await precache(["A short note."], in: tableView, savingTo: url)
        let next = UITableView(frame: tableView.frame)
        try next.fd_keyedHeightCache.load(from: url)
        XCTAssertEqual(next.fd_keyedHeightCache.height(forKey: "A short note."), 37)
    }

    // One line of 17 points is 17 × 1.193359 = 20.29 high, rounded up to 20.5, with insets of 8 and a separator of half
    // a point.
    func testTheExampleGivesTheHeightOfItsLine() {
        XCTAssertEqual(heights(of: ["A short note.", "A short note."]), [37, 37])
    }

    private func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    func testTheReadmeShowsWhatIsCompiledHere() throws {
        let readme = try text("README.md")
        let parts = try text("Tests/FDTemplateLayoutCellTests/ReadmeExampleTests.swift")
            .components(separatedBy: "    // README ")
        for part in parts where part.hasPrefix("begins") {
            let example = part.components(separatedBy: "\n").dropFirst().map { line in
                line.hasPrefix("    ") ? String(line.dropFirst(4)) : line
            }.joined(separator: "\n").trimmingCharacters(in: .newlines)
            XCTAssertTrue(readme.contains(example), example)
        }
        let program = try text("Examples/C/messages.c").trimmingCharacters(in: .newlines)
        XCTAssertTrue(readme.contains(program), "the C example is Examples/C/messages.c")
    }
}
