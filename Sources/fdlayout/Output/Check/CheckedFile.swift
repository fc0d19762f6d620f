/// A file whose check has ended, whether or not the file could be checked.
struct CheckedFile {
    let path: String
    /// The time spent reading and checking the file.
    let duration: Duration
}

extension CheckedFile {
    /// The files, each with its entries. A file that was given several times appears once, at its first position, with
    /// the sum of its durations.
    static func grouped(
        _ files: [CheckedFile], with entries: [CheckReport.Entry]
    ) -> [(file: CheckedFile, entries: [CheckReport.Entry])] {
        let entriesByPath = Dictionary(grouping: entries, by: \.file)
        let durations = Dictionary(files.map { ($0.path, $0.duration) }, uniquingKeysWith: +)
        var seen: Set<String> = []
        return files.filter { seen.insert($0.path).inserted }.map { file in
            let duration = durations[file.path] ?? file.duration
            return (CheckedFile(path: file.path, duration: duration), entriesByPath[file.path] ?? [])
        }
    }
}
