import Foundation

/// The size of the first page of a PDF file, in points (ISO 32000-1, 7.7.3.3 and 14.11.2).
///
/// The size is that of the crop box, to which a page is clipped when it is displayed, or of the media box if there is no
/// crop box. Boxes are found only if the page's dictionary is not compressed, as in the files that drawing programs
/// export for asset catalogues.
struct PDFHeader {
    let width: Int
    let height: Int

    /// Whether the data begins as a PDF file.
    static func begins(_ data: Data) -> Bool { data.starts(with: Data("%PDF-".utf8)) }

    /// Reads the size, rounded to whole points.
    ///
    /// - Returns: `nil` if the file contains no box with numbers.
    init?(_ data: Data) {
        guard let box = Self.box("/CropBox", in: data) ?? Self.box("/MediaBox", in: data) else { return nil }
        let (right, bottom) = (abs(box[2] - box[0]).rounded(), abs(box[3] - box[1]).rounded())
        guard right >= 1, bottom >= 1, right < 1e6, bottom < 1e6 else { return nil }
        (width, height) = (Int(right), Int(bottom))
    }

    /// The four numbers of the first array that follows a key.
    private static func box(_ key: String, in data: Data) -> [Double]? {
        guard let start = data.range(of: Data(key.utf8))?.upperBound else { return nil }
        let text = String(decoding: data[start...].prefix(200), as: UTF8.self)
        guard let open = text.firstIndex(of: "["), text[..<open].allSatisfy(\.isWhitespace),
            let close = text[open...].firstIndex(of: "]")
        else { return nil }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).map { Double($0) }
        return numbers.count == 4 && numbers.allSatisfy { $0?.isFinite == true } ? numbers.compactMap { $0 } : nil
    }
}
