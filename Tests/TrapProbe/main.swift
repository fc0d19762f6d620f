// Makes one mistake, which should end the program with a message, and prints a line if it does not.
//
//   TrapProbe MISTAKE

import Foundation

guard CommandLine.arguments.count == 2, let mistake = mistakes[CommandLine.arguments[1]] else {
    print("usage: TrapProbe MISTAKE, one of \(mistakes.keys.sorted().joined(separator: ", "))")
    exit(2)
}
mistake()
print("survived")
