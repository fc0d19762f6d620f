internal import CTemplateLayoutPango
internal import FileSearch
import Foundation
internal import Locking
import Synchronization

/// Adds the program's own fonts to those that fontconfig finds.
extension InstalledFonts {
    /// The number of times that the program has added fonts.
    private static let additions = Atomic<Int>(0)

    /// The number of times that a measurer has found that other fonts are installed.
    private static let discoveries = Atomic<Int>(0)

    /// A number that increases whenever the program adds fonts.
    public static var generation: Int { additions.load(ordering: .acquiring) }

    /// A number that increases whenever the program adds fonts, and whenever a measurer finds that the installed fonts
    /// have changed. Sizes of text that were computed at another number may be outdated. Reading it takes no longer than
    /// reading two integers.
    package static var changeCount: Int { generation &+ discoveries.load(ordering: .acquiring) }

    /// Records that a measurer has found other installed fonts than before.
    static func recordDiscovery() { discoveries.add(1, ordering: .releasing) }

    /// Adds fonts to those that fontconfig finds, for as long as the program runs.
    ///
    /// Text that is measured afterwards uses the added fonts, even if the same text was measured before. Adding a file
    /// again does nothing. Takes as long as reading the fonts' names. No other thread may measure text during the call,
    /// since fontconfig's lists are not protected by a lock.
    ///
    /// - Parameter url: a font (.ttf, .otf, .ttc, .otc), or a folder, whose fonts are added with those of its
    ///   subfolders.
    /// - Throws: ``FontFileError`` if the file or folder does not exist or has no font.
    public static func add(contentsOf url: URL) throws(FontFileError) {
        let files = try fontFiles(at: url)
        let areAnyThere = adding.withLock { _ in
            let former = applicationFonts()
            for file in files where !former.contains(file) { FcConfigAppFontAddFile(nil, file) }
            let fonts = applicationFonts()
            if fonts.count > former.count { additions.add(1, ordering: .releasing) }
            return files.contains(where: fonts.contains)
        }
        guard areAnyThere else {
            throw FontFileError(path: url.path, reason: files == [url.path] ? .unreadable : .noFonts)
        }
    }

    /// The lock that is held while the program's fonts are added, for the first time or again.
    static let adding = Locked(())

    private static func fontFiles(at url: URL) throws(FontFileError) -> [String] {
        switch FileKind(ofFileAt: url.path) {
        case .missing: throw FontFileError(path: url.path, reason: .missing)
        case .special: throw FontFileError(path: url.path, reason: .unreadable)
        case .regular: return [url.path]
        case .folder, .linkToFolder: return try fontFiles(below: url.path)
        }
    }

    /// The paths of the font files in a folder and its subfolders. Pipes are skipped, since opening one would block.
    private static func fontFiles(below folder: String) throws(FontFileError) -> [String] {
        let fonts = FolderContents(of: folder).entries.filter { entry in
            fileExtensions.contains { entry.name.lowercased().hasSuffix("." + $0) } && entry.kind == .regular
        }
        if fonts.isEmpty { throw FontFileError(path: folder, reason: .noFonts) }
        return fonts.map { folder + "/" + $0.path }
    }

    private static let fileExtensions = ["ttf", "otf", "ttc", "otc"]

    /// The paths of the font files that the program has added.
    static func applicationFonts() -> Set<String> {
        guard let fonts = FcConfigGetFonts(nil, FcSetApplication) else { return [] }
        return Set(
            (0..<Int(fonts.pointee.nfont)).compactMap { index in
                var file: UnsafeMutablePointer<FcChar8>?
                let result = FcPatternGetString(fonts.pointee.fonts[index], FC_FILE, 0, &file)
                return result == FcResultMatch ? file.map { String(cString: $0) } : nil
            })
    }
}
