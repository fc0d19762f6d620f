/// The horizontal alignment of lines of text.
public nonisolated enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center, right, justified, natural
}
