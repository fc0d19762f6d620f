nonisolated extension CheckRule {
    static let missingAsset = CheckRule(
        id: "missing-asset", level: .warning,
        summary: "an image or colour that is in no asset catalogue",
        explanation: """
            At run time the image is not shown and the colour is replaced by the one stored in the file. The asset \
            catalogues and images are those in the given folders (--assets) or else, if a folder is checked, in its \
            repository. Without asset catalogues nothing is reported, and neither are system symbols. A name with the \
            extension .png also refers to an image of an asset catalogue. Each name is one finding of a file. A \
            colour is a note, since the file contains a substitute, and so is an image if all objects that use it \
            have an outlet or a custom class, since code then probably sets the image.
            """)
}

nonisolated extension DocumentRule {
    static let missingAsset = DocumentRule(rule: .missingAsset) { document in
        guard let known = document.context.assets else { return [] }
        let assets = known.union(embeddedImages(in: document))
        let missing = document.elements.flatMap { AssetUse.uses(in: $0) }.filter { !$0.isKnown(among: assets) }
        var seen: Set<[String]> = []
        return missing.filter { seen.insert([$0.kind, $0.name]).inserted }.map { first in
            finding(missing.filter { $0.kind == first.kind && $0.name == first.name }, in: document)
        }
    }

    /// The finding about all uses of a name. Its object is the first user of the asset that has neither an outlet nor a
    /// custom class and that code therefore probably does not change; if there is none, it is the first user.
    private static func finding(_ uses: [AssetUse], in document: CheckedDocument) -> InterfaceFinding {
        let owners = uses.map { use in
            ([use.element] + document.ancestors(of: use.element)).first { $0.id != nil } ?? use.element
        }
        let lasting = owners.first { $0["customClass"] == nil && document.outlets(of: $0).isEmpty }
        let owner = lasting ?? owners[0]
        let others = Set(owners.filter { $0 !== owner }.compactMap(\.id)).sorted()
        let more = others.isEmpty ? "" : "; \(others.count) more use\(others.count == 1 ? "s" : "") it"
        return document.finding(
            .missingAsset, owner,
            "\(uses[0].kind) \"\(uses[0].name)\" of \(document.name(of: owner)) is in no asset catalogue\(more)",
            level: lasting == nil || uses[0].kind == "colour" ? .note : nil,
            details: ["Fix: add it to an asset catalogue, or remove the reference."], related: others)
    }

    /// The names of the images whose data the document contains.
    private static func embeddedImages(in document: CheckedDocument) -> [String] {
        document.elements.filter { $0.name == "image" && !$0.children.isEmpty }.compactMap { $0["name"] }
    }
}

/// A reference to an image or colour by name.
private nonisolated struct AssetUse {
    /// The kind of the asset, as a word for messages.
    let kind: String
    let name: String
    /// The element that contains the reference.
    let element: IBElement

    private static let imageAttributes = ["image", "selectedImage", "backgroundImage", "highlightedImage"]

    /// The images and colours to which the given element refers by name.
    static func uses(in element: IBElement) -> [AssetUse] {
        if element.name == "color" {
            return element["name"].map { [AssetUse(kind: "colour", name: $0, element: element)] } ?? []
        }
        // The trait of being an image is an attribute of the same name.
        guard element["catalog"] != "system", !["image", "accessibilityTraits"].contains(element.name) else {
            return []
        }
        return imageAttributes.compactMap { element[$0] }.filter { !$0.isEmpty }
            .map { AssetUse(kind: "image", name: $0, element: element) }
    }

    /// Whether the asset is one of the given names. The extension of a PNG image may be omitted (Apple,
    /// `UIImage(named:)`), so a name with this extension also refers to the image set without it.
    func isKnown(among names: Set<String>) -> Bool {
        names.contains(name) || (name.hasSuffix(".png") && names.contains(String(name.dropLast(4))))
    }
}
