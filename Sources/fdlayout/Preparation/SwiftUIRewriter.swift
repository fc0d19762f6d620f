/// Removes SwiftUI from sources that import SwiftUI and are needed without it: those that also import UIKit, and those
/// that declare types which sources without SwiftUI use. The import and the declarations that use names of SwiftUI are
/// removed.
struct SwiftUIRewriter {
    /// The messages about removed declarations.
    private(set) var diagnostics: [AttributeRewriter.Diagnostic] = []
    /// The types that the sources themselves declare, which may have the names of types of SwiftUI.
    let ownTypes: TypeNames
    /// The words of the sources that do not import SwiftUI.
    let words: WordsWithoutSwiftUI

    init(ownTypes: TypeNames, words: WordsWithoutSwiftUI) {
        (self.ownTypes, self.words) = (ownTypes, words)
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

    /// Rewrites a source that is needed without SwiftUI and imports it outside of conditional compilation; lines keep
    /// their numbers. Returns whether the source is such a source.
    mutating func rewrite(_ source: inout SourceText) -> Bool {
        guard MissingModuleRewriter.unconditionalImport(of: ["SwiftUI"], in: source) != nil,
            source.imports("UIKit") || declaresTypeForOthers(source)
        else { return false }
        removeNames(in: 0..<source.tokens.count, &source)
        return true
    }

    /// Whether a type at the outermost level of the source is named in a source that does not import SwiftUI.
    private func declaresTypeForOthers(_ source: SourceText) -> Bool {
        MemberRanges.all(in: 0..<source.tokens.count, source).contains { keyword, _ in
            guard Self.types.contains(source.tokens[keyword].text), !source.tokens[keyword].isWord("extension"),
                let name = source.next(keyword + 1)
            else { return false }
            return words.contains(source.tokens[name].text)
        }
    }

    private mutating func removeNames(in range: Range<Int>, _ source: inout SourceText) {
        for (keyword, tokens) in MemberRanges.all(in: range, source) {
            guard let name = tokens.first(where: { isName($0, source) }) else { continue }
            if let body = bodyOfType(keyword, tokens, source), body.contains(name) {
                removeNames(in: body, &source)
                continue
            }
            let isImport = source.tokens[keyword].isWord("import")
            // SwiftUI exports UIKit, on which the rest of the source may depend.
            source.replace(tokens, with: isImport && !source.imports("UIKit") ? "import UIKit" : "")
            guard !isImport else { continue }
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

/// The words of the sources that do not import SwiftUI.
struct WordsWithoutSwiftUI {
    private var words: Set<String> = []

    /// Collects the words of a source.
    mutating func collect(from source: SourceText) {
        guard !source.imports("SwiftUI") else { return }
        for token in source.tokens where token.kind == .word { words.insert(token.text) }
    }

    /// Whether the word occurs in such a source.
    func contains(_ word: String) -> Bool { words.contains(word) }
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
