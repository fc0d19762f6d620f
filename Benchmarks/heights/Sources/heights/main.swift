// What heights cost once they are known, and how fast they are computed in the background.
//
//   heights FOLDER    the folder of the project

import Foundation

guard CommandLine.arguments.count == 2 else { fatalError("usage: heights FOLDER, the folder of the project") }
let feed = try FeedSample(repository: URL(fileURLWithPath: CommandLine.arguments[1]))
CachedCalls().run()
Growth().run()
try await Background(feed: feed).run()
