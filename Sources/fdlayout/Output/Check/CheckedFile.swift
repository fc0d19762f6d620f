/// A file that was checked, or could not be.
struct CheckedFile {
    let path: String
    /// How long reading and checking it took.
    let duration: Duration
}

extension CheckedFile {
    /// Results by file: each file once, where it was named first, although arguments may name it several times.
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
