/// A row of a soaked table. Its number and version determine its content.
struct SoakRow: Hashable, Sendable {
    /// The kinds of cells, each with its own way to be cached.
    enum Kind: String, CaseIterable {
        /// Two labels, cached by the number and version of the row.
        case message
        /// A label beside an image, cached by index path.
        case photo
        /// A cell with a manual layout, cached by index path.
        case box
    }

    let number: UInt64
    var version = 0

    var kind: Kind { Kind.allCases[Int(number % 3)] }
    var identifier: String { kind.rawValue }

    /// One to sixty words of several scripts, different for each number and version.
    var text: String {
        var random = SplitMix(state: number &* 31 &+ UInt64(version))
        let count = Int.random(in: 1...60, using: &random)
        return (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }

    /// The height of the image or of the manual layout, in points.
    var contentHeight: Double { Double(number % 17) * 7 + Double(version % 5) }

    private static let words = """
        a row of the list has its height from words that wrap where the line ends and nobody counts them twice before \
        the table has been shown layout cell template width height cache key index path section header footer image \
        label priority constraint solver 12 345 1,234.5 3:45 https://example.org/a-long-address?with=parameters – — … \
        „Übergröße“ naïve façade Straße œuvre дорога человек книга время λόγος θάλασσα 漢字 日本語 東京 한국어 中文 \
        سلام كتاب שלום ספר नमस्ते สวัสดี 👍 👩‍👩‍👧 🇪🇺 e\u{301} co\u{AD}operate well-known under\u{A0}score\n
        """.split(separator: " ").map(String.init)
}
