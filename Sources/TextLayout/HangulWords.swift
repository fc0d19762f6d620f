/// The words of a paragraph that consist of Hangul characters.
struct HangulWords {
    /// The words, each as the first bytes of its characters.
    private let words: [[Int]]

    /// Finds the words of two or more characters; `nil` if there are none.
    init?(_ text: Substring) {
        var (words, word, byte): ([[Int]], [Int], Int) = ([], [], 0)
        for scalar in text.unicodeScalars {
            if scalar.isHangul {
                word.append(byte)
            } else {
                if word.count > 1 { words.append(word) }
                word = []
            }
            byte += UTF8.width(scalar)
        }
        if word.count > 1 { words.append(word) }
        guard !words.isEmpty else { return nil }
        self.words = words
    }

    /// The characters of the first word that a line break divides, up to the break, without the first character; `nil` if
    /// no word is divided. A word that begins at the beginning of a line is too long for the line and may be divided.
    ///
    /// - Parameters:
    ///   - starts: the first bytes of the lines.
    ///   - known: characters that have been returned before.
    func part(brokenIn starts: [Int], besides known: Set<Int>) -> [Int]? {
        for (former, start) in zip(starts, starts.dropFirst()) where !known.contains(start) {
            guard let word = words.first(where: { $0[0] < start && start <= $0[$0.count - 1] }), word[0] > former
            else { continue }
            return word.dropFirst().filter { $0 <= start }
        }
        return nil
    }
}

/// The parts of a paragraph inside which Pango must not break lines.
struct UnbreakableRanges {
    /// The parts in bytes, in the order of the text. They do not overlap, because Pango permits breaks where the ranges
    /// of two attributes begin or end.
    private(set) var ranges: [Range<Int>] = []

    /// Creates ranges that contain the characters at the given bytes and the characters before them.
    init(around bytes: Set<Int>, in text: Substring) {
        guard !bytes.isEmpty else { return }
        var (byte, former) = (0, 0)
        for scalar in text.unicodeScalars {
            let end = byte + UTF8.width(scalar)
            if byte > 0, bytes.contains(byte) {
                if let last = ranges.indices.last, ranges[last].upperBound == byte, bytes.contains(former) {
                    ranges[last] = ranges[last].lowerBound..<end
                } else {
                    ranges.append(former..<end)
                }
            }
            (former, byte) = (byte, end)
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is a Hangul syllable or a part of one.
    fileprivate var isHangul: Bool {
        switch value {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB, 0x3131...0x318E: true
        default: false
        }
    }
}
