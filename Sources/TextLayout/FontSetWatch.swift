internal import CTemplateLayoutPango
import Dispatch
internal import Locking

/// Notices when fontconfig knows other fonts than before.
///
/// Fonts may be installed or removed while a program runs, and a program may add fonts of its own. Looking takes some
/// system calls, so it is done once a second at most.
final class FontSetWatch: Sendable {
    private struct State {
        var lastLook: UInt64 = 0
        var generation = 0
        var shape = Shape()
    }

    /// What changes when the set of fonts does.
    private struct Shape: Equatable {
        var configuration = 0
        var systemFonts: Int32 = 0
        var applicationFonts: Int32 = 0
    }

    private static let interval: UInt64 = 1_000_000_000
    private let state = Locked(State())

    /// A number that is another one after each change.
    func generation() -> Int {
        state.withLock { state in
            let now = DispatchTime.now().uptimeNanoseconds
            if state.lastLook == 0 || now - state.lastLook >= Self.interval {
                state.lastLook = now
                let shape = Self.currentShape()
                if shape != state.shape {
                    state.shape = shape
                    state.generation += 1
                }
            }
            return state.generation
        }
    }

    /// Has fontconfig read its directories again if they have changed, and looks at what there is.
    private static func currentShape() -> Shape {
        // Looks at the directories whatever fontconfig's own interval says, which is 30 seconds.
        if FcConfigUptoDate(nil) == 0 { FcInitReinitialize() }
        let configuration = FcConfigGetCurrent()
        func count(_ set: FcSetName) -> Int32 { FcConfigGetFonts(configuration, set)?.pointee.nfont ?? 0 }
        return Shape(
            configuration: Int(bitPattern: configuration), systemFonts: count(FcSetSystem),
            applicationFonts: count(FcSetApplication))
    }
}
