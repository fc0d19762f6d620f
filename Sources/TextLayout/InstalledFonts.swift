internal import CTemplateLayoutPango
import Foundation
import Glibc
internal import Locking
import Synchronization

/// The fonts that fontconfig finds.
public enum InstalledFonts {
    /// How often the program has added fonts of its own.
    private static let additions = Atomic<Int>(0)

    /// A number that is another one after the program has added fonts of its own.
    public static var generation: Int { additions.load(ordering: .acquiring) }

    /// Adds fonts of the program's own, for as long as it runs.
    ///
    /// Texts that are measured afterwards are in them, whatever was measured before. Adding a file again does nothing. Takes as
    /// long as reading the fonts' names. No other thread may measure meanwhile: fontconfig's lists are not guarded.
    ///
    /// - Parameter url: a font (.ttf, .otf, .ttc, .otc), or a folder, in which and below which all fonts are added.
    /// - Throws: ``FontFileError`` where there is nothing, or no font.
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

    /// Held while the program's own fonts are added, and while they are added again.
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

    /// Whether a path is, or leads to, a file: a pipe would be waited for.
    private static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The files of the program's own fonts.
    static func applicationFonts() -> Set<String> {
        guard let fonts = FcConfigGetFonts(nil, FcSetApplication) else { return [] }
        return Set(
            (0..<Int(fonts.pointee.nfont)).compactMap { index in
                var file: UnsafeMutablePointer<FcChar8>?
                let result = FcPatternGetString(fonts.pointee.fonts[index], FC_FILE, 0, &file)
                return result == FcResultMatch ? file.map { String(cString: $0) } : nil
            })
    }

    /// The names of all families, in alphabetical order, including their names in other languages.
    ///
    /// Takes as long as listing the fonts.
    public static var familyNames: [String] {
        let properties = ctemplatelayout_font_family()
        defer { FcObjectSetDestroy(properties) }
        var names: Set<String> = []
        forEachFont(with: properties) { font in
            var (index, name): (Int32, UnsafeMutablePointer<FcChar8>?) = (0, nil)
            while FcPatternGetString(font, FC_FAMILY, index, &name) == FcResultMatch, let name {
                names.insert(String(cString: name))
                index += 1
            }
        }
        return names.sorted()
    }

    /// How many there are, and a sum over their names and versions that does not depend on their order or on where
    /// their files lie.
    static var fingerprint: String {
        let properties = ctemplatelayout_font_properties()
        defer { FcObjectSetDestroy(properties) }
        var (count, sum): (Int, UInt64) = (0, 0)
        forEachFont(with: properties) { font in
            guard let name = FcNameUnparse(font) else { return }
            count += 1
            sum &+= hash(name)
            FcStrFree(name)
        }
        return "\(count) fonts \(String(sum, radix: 16))"
    }

    private static func forEachFont(
        with properties: UnsafeMutablePointer<FcObjectSet>?, _ body: (OpaquePointer?) -> Void
    ) {
        let pattern = FcPatternCreate()
        defer { FcPatternDestroy(pattern) }
        guard let fonts = FcFontList(nil, pattern, properties) else { return }
        defer { FcFontSetDestroy(fonts) }
        for index in 0..<Int(fonts.pointee.nfont) { body(fonts.pointee.fonts[index]) }
    }

    /// FNV-1a of a string that ends with a zero byte.
    private static func hash(_ text: UnsafePointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var next = text
        while next.pointee != 0 {
            hash = (hash ^ UInt64(next.pointee)) &* 0x100_0000_01b3
            next += 1
        }
        return hash
    }
}
