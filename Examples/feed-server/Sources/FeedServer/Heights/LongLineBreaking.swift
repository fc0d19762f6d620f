import Dispatch
import Synchronization

/// Breaks the long texts of rows into lines, one after the other and outside of the threads that serve requests, so that
/// a text that takes seconds delays only the requests for its row. The lines of the texts that were broken last are kept.
final class LongLineBreaking: Sendable {
    /// The bytes from which a text counts as long.
    static let shortestText = 4096
    /// The number of texts whose lines are kept.
    private static let limit = 32

    /// A version of the text of a row, at a width.
    struct Place: Hashable, Sendable {
        let id: Int64
        let version: Int
        let width: Double
    }

    private let lineBreaking: LineBreaking
    private let queue = DispatchQueue(label: "long lines")
    private let known = Mutex<[Place: [LineBreaking.Line]]>([:])

    init(_ lineBreaking: LineBreaking) {
        self.lineBreaking = lineBreaking
    }

    /// The lines of a text that is long.
    func lines(of text: String, at place: Place) async -> [LineBreaking.Line] {
        if let lines = known.withLock({ $0[place] }) { return lines }
        return await withCheckedContinuation { continuation in
            queue.async { [self] in
                let lines = known.withLock { $0[place] } ?? lineBreaking.lines(of: text, inRowOf: place.width)
                known.withLock { known in
                    if known.count >= Self.limit { known.removeAll() }
                    known[place] = lines
                }
                continuation.resume(returning: lines)
            }
        }
    }
}
