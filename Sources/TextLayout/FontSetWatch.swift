internal import CTemplateLayoutPango
import Glibc
internal import Locking
import Synchronization

/// Notices when the fonts that fontconfig finds have changed.
///
/// Fonts may be installed or removed while a program runs, and a program may add fonts of its own. Looking takes some
/// system calls, so it is done once a second at most; fonts that ``InstalledFonts`` adds are noticed at once.
final class FontSetWatch: Sendable {
    /// What changes when the set of fonts does.
    private struct Shape: Equatable {
        var configuration = 0
        var systemFonts: Int32 = 0
        var applicationFonts: Int32 = 0
    }

    private let shape = Locked(Shape())
    private let secondOfLastLook = Atomic<Int>(-1)
    private let currentGeneration = Atomic<Int>(0)

    init() {
        _ = generation()
    }

    /// A number that is another one after each change.
    func generation() -> Int {
        let second = Self.currentSecond()
        if secondOfLastLook.load(ordering: .relaxed) != second,
            secondOfLastLook.exchange(second, ordering: .relaxed) != second
        {
            look()
        }
        return currentGeneration.load(ordering: .acquiring) + InstalledFonts.generation
    }

    private func look() {
        shape.withLock { shape in
            let newShape = Self.currentShape()
            guard newShape != shape else { return }
            shape = newShape
            currentGeneration.add(1, ordering: .releasing)
        }
    }

    /// By a clock that is read without a system call.
    private static func currentSecond() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return time.tv_sec
    }

    /// Has fontconfig read its directories again if they have changed, and looks at what there is.
    private static func currentShape() -> Shape {
        // Looks at the directories whatever fontconfig's own interval says, which is 30 seconds.
        if FcConfigUptoDate(nil) == 0 { readAgain() }
        let configuration = FcConfigGetCurrent()
        func count(_ set: FcSetName) -> Int32 { FcConfigGetFonts(configuration, set)?.pointee.nfont ?? 0 }
        return Shape(
            configuration: Int(bitPattern: configuration), systemFonts: count(FcSetSystem),
            applicationFonts: count(FcSetApplication))
    }

    /// Reads fontconfig's configuration again. The program's own fonts, which fontconfig forgets by that, are added again.
    private static func readAgain() {
        InstalledFonts.adding.withLock { _ in
            let files = InstalledFonts.applicationFonts()
            FcInitReinitialize()
            for file in files { FcConfigAppFontAddFile(nil, file) }
        }
    }
}
