import Foundation
import XCTest

/// The limits of Documentation/limits.md for files, at the limit and past it.
final class FileLimitTests: XCTestCase {
    /// 1 GiB.
    private static let largestSize: UInt64 = 1_073_741_824

    /// Creates a file of zeros of the given size, which takes no space on the disk.
    private func sparseFile(_ name: String, ofSize size: UInt64) throws -> String {
        let path = try file(name, in: try temporaryFolder(), Data())
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.truncate(atOffset: size)
        try handle.close()
        return path
    }

    func testAFileOfMoreThanAGigabyteIsAnErrorWithItsName() throws {
        let path = try sparseFile("large.xib", ofSize: Self.largestSize + 1)
        for arguments in [["frames", path], ["check", path], ["check", "--config", path, path]] {
            let tool = try Tool(arguments)
            XCTAssertEqual(tool.status, 66, "EX_NOINPUT of sysexits.h")
            XCTAssertEqual(
                tool.errors.split(separator: "\n").first, "fdlayout: \(path): larger than 1073741824 bytes")
        }
    }

    /// The endless input of a pipe is rejected as well.
    func testAnEndlessInputIsAnError() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["TL_TEST_LONG"] == nil, "takes a gigabyte; make test-long")
        let tool = try Tool(["frames", "/dev/zero"])
        XCTAssertEqual(tool.status, 66)
        XCTAssertEqual(tool.errors, "fdlayout: /dev/zero: larger than 1073741824 bytes\n")
    }

    /// A file of exactly a gigabyte is read, so that its error is that of its contents, which are no XML.
    func testAFileOfAGigabyteIsRead() throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["TL_TEST_LONG"] == nil, "takes a gigabyte; make test-long")
        let path = try sparseFile("edge.xib", ofSize: Self.largestSize)
        let tool = try Tool(["frames", path])
        XCTAssertEqual(tool.status, 65, "EX_DATAERR of sysexits.h")
        XCTAssertTrue(tool.errors.hasPrefix("fdlayout: \(path):1: not well-formed XML: "), tool.errors)
    }

    /// The number of views of a file is not limited: each of these 3 000 lies 10 points below the one before.
    func testAFileOfThousandsOfViewsIsLaidOut() throws {
        let count = 3000
        let views = (1...count).map {
            #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v\#($0)"/>"#
        }
        let constraints = (1...count).map { index in
            let above = index == 1 ? "root" : "v\(index - 1)"
            return [("top", above, "10"), ("leading", "root", "0"), ("trailing", "root", "0"), ("height", nil, "5")]
                .map { (attribute: String, other: String?, constant: String) in
                    let second = other.map { #"secondItem="\#($0)" secondAttribute="\#(attribute)" "# } ?? ""
                    return #"<constraint firstItem="v\#(index)" firstAttribute="\#(attribute)" \#(second)"#
                        + #"constant="\#(constant)" id="\#(attribute)\#(index)"/>"#
                }.joined()
        }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
            <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints></view>
            </objects></document>
            """
        let path = try file("many.xib", in: try temporaryFolder(), Data(document.utf8))
        let tool = try Tool(["frames", path])
        XCTAssertEqual(tool.status, 0, tool.errors)
        XCTAssertEqual(tool.lines.count, count, "the root has no superview, so it has no frame")
        XCTAssertTrue(tool.lines.contains("\(path) v3000 0 30000 320 5"), tool.lines.last ?? "")
    }
}
