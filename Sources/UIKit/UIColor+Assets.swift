internal import FileSearch
import Foundation
import UIKitLayout

nonisolated extension UIColor {
    /// Creates the colour with the given name in the main bundle's asset catalogues; `nil` if there is no such colour.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the colour with the given name in a bundle's asset catalogues, with its variants for light and dark
    /// appearance; `nil` if there is no such colour.
    ///
    /// The catalogues are the .xcassets folders among the bundle's resources, which are used without being compiled.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = ColorSet.named(name, in: bundle ?? .main), let light = set.color(isDark: false) else {
            return nil
        }
        let dark = set.color(isDark: true) ?? light
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

/// The contents of the file Contents.json of a colour in an asset catalogue.
private nonisolated struct ColorSet: Decodable {
    struct Appearance: Decodable {
        let appearance: String?
        let value: String?
    }

    struct Color: Decodable {
        let components: [String: String]?
    }

    struct Entry: Decodable {
        let appearances: [Appearance]?
        let color: Color?
        let idiom: String?

        var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
        var isPlain: Bool { appearances?.isEmpty ?? true }
    }

    let colors: [Entry]

    static func named(_ name: String, in bundle: Bundle) -> ColorSet? {
        for catalog in bundle.assetCatalogPaths {
            let sets = FolderContents(of: catalog).entries
            guard let set = sets.first(where: { ("/" + $0.path).hasSuffix("/" + name + ".colorset") }) else { continue }
            let file = URL(fileURLWithPath: catalog + "/" + set.path + "/Contents.json")
            return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(ColorSet.self, from: $0) }
        }
        return nil
    }

    func color(isDark: Bool) -> UIColor? {
        let entry = colors.first { isDark ? $0.isDark : $0.isPlain }
        guard let parts = entry?.color?.components else { return nil }
        func part(_ name: String) -> CGFloat { parts[name].flatMap(Self.number) ?? 0 }
        if let white = parts["white"].flatMap(Self.number) { return UIColor(white: white, alpha: part("alpha")) }
        return UIColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: part("alpha"))
    }

    /// The value of a component, from 0 to 1. Files write it as a fraction ("0.5") or, of 255, in hexadecimal ("0x80")
    /// or decimal ("128").
    private static func number(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text) else { return nil }
        return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
    }
}

nonisolated extension Bundle {
    /// The paths of the .xcassets folders among the bundle's resources, sorted.
    var assetCatalogPaths: [String] {
        guard let folder = resourcePath else { return [] }
        return FolderContents.names(in: folder).filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
    }
}
