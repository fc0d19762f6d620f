/// How lines of text lie in their width.
public nonisolated enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center, right, justified, natural
}
