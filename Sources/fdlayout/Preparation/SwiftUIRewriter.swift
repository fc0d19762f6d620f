/// Removes SwiftUI from sources that import both UIKit and SwiftUI: the import, and the declarations that use names of
/// SwiftUI.
struct SwiftUIRewriter {
    /// The messages about removed declarations.
    private(set) var diagnostics: [AttributeRewriter.Diagnostic] = []
    /// The types that the sources themselves declare, which may have the names of types of SwiftUI.
    let ownTypes: TypeNames

    init(ownTypes: TypeNames) {
        self.ownTypes = ownTypes
    }

    private static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
    private static let names: Set = [
        "Angle", "Animation", "AnyView", "App", "AppStorage", "Binding", "Button", "ButtonStyle", "Color",
        "ColorScheme",
        "EdgeInsets", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues",
        "FocusState", "Font", "ForEach", "GeometryProxy", "GeometryReader", "GestureState", "HStack", "Image",
        "LinearGradient", "LocalizedStringKey", "NavigationStack", "NavigationView", "ObservedObject", "Preview",
        "PreferenceKey", "PreviewProvider", "Scene", "Shape", "State", "StateObject", "SwiftUI", "Text", "Transaction",
        "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable",
        "UnitPoint", "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
    ]

    /// Rewrites a source that imports both modules, SwiftUI outside of conditional compilation; lines keep their
    /// numbers.
    mutating func rewrite(_ source: inout SourceText) {
        guard source.imports("UIKit"),
            MissingModuleRewriter.unconditionalImport(of: ["SwiftUI"], in: source) != nil
        else { return }
        removeNames(in: 0..<source.tokens.count, &source)
    }

    private mutating func removeNames(in range: Range<Int>, _ source: inout SourceText) {
        for (keyword, tokens) in MemberRanges.all(in: range, source) {
            guard let name = tokens.first(where: { isName($0, source) }) else { continue }
            if let body = bodyOfType(keyword, tokens, source), body.contains(name) {
                removeNames(in: body, &source)
                continue
            }
            source.replace(tokens, with: "")
            guard !source.tokens[keyword].isWord("import") else { continue }
            diagnostics.append(
                (
                    source.tokens[keyword].line,
                    "a declaration is removed, because it uses \(source.tokens[name].text) of SwiftUI"
                ))
        }
    }

    /// The tokens between the braces of a declaration of a type; `nil` for other declarations.
    private func bodyOfType(_ keyword: Int, _ tokens: ClosedRange<Int>, _ source: SourceText) -> Range<Int>? {
        guard Self.types.contains(source.tokens[keyword].text),
            let brace = (keyword...tokens.upperBound).first(where: { source.tokens[$0].isMark("{") }),
            let end = source.end(of: brace)
        else { return nil }
        return brace + 1..<end
    }

    private func isName(_ index: Int, _ source: SourceText) -> Bool {
        let token = source.tokens[index]
        guard token.kind == .word, Self.names.contains(token.text), !ownTypes.contains(token.text) else { return false }
        return !(source.token(index - 1)?.isMark(".") ?? false) || source.token(index - 2)?.isWord("SwiftUI") ?? false
    }
}

/// The names of the types that the sources declare.
struct TypeNames {
    private static let keywords: Set = ["actor", "class", "enum", "protocol", "struct", "typealias"]
    private var names: Set<String> = []

    /// Collects the types that a source declares.
    mutating func collect(from source: SourceText) {
        for index in source.tokens.indices where Self.keywords.contains(source.tokens[index].text) {
            guard source.tokens[index].kind == .word, let name = source.next(index + 1) else { continue }
            names.insert(source.tokens[name].text)
        }
    }

    /// Whether the sources declare a type with the given name.
    func contains(_ name: String) -> Bool { names.contains(name) }
}
