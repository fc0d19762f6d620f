nonisolated extension IBElement {
    /// Returns a copy of the element and its descendants as they apply to the given size classes. The attributes and
    /// values of matching variations replace the general ones; objects that these variations exclude, and the
    /// variations themselves, are left out.
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

    /// Adds the ids of the objects that this mask excludes to the given set, and removes the ids of those that it
    /// includes.
    private func apply(to excluded: inout Set<String>) {
        for change in children {
            guard let reference = change["reference"] else { continue }
            if change.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
        }
    }

    /// Returns a copy of a list of subviews or constraints without the excluded objects, or the element itself if it is
    /// no such list.
    private func without(_ excluded: Set<String>) -> IBElement {
        guard !excluded.isEmpty, name == "subviews" || name == "constraints" else { return self }
        return IBElement(
            name: name, attributes: attributes, line: line,
            children: children.filter { !excluded.contains($0.id ?? "") }, text: text)
    }
}
