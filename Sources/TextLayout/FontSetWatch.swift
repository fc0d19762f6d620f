internal import CTemplateLayoutPango
import Glibc
internal import Locking
import Synchronization

/// Detects changes of the fonts that fontconfig finds.
///
/// Fonts may be installed or removed while a program runs, and a program may add fonts itself. A check takes some
/// system calls, so it is made at most once a second. Fonts that ``InstalledFonts`` adds are detected immediately.
final class FontSetWatch: Sendable {
    /// The properties whose change shows that the set of fonts has changed.
    private struct Shape: Equatable {
        var configuration = 0
        var systemFonts: Int32 = 0
        var applicationFonts: Int32 = 0
        var additions = -1

        /// Whether another set of fonts differs from this one for another reason than that ``InstalledFonts`` has added
        /// fonts; false for the initial value.
        func isChangedBehindInstalledFonts(in other: Shape) -> Bool {
            guard additions >= 0 else { return false }
            return other.configuration != configuration || other.systemFonts != systemFonts
                || other.applicationFonts != applicationFonts && other.additions == additions
        }
    }

    private let shape = Locked(Shape())
    private let secondOfLastCheck = Atomic<Int>(-1)
    private let currentGeneration = Atomic<Int>(0)

    init() {
        _ = generation()
    }

    /// A number that increases whenever the set of fonts has changed.
    func generation() -> Int {
        let second = Self.currentSecond()
        if secondOfLastCheck.load(ordering: .relaxed) != second,
            secondOfLastCheck.exchange(second, ordering: .relaxed) != second
        {
            checkForChanges()
        }
        return currentGeneration.load(ordering: .acquiring) + InstalledFonts.generation
    }

    private func checkForChanges() {
        shape.withLock { shape in
            let newShape = Self.currentShape()
            guard newShape != shape else { return }
            if shape.isChangedBehindInstalledFonts(in: newShape) { InstalledFonts.recordDiscovery() }
            shape = newShape
            currentGeneration.add(1, ordering: .releasing)
        }
    }

    /// The current second of a clock that is read without a system call.
    private static func currentSecond() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return time.tv_sec
    }

    /// Makes fontconfig read its directories again if they have changed, and returns the properties of the set of
    /// fonts.
    private static func currentShape() -> Shape {
        // This checks the directories even if fontconfig's own interval between checks, 30 seconds, is not over.
        if FcConfigUptoDate(nil) == 0 { readAgain() }
        let configuration = FcConfigGetCurrent()
        func count(_ set: FcSetName) -> Int32 { FcConfigGetFonts(configuration, set)?.pointee.nfont ?? 0 }
        return Shape(
            configuration: Int(bitPattern: configuration), systemFonts: count(FcSetSystem),
            applicationFonts: count(FcSetApplication), additions: InstalledFonts.generation)
    }

    /// Reads fontconfig's configuration again, which removes the program's fonts, and adds these fonts again.
    private static func readAgain() {
        InstalledFonts.adding.withLock { _ in
            let files = InstalledFonts.applicationFonts()
            FcInitReinitialize()
            for file in files { FcConfigAppFontAddFile(nil, file) }
        }
    }
}
