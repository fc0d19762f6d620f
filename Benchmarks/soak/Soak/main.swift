// Changes tables on two threads for a given time, and compares their heights with freshly computed ones.
//
//   soak SECONDS [SEED]    prints operations, mismatches, memory and throughput. Exit status 1 if a height differs; in a
//                          run of ten minutes or more, also if memory grows or throughput varies beyond the limits

import Foundation

let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard (1...2).contains(arguments.count), let seconds = arguments[0], seconds > 0, let seed = arguments.last ?? nil
else {
    print("usage: soak SECONDS [SEED]")
    exit(64)
}
let report = Soak(seconds: Double(seconds), seed: arguments.count == 2 ? seed : 1).run()
print(report)
exit(report.isPassed ? 0 : 1)
