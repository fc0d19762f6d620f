/// Gives a source a method `intersects(_:)` of rectangles like that of Core Graphics, for which rectangles that only touch at
/// an edge do not intersect. Foundation's method on Linux returns `true` for them.
///
/// The calls stay, because other types have methods of that name too. A member of the module takes precedence over the
/// member of the same type that Foundation declares; a method in another module, such as UIKit, would be ambiguous.
enum IntersectionRewriter {
    /// Adds the method at the end of a source that uses it.
    static func rewrite(_ source: inout SourceText) {
        let isUsed = source.tokens.indices.contains { index in
            source.tokens[index].isWord("intersects") && source.token(index - 1)?.isMark(".") ?? false
        }
        guard isUsed, !declares(source), modules.contains(where: source.imports) else { return }
        source.insert(method, after: source.tokens.count - 1)
    }

    /// The modules that make rectangles known.
    private static let modules = ["Foundation", "UIKit", "CoreGraphics", "QuartzCore", "XCTest"]

    private static func declares(_ source: SourceText) -> Bool {
        source.tokens.indices.contains { index in
            source.tokens[index].isWord("intersects")
                && source.previous(index).map { source.tokens[$0].isWord("func") } ?? false
        }
    }

    private static let method = """

        fileprivate extension CGRect { nonisolated func intersects(_ rect2: CGRect) -> Bool { \
        minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY } }

        """
}
