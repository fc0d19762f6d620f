/// Makes tests that are bound to the main actor asynchronous. On Linux, XCTest calls a synchronous test on no
/// particular actor, and an asynchronous test on the actor to which the test is bound.
struct TestClassRewriter {
    /// Whether one of the sources uses UIKit.
    let usesUIKit: Bool

    /// The methods that XCTest calls before and after a test, each with the name of its asynchronous form.
    private static let fixtures = [
        "setUp": "setUp", "setUpWithError": "setUp", "tearDown": "tearDown", "tearDownWithError": "tearDown",
    ]

    /// Rewrites the test methods of classes that are bound to the main actor and the methods that run before and after
    /// them, and `@MainActor` test methods of other classes.
    ///
    /// - Parameter isBound: whether the class with the given name is bound to the main actor.
    func rewrite(_ source: inout SourceText, where isBound: (String) -> Bool) {
        guard source.imports("XCTest") else { return }
        var needsUIKit = false
        for type in TypeDeclaration.all("class", in: source) {
            let isBound = isBound(type.name)
            for keyword in type.members("func", in: source) {
                guard let name = source.next(keyword + 1), let signature = Signature(after: name, source) else {
                    continue
                }
                let modifiers = Modifiers(before: keyword, source)
                if source.tokens[name].text.hasPrefix("test"), isBound || modifiers.attributes.contains("MainActor") {
                    needsUIKit = rewriteTest(name, signature, &source) || needsUIKit
                } else if isBound, !modifiers.isOfType, let new = Self.fixtures[source.tokens[name].text] {
                    Self.rewriteFixture(keyword, name, signature, new, modifiers, &source)
                }
            }
        }
        guard needsUIKit, !ImportRewriter.usesUIKit(source),
            let module = source.tokens.indices.first(where: { source.tokens[$0].isWord("XCTest") })
        else { return }
        source.insert("; import UIKit", after: module)
    }

    /// The place of the signature of a synchronous method that has no parameters and returns nothing.
    private struct Signature {
        /// The index of the closing parenthesis.
        let parenthesis: Int
        let brace: Int
        let `throws`: Bool

        init?(after name: Int, _ source: SourceText) {
            guard let open = source.next(name + 1), source.tokens[open].isMark("("),
                let close = source.next(open + 1), source.tokens[close].isMark(")"),
                let next = source.next(close + 1)
            else { return nil }
            parenthesis = close
            `throws` = source.tokens[next].isWord("throws")
            guard let brace = `throws` ? source.next(next + 1) : next, source.tokens[brace].isMark("{") else {
                return nil
            }
            self.brace = brace
        }
    }

    /// Makes a test asynchronous. Its body becomes a local function of the same name that is not, because the compiler
    /// prefers asynchronous variants of the called methods in an asynchronous function. With UIKit, the local function is
    /// called in the main run loop, because a test that waits on the main queue would wait in vain for closures on it.
    ///
    /// - Returns: whether the test needs UIKit.
    private func rewriteTest(_ name: Int, _ signature: Signature, _ source: inout SourceText) -> Bool {
        source.insert(" async", after: signature.parenthesis)
        guard let end = source.end(of: signature.brace), let first = source.next(signature.brace + 1), first < end
        else { return false }
        let test = source.tokens[name].text
        source.insert(" func \(test)()\(signature.throws ? " throws" : "") {", after: signature.brace)
        let effect = signature.throws ? "try " : ""
        let call = "\(effect)\(test)()"
        source.insert(
            usesUIKit ? "}; \(effect)await performInMainRunLoop { \(call) } " : "}; \(call) ", before: end)
        return usesUIKit
    }

    /// Makes the override of a fixture method asynchronous. The override gets the attribute `@MainActor`; without it,
    /// the override would be bound to no actor, because the overridden method is bound to none.
    private static func rewriteFixture(
        _ keyword: Int, _ name: Int, _ signature: Signature, _ new: String, _ modifiers: Modifiers,
        _ source: inout SourceText
    ) {
        let old = source.tokens[name].text
        let first = modifiers.places.min() ?? keyword
        if !modifiers.attributes.contains("MainActor") { source.insert("@MainActor ", before: first) }
        source.replace(name...name, with: new)
        source.insert(signature.throws ? " async" : " async throws", after: signature.parenthesis)
        guard let end = source.end(of: signature.brace) else { return }
        for index in signature.brace..<end where source.tokens[index].isWord("super") {
            guard source.token(index + 1)?.isMark(".") ?? false, source.token(index + 2)?.isWord(old) ?? false else {
                continue
            }
            let hasTry = source.previous(index).map { source.tokens[$0].isWord("try") } ?? false
            source.insert(hasTry ? "await " : "try await ", before: index)
            source.replace(index + 2...index + 2, with: new)
        }
    }
}
