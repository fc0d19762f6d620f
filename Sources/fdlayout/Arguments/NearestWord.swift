/// What a misspelt word is likely to mean.
enum NearestWord {
    /// A sentence that names the word nearest to one that is not known, or all that are known.
    static func suggestion(for word: String, among known: [String]) -> String {
        let nearest = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
        guard let nearest, nearest.1 <= max(2, word.count / 3) else {
            return "Known are: \(known.joined(separator: ", "))."
        }
        return "Did you mean '\(nearest.0)'?"
    }

    /// How many characters have to be added, taken away or replaced to make one word the other (Levenshtein).
    private static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (index, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in row.indices.dropFirst() {
                let replaced = diagonal + (second[column - 1] == character ? 0 : 1)
                diagonal = row[column]
                row[column] = min(replaced, diagonal + 1, row[column - 1] + 1)
            }
        }
        return row[second.count]
    }
}
