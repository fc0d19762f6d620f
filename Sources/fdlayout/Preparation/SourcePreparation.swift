import Foundation

/// Rewrites iOS sources so that they compile on Linux.
struct SourcePreparation {
    private var methods = MethodDeclarations()
    private var overrides = ExtensionOverrides()
    private var views = ViewTypes()
    private var initializers = OwnInitializers()
    private var protocols = ProtocolNames()
    private var types = TypeNames()
    private var mainActorClasses = MainActorClasses()
    private var words = WordsWithoutSwiftUI()
    private var usesUIKit = false
    private var inherited = InheritedRequirements()
    private var extensionMembers = ExtensionMemberOverrides()

    /// A tokenized source file.
    struct Source {
        let name: String
        fileprivate let text: SourceText

        var importsCombine: Bool { text.imports("Combine") }
    }

    /// Reads a file and collects the declarations in it.
    ///
    /// - Throws: ``ToolFailure`` when the file cannot be read, is not UTF-8, or contains an unterminated string or
    ///   comment.
    mutating func read(_ file: InputFile) throws(ToolFailure) -> Source {
        guard let text = String(data: try file.contents(), encoding: .utf8) else {
            throw ToolFailure(path: file.name, message: "not encoded in UTF-8", status: 65)
        }
        do {
            let source = SourceText(try SwiftLexer.tokens(of: text))
            methods.collect(from: source)
            overrides.collect(from: source)
            views.collect(from: source)
            initializers.collect(from: source)
            protocols.collect(from: source)
            types.collect(from: source)
            mainActorClasses.collect(from: source)
            words.collect(from: source)
            usesUIKit = usesUIKit || ImportRewriter.usesUIKit(source)
            inherited.collect(from: source)
            extensionMembers.collect(from: source)
            return Source(name: file.name, text: source)
        } catch {
            throw ToolFailure(path: file.name, line: error.line, message: "\(error.what) without an end", status: 65)
        }
    }

    /// Prepares the rewriting, once all files have been read.
    mutating func finishReading() { inherited.resolve(views) }

    /// The rewritten text of the given source, and messages about code that has no counterpart on Linux, sorted by
    /// line.
    func prepare(_ source: Source) -> (text: String, diagnostics: [AttributeRewriter.Diagnostic]) {
        var text = source.text
        var attributes = AttributeRewriter(protocols: protocols)
        attributes.rewrite(&text)
        var requirements = ProtocolRewriter(names: protocols)
        requirements.rewrite(&text)
        var selectors = SelectorRewriter(methods: methods)
        selectors.rewrite(&text)
        var extensions = ExtensionOverrideRewriter(overrides: overrides)
        extensions.rewrite(&text)
        inherited.rewrite(&text)
        extensionMembers.rewrite(&text, views)
        InstanceRewriter(views: views).rewrite(&text)
        initializers.rewrite(&text, views: views)
        rewriteExpressions(&text)
        var overrides = RuntimeOverrideRewriter()
        overrides.rewrite(&text)
        let modules = removeMissingModules(from: &text)
        let diagnostics = [
            attributes.diagnostics, requirements.diagnostics, selectors.diagnostics, extensions.diagnostics,
            overrides.diagnostics, modules,
        ].joined()
        return (text.text, diagnostics.sorted { $0.line < $1.line })
    }

    /// Applies the rewriters that report nothing and look only at expressions, imports and tests.
    private func rewriteExpressions(_ text: inout SourceText) {
        ConditionRewriter.rewrite(&text)
        ImportRewriter.rewrite(&text)
        ClassNameRewriter.rewrite(&text)
        PerformedSelectorRewriter.rewrite(&text)
        IntersectionRewriter.rewrite(&text)
        TestClassRewriter(usesUIKit: usesUIKit).rewrite(&text) { mainActorClasses.contains($0, views) }
    }

    /// Excludes code that uses frameworks without a counterpart on Linux, and returns messages about it.
    private func removeMissingModules(from text: inout SourceText) -> [AttributeRewriter.Diagnostic] {
        var declarations = SwiftUIRewriter(ownTypes: types, words: words)
        let isSwiftUIRemoved = declarations.rewrite(&text)
        var modules = MissingModuleRewriter()
        modules.rewrite(&text, isSwiftUIRemoved: isSwiftUIRemoved)
        return declarations.diagnostics + modules.diagnostics
    }
}
