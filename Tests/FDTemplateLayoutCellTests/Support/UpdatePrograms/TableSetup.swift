import FDTemplateLayoutCell
import Foundation
import UIKitLayout

/// A combination of the ways in which an app can set a table up.
struct TableSetup: CustomStringConvertible {
    enum Estimate: CaseIterable { case none, number, automatic, delegate }
    enum Heights: CaseIterable { case cachedByIndexPath, cachedByKey, uncached, constant, automatic }

    var estimate: Estimate
    var heights: Heights
    var hasHeaderEstimate: Bool
    var isDiffable: Bool
    var hasSeparator: Bool
    var invalidation: UITableView.SelfSizingInvalidation

    init(using random: inout some RandomNumberGenerator) {
        estimate = .allCases.randomElement(using: &random) ?? .none
        heights = .allCases.randomElement(using: &random) ?? .automatic
        hasHeaderEstimate = Int.random(in: 0..<4, using: &random) == 0
        isDiffable = Int.random(in: 0..<3, using: &random) == 0
        hasSeparator = .random(using: &random)
        invalidation = .random(using: &random) ? .enabled : .enabledIncludingConstraints
    }

    /// Whether the delegate implements `heightForRowAt`.
    var delegateGivesHeights: Bool { heights != .constant && heights != .automatic }
    /// Whether the table stores the heights of all rows and headers, because it estimates none.
    var isMeasuredAtOnce: Bool { estimate == .none && !hasHeaderEstimate }

    var description: String {
        "estimate \(estimate), heights \(heights), header estimate \(hasHeaderEstimate), diffable \(isDiffable), "
            + "separator \(hasSeparator), \(invalidation)"
    }
}

/// A cell whose height is the sum of its content's height and an eighth of its width.
final class ProgramCell: UITableViewCell {
    private let box = UIView()
    private var boxHeight: NSLayoutConstraint?
    private(set) var row = ModelRow(number: 0)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        boxHeight = contentView.fill(with: box)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    func configure(_ row: ModelRow, _ traits: UITraitCollection) {
        self.row = row
        boxHeight?.constant = row.contentHeight + traits.extraHeight
    }
}

extension UIView {
    /// Adds a view that fills this one. Its height is an eighth of its width plus the constant of the returned
    /// constraint.
    func fill(with box: UIView) -> NSLayoutConstraint {
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        let height = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.125)
        // A visible cell has the height of its row until the table measures it again.
        height.priority = UILayoutPriority(998)
        NSLayoutConstraint.activate([
            height, box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
            box.leadingAnchor.constraint(equalTo: leadingAnchor),
            box.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        return height
    }
}

extension UITraitCollection {
    /// The height, in points, that larger text, bold text, a regular width and registered fonts add to each row.
    var extraHeight: CGFloat {
        (preferredContentSizeCategory == .large ? 0 : 6) + (legibilityWeight == .bold ? 3 : 0)
            + (horizontalSizeClass == .regular ? 12 : 0) + 24 * CGFloat(ProgramFonts.count)
    }
}

/// The fonts that programs have registered. Cells of the programs become higher with each of them, as labels may become
/// higher when a font is registered.
enum ProgramFonts {
    /// The number of fonts.
    private(set) static nonisolated(unsafe) var count = 0
    /// The number of fonts after which programs register no more, because fonts cannot be removed again.
    private static let limit = 12

    /// Registers a font, unless programs have registered enough of them.
    static func registerNext() {
        guard count < limit, let font = try? RegisteredFile() else { return }
        defer { try? FileManager.default.removeItem(at: font.url) }
        guard (try? UIFont.registerFonts(at: font.url)) != nil else { return }
        count += 1
    }
}

/// A copy of an installed font at another path, which counts as another font.
struct RegisteredFile {
    let url: URL

    init() throws {
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: "/usr/share/fonts"), includingPropertiesForKeys: nil)
        let font = files?.lazy.compactMap { $0 as? URL }.first { $0.pathExtension == "ttf" }
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
        try Data(contentsOf: font ?? URL(fileURLWithPath: "no font")).write(to: url)
    }
}
