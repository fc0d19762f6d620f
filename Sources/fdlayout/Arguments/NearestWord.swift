/// Suggestions for misspelt words.
enum NearestWord {
    /// A sentence that suggests the known word nearest to the given one, or lists all known words if none is near.
    static func suggestion(for word: String, among known: [String]) -> String {
        let nearest = known.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
        guard let nearest, nearest.1 <= max(2, word.count / 3) else {
            return "Known are: \(known.joined(separator: ", "))."
        }
        return "Did you mean '\(nearest.0)'?"
    }

    /// The smallest number of characters to add, remove or replace to turn one word into the other (Levenshtein
    /// distance).
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
