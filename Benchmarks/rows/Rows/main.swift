// Measures the cost of a new row of a cell with eight labels, by the kind of change.
//
//   rows                   prints, for each scene, the nanoseconds of processor time per row: the median of seven rounds
//                          of 600 rows, in which the scenes take turns
//   rows SCENE COUNT       computes COUNT rows of a scene without printing anything, for callgrind
//   rows --list            prints the names of the scenes

import FDTemplateLayoutCell
import Foundation
import UIKitLayout

func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.register(EightLabelCell.self, forCellReuseIdentifier: "cell")
    return table
}

/// The sum of the heights of the given rows.
func heights(of scene: Scene, rows: Range<Int>, in table: UITableView) -> CGFloat {
    rows.reduce(0) { sum, row in
        sum
            + table.fd_heightForCell(withIdentifier: "cell") { cell in
                if let cell = cell as? EightLabelCell { scene.configure(cell, row: row) }
            }
    }
}

/// The processor time of this program in nanoseconds, which does not include that of other programs.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func nanosecondsARow(of scene: Scene, in table: UITableView, from start: Int) -> Double {
    let begin = processorTime()
    _ = heights(of: scene, rows: start..<start + 600, in: table)
    return (processorTime() - begin) / 600
}

func printTimes() {
    let tables = Scene.allCases.map { _ in makeTable() }
    var times = Scene.allCases.map { _ in [Double]() }
    for round in 0..<8 {
        for (index, scene) in Scene.allCases.enumerated() {
            let time = nanosecondsARow(of: scene, in: tables[index], from: round * 600)
            if round > 0 { times[index].append(time) }
        }
    }
    for (scene, times) in zip(Scene.allCases, times) { print("\(scene.rawValue)\t\(Int(times.sorted()[3]))") }
}

let arguments = CommandLine.arguments
if arguments.count == 3, let scene = Scene(rawValue: arguments[1]), let count = Int(arguments[2]) {
    _ = heights(of: scene, rows: 0..<count, in: makeTable())
} else if arguments.last == "--list" {
    for scene in Scene.allCases { print(scene.rawValue) }
} else {
    printTimes()
}
