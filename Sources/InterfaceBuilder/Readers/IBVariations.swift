import Foundation
import UIKitLayout

/// The size classes of the simulated device, named as in files.
nonisolated struct IBSizeClasses {
    private let classes: [String: String]

    /// The size classes of the file's device in its orientation. Phones have a compact width, except for large ones in
    /// landscape, and in landscape a compact height; iPads are regular. Files without a device, of Xcode 6 and 7, have a
    /// canvas of any size class.
    init(of document: IBElement) {
        guard let device = document.child("device"), let name = device["id"] else {
            classes = [:]
            return
        }
        let isPad = name.hasPrefix("ipad")
        let isLandscape = device["orientation"] == "landscape"
        let isWide = isPad || (isLandscape && SimulatedDevice.named(name)?.isWideInLandscape == true)
        classes = [
            "widthClass": isWide ? "regular" : "compact",
            "heightClass": !isPad && isLandscape ? "compact" : "regular",
            "userInterfaceIdiom": isPad ? "pad" : "phone",
        ]
    }

    /// How specific a variation such as `heightClass=regular-widthClass=compact` is: the number of its conditions, 0
    /// for `default`; `nil` if one of its conditions does not hold.
    func specificity(of key: String) -> Int? {
        guard key != "default" else { return 0 }
        let conditions = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
        return conditions.allSatisfy { $0.count == 2 && classes[$0[0]] == $0[1] } ? conditions.count : nil
    }
}

nonisolated extension IBElement {
    /// The element and its descendants resolved for size classes: excluded objects and the variations themselves are
    /// removed, and attributes and values of matching variations replace the others.
    func resolved(for classes: IBSizeClasses) -> IBElement {
        let variations = children.filter { $0.name == "variation" }
            .compactMap { variation in classes.specificity(of: variation["key"] ?? "").map { ($0, variation) } }
            .sorted { $0.0 < $1.0 }.map(\.1)
        var attributes = attributes
        var overrides: [IBElement] = []
        var excluded: Set<String> = []
        for variation in variations {
            attributes.merge(variation.attributes.filter { $0.key != "key" }) { _, new in new }
            for child in variation.children {
                if child.name == "mask" { child.apply(to: &excluded) } else { overrides.append(child) }
            }
        }
        let overridden = Set(overrides.compactMap { $0["key"] })
        let kept = children.filter { child in
            child.name != "variation" && !(child["key"].map(overridden.contains) ?? false)
        }
        return IBElement(
            name: name, attributes: attributes, line: line,
            children: (kept + overrides).map { $0.without(excluded).resolved(for: classes) }, text: text)
    }

    /// Adds the objects that the mask excludes to a set, and removes those that it includes.
    private func apply(to excluded: inout Set<String>) {
        for change in children {
            guard let reference = change["reference"] else { continue }
            if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
        }
    }

    /// A list of subviews or constraints without the excluded objects.
    private func without(_ excluded: Set<String>) -> IBElement {
        guard !excluded.isEmpty, name == "subviews" || name == "constraints" else { return self }
        return IBElement(
            name: name, attributes: attributes, line: line,
            children: children.filter { !excluded.contains($0.id ?? "") }, text: text)
    }
}
