import Foundation
import InterfaceBuilder

/// The part of the report's page for one file.
struct FileSection {
    let file: ReportedFile
    /// The beginning of the ids of all elements in the section.
    let prefix: String

    var html: String {
        let anchors = Dictionary(
            file.findings.enumerated().map { ($1.finding.objectID, "\(prefix)-p\($0)") },
            uniquingKeysWith: { first, _ in first })
        let roots = file.roots.enumerated().map { article(of: $1, id: "\(prefix)-r\($0)", anchors) }
        let failure = file.failure.map { "<p class=\"failure\">\(HTMLText.escaped($0.description))</p>" }
        return "<section class=\"file\" id=\"\(prefix)\" aria-labelledby=\"\(prefix)-h\">"
            + "<h2 id=\"\(prefix)-h\">\(HTMLText.escaped(file.path))</h2>\n\(failure ?? "")\(findings)"
            + roots.joined() + "</section>\n"
    }

    // MARK: Findings

    private var findings: String {
        guard !file.findings.isEmpty else { return "" }
        let items = file.findings.enumerated().map { item(for: $1.finding, $1.message, number: $0) }
        return "<ul class=\"findings\" aria-label=\"Findings in \(HTMLText.escaped(file.path))\">\n"
            + items.joined(separator: "\n") + "</ul>\n"
    }

    private func item(for finding: InterfaceFinding, _ message: String, number: Int) -> String {
        let index = file.roots.firstIndex { $0.objectIDs.contains(finding.objectID) }
        let text =
            "<span class=\"level\">\(finding.level.rawValue)</span> <code>\(HTMLText.escaped(finding.rule.id))</code> "
            + "line \(finding.line): \(HTMLText.escaped(message))"
        let linked = index.map { "<a href=\"#\(prefix)-r\($0)\">\(text)</a>" } ?? text
        return "<li class=\"\(finding.level.rawValue)\" id=\"\(prefix)-p\(number)\">\(linked)</li>"
    }

    private func hasFindings(_ root: ReportedRoot) -> Bool {
        file.findings.contains { root.objectIDs.contains($0.finding.objectID) }
    }

    // MARK: Roots

    private func article(of root: ReportedRoot, id: String, _ anchors: [String: String]) -> String {
        let figures = root.layouts.enumerated().map { figure(of: $1, number: $0, root) }
        let words = ([root.id, root.name] + root.words.sorted()).joined(separator: " ").lowercased()
        let chain = root.chain.map { "<p class=\"chain\">Height: \(HTMLText.escaped($0))</p>" } ?? ""
        let heights =
            root.heights.isEmpty
            ? ""
            : "<details open><summary>Heights</summary>\(HeightPlot(name: root.name, heights: root.heights).html)</details>"
        return "<article class=\"root\" id=\"\(id)\" tabindex=\"-1\" aria-labelledby=\"\(id)-h\" "
            + "data-words=\"\(HTMLText.escaped(words))\"\(hasFindings(root) ? " data-findings=\"yes\"" : "")>"
            + "<h3 id=\"\(id)-h\">\(HTMLText.escaped(root.name)) <code>\(HTMLText.escaped(root.id))</code> "
            + "<code>line \(root.line)</code></h3>\n\(chain)<div class=\"layouts\">\(figures.joined())</div>\(heights)"
            + "<script type=\"application/json\">"
            + "\(HTMLText.script(OverlayData(root: root, anchors: anchors).text))</script></article>\n"
    }

    private func figure(of layout: ReportedLayout, number: Int, _ root: ReportedRoot) -> String {
        let size = "\(layout.size.width.shortText) × \(layout.size.height.shortText)"
        let (width, height) = (layout.size.width.shortText, layout.size.height.shortText)
        let caption = layout.width == nil ? "\(size), as stored" : size
        let pictures = [("dark", layout.dark), ("light", layout.light)].compactMap { style, path in
            path.map {
                "<img class=\"\(style)\" src=\"\(HTMLText.escaped($0))\" width=\"\(width)\" height=\"\(height)\" "
                    + "loading=\"lazy\" alt=\"\(HTMLText.escaped(root.name)), \(size) points\">"
            }
        }
        let content = pictures.isEmpty ? "<p>too large to be drawn</p>" : pictures.joined()
        return "<figure data-layout=\"\(number)\"><div class=\"picture\" data-width=\"\(width)\" "
            + "data-height=\"\(height)\">\(content)</div><figcaption>\(caption)</figcaption></figure>"
    }
}
