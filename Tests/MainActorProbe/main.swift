#if MainActorViews
    import TextLayout
    import UIKit

    /// Compares heights before and after a change of the model. A line of 300 points holds 30 characters of 10 points;
    /// lines are 24 points high.
    @MainActor
    private func checkHeights() async throws {
        let cell = TimerCell(style: .default, reuseIdentifier: nil)
        cell.bind(to: TimerViewModel())
        let before = height(of: cell)
        cell.press()
        expect([before, height(of: cell)], [8 + 48 + 8, 8 + 24 + 8], "a cell")
        let list = TimerList()
        list.loadViewIfNeeded()
        expect(list.rowHeights(), [64, 64], "rows of running timers")
        list.timers[1].stop()
        expect(list.rowHeights(), [64, 40], "rows after a timer stopped")
        let texts = ["Short", String(repeating: "word ", count: 12)]
        expect(try await list.precachedHeights(of: texts), [40, 64], "precached rows")
        let timer = TimerViewModel()
        let running = try heightOfNibRow(timer)
        timer.stop()
        expect([running, try heightOfNibRow(timer)], [4 + 48 + 4, 4 + 24 + 4], "a cell of a file")
    }

    @MainActor
    private func height(of cell: TimerCell) -> CGFloat {
        cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @MainActor
    private func expect(_ heights: [CGFloat?], _ expected: [CGFloat], _ what: String) {
        print("\(what):", heights.map { $0.map { "\($0)" } ?? "none" }.joined(separator: ", "))
        guard heights != expected.map(Optional.some) else { return }
        print("expected \(expected)")
        exit(1)
    }

    try await TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) { try await checkHeights() }
#else
    import Foundation

    FileHandle.standardError.write(Data("built without the trait MainActorViews: nothing was checked\n".utf8))
    exit(1)
#endif
