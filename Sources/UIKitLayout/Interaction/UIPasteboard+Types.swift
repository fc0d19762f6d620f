import Foundation

extension UIPasteboard {
    /// The identifiers of the types of the content.
    public var types: [String] {
        var types: [String] = []
        if hasStrings { types.append("public.utf8-plain-text") }
        if hasURLs { types.append("public.url") }
        if hasImages { types.append("public.png") }
        if hasColors { types.append("com.apple.uikit.color") }
        return types
    }

    /// Whether there are colours.
    public var hasColors: Bool { !(colors ?? []).isEmpty }
    /// The number of strings, URLs, images or colours, whichever is largest.
    public var numberOfItems: Int {
        [strings?.count, urls?.count, images?.count, colors?.count].compactMap { $0 }.max() ?? 0
    }

    /// Whether the content has one of the given types.
    public func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// The bytes of the first string, URL or image, in UTF-8 or as a PNG file; `nil` if there is no content of the given
    /// type.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        switch pasteboardType {
        case "public.utf8-plain-text", "public.plain-text", "public.text": string.map { Data($0.utf8) }
        case "public.url": url.map { Data($0.absoluteString.utf8) }
        case "public.png", "public.image": image?.pngData()
        default: nil
        }
    }

    /// The first string, URL, image or colour; `nil` if there is no content of the given type.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        switch pasteboardType {
        case "public.utf8-plain-text", "public.plain-text", "public.text": string
        case "public.url": url
        case "public.png", "public.image": image
        case "com.apple.uikit.color": color
        default: nil
        }
    }
}
