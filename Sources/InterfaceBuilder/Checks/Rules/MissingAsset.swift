nonisolated extension CheckRule {
    static let missingAsset = CheckRule(
        id: "missing-asset", level: .warning,
        summary: "an image or colour that is in no asset catalogue",
        explanation: """
            At run time the image is not shown and the colour is replaced by the one stored in the file. The asset catalogues \
            and images are those in the given folders (--assets) or else, if a folder is checked, in its repository. Without \
            asset catalogues nothing is reported. System symbols are not reported.
            """)
}

nonisolated extension DocumentRule {
    static let missingAsset = DocumentRule(rule: .missingAsset) { document in
        guard let known = document.context.assets else { return [] }
        let assets = known.union(embeddedImages(in: document))
        return document.elements.flatMap { element -> [InterfaceFinding] in
            uses(of: element).filter { !assets.contains($0.name) }.map { use in
                let owner = ([element] + document.ancestors(of: element)).first { $0.id != nil } ?? element
                return document.finding(
                    .missingAsset, owner,
                    "\(use.kind) \"\(use.name)\" of \(document.name(of: owner)) is in no asset catalogue",
                    details: ["Fix: add it to an asset catalogue, or remove the reference."])
            }
        }
    }

    /// The names of the images whose data the document contains.
    private static func embeddedImages(in document: CheckedDocument) -> [String] {
        document.elements.filter { $0.name == "image" && !$0.children.isEmpty }.compactMap { $0["name"] }
    }

    private static let imageAttributes = ["image", "selectedImage", "backgroundImage", "highlightedImage"]

    /// The images and colours to which the given element refers by name.
    private static func uses(of element: IBElement) -> [(kind: String, name: String)] {
        if element.name == "color" { return element["name"].map { [("colour", $0)] } ?? [] }
        // The trait of being an image is an attribute of the same name.
        guard element["catalog"] != "system", !["image", "accessibilityTraits"].contains(element.name) else {
            return []
        }
        return imageAttributes.compactMap { element[$0] }.filter { !$0.isEmpty }.map { ("image", $0) }
    }
}
