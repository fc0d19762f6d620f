import MobileCoreServices
import UniformTypeIdentifiers
import XCTest

/// Types of data and their tags. The expected values are those of Apple's list of system-declared types.
nonisolated final class UniformTypeTests: XCTestCase {
    func testTypesAreFoundByTheirTags() throws {
        XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
        XCTAssertEqual(UTType(mimeType: "video/mp4"), .mpeg4Movie)
        XCTAssertEqual(UTType("com.compuserve.gif"), .gif)
        XCTAssertEqual(UTType.png.preferredMIMEType, "image/png")
        XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
        XCTAssertEqual(UTType(filenameExtension: "mp4", conformingTo: .audio), .mpeg4Audio)
        XCTAssertNil(UTType(filenameExtension: ""))
        XCTAssertNil(UTType("com.example.unknown"))
    }

    func testTypesConformToTheTypesAboveThem() {
        XCTAssertTrue(UTType.jpeg.conforms(to: .image))
        XCTAssertTrue(UTType.jpeg.conforms(to: .item))
        XCTAssertTrue(UTType.jpeg.conforms(to: .jpeg))
        XCTAssertFalse(UTType.jpeg.isSubtype(of: .jpeg))
        XCTAssertTrue(UTType.movie.isSupertype(of: .quickTimeMovie))
        XCTAssertFalse(UTType.jpeg.conforms(to: .text))
        XCTAssertEqual(UTType.png.supertypes, [.image, .data, .content, .item])
        XCTAssertTrue(UTType(exportedAs: "com.example.card", conformingTo: .json).conforms(to: .text))
    }

    func testTagsWithoutATypeHaveDynamicTypes() throws {
        let type = try XCTUnwrap(UTType(filenameExtension: "card"))
        XCTAssertTrue(type.isDynamic)
        XCTAssertTrue(type.conforms(to: .data))
        XCTAssertEqual(type.preferredFilenameExtension, "card")
        XCTAssertEqual(UTType(type.identifier), type)
        XCTAssertFalse(UTType.png.isDynamic)
    }

    func testEachSystemTypeHasItsIdentifierInTheTables() {
        for type in [UTType.item, .folder, .zip, .plainText, .json, .swiftSource, .heic, .mp3, .pdf, .epub, .vCard] {
            XCTAssertEqual(UTType(type.identifier), type)
        }
        XCTAssertEqual(UTType.pdf.identifier, "com.adobe.pdf")
    }

    func testTypesAreStoredAsTheirIdentifiers() throws {
        let data = try JSONEncoder().encode([UTType.pdf])
        XCTAssertEqual(String(decoding: data, as: UTF8.self), #"["com.adobe.pdf"]"#)
        XCTAssertEqual(try JSONDecoder().decode([UTType].self, from: data), [.pdf])
    }

    func testTheOlderFunctionsGiveTheSameTypes() {
        let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)
        XCTAssertEqual(png?.takeRetainedValue() as String?, "public.png")
        XCTAssertTrue(UTTypeConformsTo("public.png" as CFString, kUTTypeImage))
        XCTAssertFalse(UTTypeConformsTo(kUTTypeMovie, kUTTypeImage))
        let mime = UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)
        XCTAssertEqual(mime?.takeRetainedValue() as String?, "application/pdf")
    }
}
