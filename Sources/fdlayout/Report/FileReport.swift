import Foundation
import InterfaceBuilder
import Locking
import UIKitLayout

/// Lays out and draws the files of a report. A value can be used by several threads at once.
struct FileReport: Sendable {
    /// The folder of the page.
    let folder: String
    let widths: [CGFloat]
    let styles: [UIUserInterfaceStyle]
    /// The number of pixels per point that the command line requests; `nil` for that of each file's device in layouts, and
    /// for 2 in pictures.
    let scale: Double?
    /// The check of files. It is locked, because it stores the configurations of folders.
    let check: Locked<FileCheck>
    /// The `.xcassets` folder that images come from; `nil` if there is none.
    let assets: String?

    private var pictureScale: CGFloat { CGFloat(scale ?? 2) }

    /// The name of the folder with the pictures, in the folder of the page.
    static let pictureFolder = "pictures"
    /// The number of intervals between the smallest and the largest width for which the plot has heights.
    private static let intervals = 16

    /// Lays out and draws a file.
    ///
    /// - Parameter number: a number that distinguishes the pictures of the file from those of other files.
    /// - Throws: ``ToolFailure`` with the status 74 if a picture cannot be written. All other failures are part of the
    ///   result.
    func file(_ found: Result<InputFile, ToolFailure>, number: Int) throws -> ReportedFile {
        let path = (try? found.get())?.name
        do {
            let input = try found.get()
            let contents = try input.contents()
            let file = try InterfaceFile(data: contents, path: input.name)
            let findings = FileFindings(try check.withLock { try $0.result(of: file, contents) })
            if let failure = findings.failure {
                return ReportedFile(path: input.name, roots: [], findings: findings.all, failure: failure)
            }
            let roots = try roots(of: file, findings, number: number)
            return ReportedFile(path: input.name, roots: roots, findings: findings.all, failure: nil)
        } catch {
            let failure = ToolFailure(error)
            guard failure.status != 74 else { throw failure }
            return ReportedFile(path: path ?? failure.path ?? "", roots: [], findings: [], failure: failure)
        }
    }

    private func roots(of file: InterfaceFile, _ findings: FileFindings, number: Int) throws -> [ReportedRoot] {
        let images = try assets.map { try AssetCatalog(contentsOfDirectory: $0, scale: pictureScale) }
        let traits = UITraitCollection(displayScale: file.scale(given: scale))
        let layouts = FileLayouts(file: file, images: images, traits: traits)
        var (order, found): ([String], [String: ReportedRoot]) = ([], [:])
        for width in [nil] + widths {
            try layouts.withRoots(width: width) { roots in
                for root in roots {
                    if width == nil {
                        order.append(root.id)
                        found[root.id] = describe(root)
                    } else if found[root.id]?.layouts.first?.size.width == width {
                        continue
                    }
                    found[root.id]?.layouts.append(
                        try layout(
                            root, width: width, findings.at(width: width),
                            name: "\(number)-\(root.id.isEmpty ? "view" : root.id)"))
                }
            }
        }
        return order.compactMap { found.removeValue(forKey: $0) }
    }

    /// The properties of a root that do not depend on its width.
    private func describe(_ root: LaidOutRoot) -> ReportedRoot {
        var reported = ReportedRoot(id: root.id, name: root.owner?.name ?? root.id, line: root.owner?.line ?? 0)
        let inspected = InspectedLayout(of: root.root.view, in: root.root.view, identify: root.object(of:))
        reported.objectIDs = Set(inspected.constraints.compactMap { root.object(of: $0)?.id })
        for (id, view) in root.root.views {
            reported.objectIDs.insert(id)
            reported.words.formUnion([id, root.object(of: view)?.name ?? ""])
        }
        guard root.sizesItself else { return reported }
        reported.chain = HeightChain(of: inspected).map(\.text)
        let listed = Set(widths.filter(root.follows) + [root.root.view.bounds.width])
        let all = plottedWidths(listed)
        reported.heights = zip(all, root.heights(at: all)).map { width, height in
            ReportedRoot.Height(width: width, height: height, isListed: listed.contains(width))
        }
        return reported
    }

    /// The widths for which heights are computed: the listed ones and, if there are several, others between them.
    private func plottedWidths(_ listed: Set<CGFloat>) -> [CGFloat] {
        guard listed.count > 1, let first = listed.min(), let last = listed.max() else { return Array(listed) }
        let step = (last - first) / CGFloat(Self.intervals)
        let between = (1..<Self.intervals).map { (first + CGFloat($0) * step).rounded() }
        return listed.union(between).sorted()
    }

    private func layout(
        _ root: LaidOutRoot, width: CGFloat?, _ findings: [CheckedFinding], name: String
    ) throws -> ReportedLayout {
        let view = root.root.view
        let overlay = PictureOverlay(
            OverlayKind.allCases, of: view, findings: findings, sharesLabels: false, identify: root.object(of:))
        let base = [name, width.map(\.shortText)].compactMap(\.self).joined(separator: "-")
        var paths: [UIUserInterfaceStyle: String] = [:]
        for style in styles {
            let suffix = style == .dark ? "-dark" : ""
            let path = "\(Self.pictureFolder)/\(base.replacingOccurrences(of: "/", with: "_"))\(suffix).png"
            if try write(view, style, to: path) { paths[style] = path }
        }
        return ReportedLayout(
            width: width, size: view.bounds.size, light: paths[.light], dark: paths[.dark], overlays: overlay.shapes)
    }

    /// Draws a view and writes its picture. The result is false if the view is too large to be drawn.
    private func write(_ view: UIView, _ style: UIUserInterfaceStyle, to path: String) throws -> Bool {
        let traits = UITraitCollection(traitsFrom: [
            view.traitCollection, UITraitCollection(userInterfaceStyle: style),
        ])
        let data = traits.callAsCurrent { () -> Data? in
            view.overrideTraitCollection = traits
            guard let context = CGContext(size: view.bounds.size, scale: pictureScale, isOpaque: false) else {
                return nil
            }
            Picture(name: "", view: view).draw(at: .zero, in: context)
            return context.smallPNGData
        }
        guard let data else { return false }
        do {
            try data.write(to: URL(fileURLWithPath: folder + "/" + path), options: .atomic)
        } catch {
            throw ToolFailure.output("cannot write \(folder)/\(path): \(error.localizedDescription)")
        }
        return true
    }
}
