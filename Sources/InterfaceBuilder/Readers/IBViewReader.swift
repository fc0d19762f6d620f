import Foundation
import UIKitLayout

/// Reads the properties of views.
struct IBViewReader {
    let builder: IBObjectBuilder

    /// The names of children of view elements that either do not affect layout or are read elsewhere. Other children
    /// cause a warning.
    private static let understoodChildren: Set<String> = [
        "rect", "autoresizingMask", "subviews", "constraints", "connections", "color", "fontDescription", "nil",
        "state", "string", "inset", "edgeInsets", "size", "point", "imageReference",
        "gestureRecognizers", "accessibility", "freeformSimulatedSizeMetrics", "userDefinedRuntimeAttributes",
        "mutableString", "extendedEdge", "real", "viewLayoutGuide", "keyboardLayoutGuide", "view",
        "directionalEdgeInsets", "prototypes",
        "sections", "segments", "cells", "items", "dataDetectorType", "textInputTraits", "viewContentHint",
        "attributedString", "constraint", "date", "calendar", "tableHeaderView", "collectionViewFlowLayout",
        "collectionViewLayout", "label", "imageView", "blurEffect", "vibrancyEffect", "offsetWrapper",
        "scrollIndicatorInsets", "array", "button", "textAttributes", "tableView", "preferredSymbolConfiguration",
        "buttonConfiguration", "bool", "integer", "navigationItem", "barButtonItem", "simulatedNavigationBarMetrics",
        "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
        "simulatedOrientationMetrics", "collectionViewCellContentView",
    ]

    private static let semanticAttributes: [String: UISemanticContentAttribute] = [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
    ]

    func read(_ element: IBElement, into view: UIView) throws {
        for child in element.children
        where !Self.understoodChildren.contains(child.name) && !child.isCompanion {
            builder.warn(child, "<\(child.name)> in <\(element.name)> is not supported and is ignored")
        }
        try readGeometry(element, into: view)
        try readPriorities(element, into: view)
        if let tag = element["tag"].flatMap(Int.init) { view.tag = tag }
        let isHidden = element["hidden"] == "YES" && !isShownAtDesignTime(element)
        // Only differences are set, because apps override such properties to follow their changes.
        if view.isHidden != isHidden { view.isHidden = isHidden }
        switch view {
        case let label as UILabel: try read(element, into: label)
        case let imageView as UIImageView: try read(element, into: imageView)
        case let button as UIButton: try IBButtonReader(reader: self).read(element, into: button)
        case let cell as UITableViewCell: try read(element, into: cell)
        case let stack as UIStackView: try read(element, into: stack)
        default: try IBControlReader(builder: builder).read(element, into: view)
        }
        IBAppearanceReader(builder: builder).read(element, into: view)
    }

    private func read(_ element: IBElement, into stack: UIStackView) throws {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        stack.distribution = builder.choice("distribution", of: element, from: distributions, default: .fill)
        stack.alignment = builder.choice("alignment", of: element, from: alignments, default: .fill)
        let standard = element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : 0
        stack.spacing = IBNumber.length(element["spacing"]) ?? standard
        stack.isBaselineRelativeArrangement = element["baselineRelativeArrangement"] == "YES"
        // Files have no attribute for this property: it is true for a stack view whose margins the file stores.
        stack.isLayoutMarginsRelativeArrangement = element.storesMargins
    }

    private var distributions: [String: UIStackView.Distribution] {
        [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
    }

    private var alignments: [String: UIStackView.Alignment] {
        [
            "fill": .fill, "top": .top, "leading": .leading, "center": .center, "trailing": .trailing,
            "bottom": .bottom,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
    }

    // MARK: All views

    /// Whether a hidden view is visible at design time. Interface Builder shows activity indicators that hide only when
    /// stopped.
    private func isShownAtDesignTime(_ element: IBElement) -> Bool {
        builder.options.isDesignTime && element.name == "activityIndicatorView" && element["hidesWhenStopped"] == "YES"
            && builder.options.conventions.showsHiddenActivityIndicators
    }

    private func readGeometry(_ element: IBElement, into view: UIView) throws {
        view.translatesAutoresizingMaskIntoConstraints =
            element["translatesAutoresizingMaskIntoConstraints"] != "NO"
        if let rect = element.child("rect", key: "frame") { view.frame = try CGRect { name in try value(rect, name) } }
        if let mask = element.child("autoresizingMask") { view.autoresizingMask = autoresizingMask(mask) }
        view.preservesSuperviewLayoutMargins = element["preservesSuperviewLayoutMargins"] == "YES"
        view.insetsLayoutMarginsFromSafeArea = element["insetsLayoutMarginsFromSafeArea"] != "NO"
        view.layoutMarginsFollowReadableWidth = element["layoutMarginsFollowReadableWidth"] == "YES"
        if element["fixedFrame"] == "YES" { view.translatesAutoresizingMaskIntoConstraints = true }
        if let margins = element.child("edgeInsets", key: "layoutMargins") {
            view.layoutMargins = try insets(margins)
        } else if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(try insets(margins))
        }
        if element["semanticContentAttribute"] != nil {
            view.semanticContentAttribute = builder.choice(
                "semanticContentAttribute", of: element, from: Self.semanticAttributes, default: .unspecified)
        }
    }

    private func readPriorities(_ element: IBElement, into view: UIView) throws {
        let defaults = Self.defaultHugging[element.name] ?? .defaultLow
        let names: [(NSLayoutConstraint.Axis, String)] = [(.horizontal, "horizontal"), (.vertical, "vertical")]
        for (axis, name) in names {
            let hugging = try priority(element, "\(name)HuggingPriority")
            view.setContentHuggingPriority(hugging ?? defaults, for: axis)
            let resistance = try priority(element, "\(name)CompressionResistancePriority")
            view.setContentCompressionResistancePriority(resistance ?? .defaultHigh, for: axis)
        }
    }

    /// The hugging priorities of views for which the default is not 250, by element name. Files omit a priority that
    /// equals the one in Interface Builder's object library.
    private static let defaultHugging: [String: UILayoutPriority] = [
        "switch": .defaultHigh, "activityIndicatorView": .defaultHigh,
    ]

    private func priority(_ element: IBElement, _ name: String) throws -> UILayoutPriority? {
        guard let text = element[name] else { return nil }
        guard let number = Float(text), !number.isNaN else {
            throw builder.error(element, "\(name) \"\(text)\" is not a number")
        }
        let allowed = min(max(number, 1), 1000)
        if number <= 0 || number > 1000 {
            builder.warn(
                element, "\(name) \"\(text)\" is not above 0 and at most 1000; \(Int(allowed)) is used instead",
                kind: .invalidValue)
            return UILayoutPriority(allowed)
        }
        return UILayoutPriority(number)
    }

    // MARK: Labels, images, buttons, cells

    private func read(_ element: IBElement, into label: UILabel) throws {
        label.text = element["text"] ?? element.child("string", key: "text")?.text
        if let font = element.child("fontDescription") { label.font = IBFontReader(builder: builder).read(font) }
        label.numberOfLines = try integer(element, "numberOfLines") ?? 1
        label.lineBreakMode = builder.choice(
            "lineBreakMode", of: element, from: lineBreakModes, default: .byTruncatingTail)
        label.preferredMaxLayoutWidth = IBNumber.length(element["preferredMaxLayoutWidth"]) ?? 0
        label.adjustsFontSizeToFitWidth = element.shrinksText
        if element.shrinksText {
            label.minimumScaleFactor = element.smallestTextScale(pointSize: label.font.pointSize)
        }
    }

    private var lineBreakModes: [String: NSLineBreakMode] {
        [
            "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
            "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
            "middleTruncation": .byTruncatingMiddle,
        ]
    }

    private func read(_ element: IBElement, into imageView: UIImageView) throws {
        imageView.image = try image(of: element)
    }

    private func read(_ element: IBElement, into cell: UITableViewCell) throws {
        cell.accessoryType = builder.choice("accessoryType", of: element, from: accessoryTypes, default: .none)
    }

    /// Passes the labels and the image view that the file contains for a cell of a built-in style to the cell.
    func readStyle(_ element: IBElement, into cell: UITableViewCell) {
        guard let style = cellStyles[element["style"] ?? ""] else { return }
        cell.adoptBuiltInContent(
            style, text: object(element, "textLabel"), detail: object(element, "detailTextLabel"),
            image: object(element, "imageView"))
    }

    /// The object whose id the given attribute contains, or `nil` if there is none or if it is not of the requested
    /// class.
    ///
    /// The optional is unwrapped before the cast: in optimised builds, casting an optional object to a generic type
    /// casts `nil` as if it were an object (Swift 6.3.1).
    private func object<Object: AnyObject>(_ element: IBElement, _ attribute: String) -> Object? {
        guard let id = element[attribute], let object = builder.object(withID: id) else { return nil }
        return object as? Object
    }

    private var cellStyles: [String: UITableViewCell.CellStyle] {
        [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
            "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
    }

    private var accessoryTypes: [String: UITableViewCell.AccessoryType] {
        [
            "none": .none, "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
            "detailButton": .detailButton,
        ]
    }

    private func value(_ element: IBElement, _ name: String) throws -> CGFloat {
        if let number = IBNumber.length(element[name]) { return number }
        let what = "<\(element.name)> \(name) \"\(element[name] ?? "")\""
        guard let text = element[name], let number = Double(text) else {
            throw builder.error(element, "\(what) is not a number")
        }
        let allowed = IBNumber.nearestLength(number)
        builder.warn(element, "\(what) is out of range; \(Int(allowed)) is used instead", kind: .invalidValue)
        return allowed
    }

    private func integer(_ element: IBElement, _ name: String) throws -> Int? {
        guard let text = element[name] else { return nil }
        guard let number = Int(text) else {
            throw builder.error(element, "\(name) \"\(text)\" is not a whole number")
        }
        if number >= 0 { return number }
        builder.warn(element, "\(name) \"\(text)\" is negative; 0 is used instead", kind: .invalidValue)
        return 0
    }

    func insets(_ element: IBElement) throws -> UIEdgeInsets {
        if element["minX"] != nil {
            return UIEdgeInsets(
                top: try value(element, "minY"), left: try value(element, "minX"),
                bottom: try value(element, "maxY"), right: try value(element, "maxX"))
        }
        return UIEdgeInsets(
            top: try value(element, "top"), left: try value(element, element["leading"] == nil ? "left" : "leading"),
            bottom: try value(element, "bottom"),
            right: try value(element, element["trailing"] == nil ? "right" : "trailing"))
    }

    private func autoresizingMask(_ element: IBElement) -> UIView.AutoresizingMask {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { mask, part in
            if element[part.0] == "YES" { mask.insert(part.1) }
        }
    }
}
