internal import CTemplateLayoutPango
import Foundation
import Glibc
internal import Locking
import Synchronization

/// Fonts that the program adds.
extension InstalledFonts {
    /// The number of times that the program has added fonts.
    private static let additions = Atomic<Int>(0)

    /// A number that changes when the program adds fonts.
    public static var generation: Int { additions.load(ordering: .acquiring) }

    /// Adds fonts to those that fontconfig finds, for as long as the program runs.
    ///
    /// Texts that are measured afterwards use them, whatever was measured before. Adding a file again does nothing.
    /// Takes as long as reading the fonts' names. No other thread may measure meanwhile, since fontconfig's lists are
    /// not guarded.
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

    /// The lock that is held while the program's fonts are added, or added again.
    static let adding = Locked(())

    private static func fontFiles(at url: URL) throws(FontFileError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw FontFileError(path: url.path, reason: .missing)
        }
        guard isFolder.boolValue else {
            guard isRegular(url.path) else { throw FontFileError(path: url.path, reason: .unreadable) }
            return [url.path]
        }
        let below = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
        let files = below?.compactMap { ($0 as? URL)?.path } ?? []
        let fonts = files.filter { file in
            fileExtensions.contains { file.lowercased().hasSuffix("." + $0) } && isRegular(file)
        }
        if fonts.isEmpty { throw FontFileError(path: url.path, reason: .noFonts) }
        return fonts.sorted()
    }

    private static let fileExtensions = ["ttf", "otf", "ttc", "otc"]

    /// Whether a path is a regular file or leads to one: opening a pipe would block.
    private static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The files of the fonts that the program has added.
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
