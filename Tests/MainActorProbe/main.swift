#if MainActorViews
    import TextLayout
    import UIKit

    /// Compares heights before and after the model changes. At 300 points a line holds 30 characters of 10 points; lines
    /// are 24 points high.
    @MainActor
    private func checkHeights() {
        let cell = TimerCell(style: .default, reuseIdentifier: nil)
        cell.bind(to: TimerViewModel())
        let before = height(of: cell)
        cell.press()
        let after = height(of: cell)
        print(before, after)
        precondition(
            before == 8 + 48 + 8 && after == 8 + 24 + 8, "the heights are \(before) and \(after), not 64 and 40")
    }

    @MainActor
    private func height(of cell: TimerCell) -> CGFloat {
        cell.contentView.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    TextEnvironment.$measurer.withValue(FixedPitchTextMeasurer()) {
        MainActor.assumeIsolated { checkHeights() }
    }
#else
    import Foundation

    FileHandle.standardError.write(Data("built without the trait MainActorViews: nothing was checked\n".utf8))
    exit(1)
#endif
