import Foundation
import UIKitLayout

/// How much room the simulated device gives, as files name it.
nonisolated struct IBSizeClasses {
    private let classes: [String: String]

    /// Those of the file's device as it is held: phones are compact in width, but for the large ones in landscape, and in
    /// landscape compact in height; pads are regular. The canvas of files without a device, of Xcode 6 and 7, is of any size.
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

    /// How closely a variation such as `heightClass=regular-widthClass=compact` is meant for these: the number of its
    /// conditions, 0 for `default`; `nil` if one of them does not hold.
    func specificity(of key: String) -> Int? {
        guard key != "default" else { return 0 }
        let conditions = key.split(separator: "-").map { $0.split(separator: "=").map(String.init) }
        return conditions.allSatisfy { $0.count == 2 && classes[$0[0]] == $0[1] } ? conditions.count : nil
    }
}

nonisolated extension IBElement {
    /// The element and all below it as they are for some size classes: what variations leave out is gone, what they say
    /// otherwise is said so. Variations themselves are left out.
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

    /// What a mask excludes and includes, by reference.
    private func apply(to excluded: inout Set<String>) {
        for change in children {
            guard let reference = change["reference"] else { continue }
            if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
        }
    }

    /// A list of subviews or constraints without those that are left out.
    private func without(_ excluded: Set<String>) -> IBElement {
        guard !excluded.isEmpty, name == "subviews" || name == "constraints" else { return self }
        return IBElement(
            name: name, attributes: attributes, line: line,
            children: children.filter { !excluded.contains($0.id ?? "") }, text: text)
    }
}
