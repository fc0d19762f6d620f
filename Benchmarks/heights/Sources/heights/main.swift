// What heights cost once they are known, and how fast they are computed in the background.
//
//   heights FOLDER    the folder of the sample feed

guard CommandLine.arguments.count == 2 else { fatalError("usage: heights FOLDER, the folder of the sample feed") }
let feed = try Feed(folder: CommandLine.arguments[1])
CachedCalls().run()
Growth().run()
try await Background(feed: feed).run()
