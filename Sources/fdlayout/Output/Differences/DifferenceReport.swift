import ArgumentParser
import Foundation

/// The differences of all files, which can be written in several formats.
struct DifferenceReport {
    let files: [FileDifference]
    /// The files with the pictures of the differences, by the names of the Interface Builder files; empty if none were
    /// drawn.
    var pictures: [String: [String]] = [:]

    /// The formats of the output.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, markdown
    }

    private struct Row: Encodable {
        let file: String
        let line: Int
        let id: String
        let name: String
        let kind: ViewChange.Kind
        let old, new: ViewChange.Value
        let widths: [Double]
        /// Whether the change occurs in the stored size.
        let isInStoredSize: Bool
    }

    func text(as format: Format) throws -> String {
        switch format {
        case .text: files.map(lines).joined()
        case .json: try JSONLine.array(files.flatMap(rows))
        case .markdown: markdown
        }
    }

    /// A one-line summary, for instance `2 views changed in 1 of 3 files; 4 stored frames changed without effect`.
    var summary: String {
        let views = files.map { Set($0.changes.filter(\.isVisible).map(\.object.id)).count }
        let changed = views.reduce(0, +)
        let stored = files.flatMap(\.changes).count { !$0.isVisible }
        let count = changed == 1 ? "1 view changed" : "\(changed) views changed"
        let place = "\(views.count { $0 > 0 }) of \(files.count) file\(files.count == 1 ? "" : "s")"
        let main =
            changed == 0
            ? "no view changed in \(files.count) file\(files.count == 1 ? "" : "s")" : "\(count) in \(place)"
        guard stored > 0 else { return main }
        return main + "; \(stored) stored frame\(stored == 1 ? "" : "s") changed without effect"
    }

    /// Whether a view looks different in any file.
    var hasVisibleChanges: Bool { files.contains { $0.changes.contains(where: \.isVisible) } }

    private func lines(_ file: FileDifference) -> String {
        DifferenceText.texts(of: file.changes).map { text in
            "\(file.fileName(for: text.kind)):\(text.object.line): \(text.line)\n"
        }.joined()
    }

    private func rows(_ file: FileDifference) -> [Row] {
        file.changes.map { change in
            Row(
                file: file.fileName(for: change.kind), line: change.object.line, id: change.object.id,
                name: change.object.name, kind: change.kind, old: change.old, new: change.new,
                widths: change.widths.compactMap { $0.map(\.inPoints) }, isInStoredSize: change.widths.contains(nil))
        }
    }

    // MARK: Markdown

    private var markdown: String {
        let changed = files.filter { !$0.changes.isEmpty }
        return "### Layout: \(summary)\n" + changed.map(section).joined()
    }

    private func section(_ file: FileDifference) -> String {
        let visible = file.changes.filter(\.isVisible)
        let stored = file.changes.filter { !$0.isVisible }
        var text = "\n#### `\(file.name)`\n\n"
        if !visible.isEmpty { text += table(visible) }
        for picture in pictures[file.name] ?? [] { text += "\n![before, after and difference](\(picture))\n" }
        if !stored.isEmpty {
            text += "\n<details><summary>\(stored.count) stored frames changed without effect</summary>\n\n"
            text += table(stored) + "\n</details>\n"
        }
        return text
    }

    private func table(_ changes: [ViewChange]) -> String {
        let rows = DifferenceText.texts(of: changes).map { text in
            let widths = text.widths.map { $0?.shortText ?? "stored" }.joined(separator: ", ")
            let cells = [text.object.name, "`\(text.object.id)`", text.what, widths]
            return "| " + cells.map(Self.escaped).joined(separator: " | ") + " |\n"
        }
        return "| view | id | change | widths |\n|---|---|---|---|\n" + rows.joined()
    }

    /// The text on one line, in which characters that end a cell of a table or begin an element of HTML are escaped.
    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "<", with: "&lt;")
            .split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
