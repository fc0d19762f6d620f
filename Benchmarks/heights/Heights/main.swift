// Measures the cost of cached heights and the speed of computing heights in the background.
//
//   heights FOLDER [ROUNDS]    FOLDER is the root folder of the project. Results are medians of ROUNDS rounds, 9 by
//                              default

import CHeightsBench
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let rounds = arguments.count == 2 ? Int(arguments[2]) ?? 0 : 9
guard let folder = arguments.first, arguments.count <= 2, rounds > 0 else {
    fatalError("usage: heights FOLDER [ROUNDS], the folder of the project and a positive number")
}
bench_print_by_lines()
let feed = try FeedSample(repository: URL(fileURLWithPath: folder))
CachedCalls(rounds: rounds).run()
Growth(rounds: rounds).run()
Batches(rounds: rounds).run()
Lists(rounds: rounds).run()
try await Background(feed: feed, rounds: rounds).run()
