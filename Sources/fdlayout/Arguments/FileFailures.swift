/// All failures of one file.
struct FileFailures: Error {
    let all: [ToolFailure]

    init(all: [ToolFailure]) {
        self.all = all
    }

    init(_ error: any Error) {
        all = (error as? FileFailures)?.all ?? [ToolFailure(error)]
    }
}
