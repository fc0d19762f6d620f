import Foundation
import XCTest

/// `fdlayout render` draws in directions, text sizes and languages, into documents with text and into terminals.
final class RenderConditionTests: XCTestCase {
    /// A view of 200 × 60 points with a label in a text style, 10 points from the top and the leading edge.
    private let interface = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina4_7" orientation="portrait" appearance="light"/>
          <objects>
            <view contentMode="scaleToFill" id="box-00-001">
              <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
              <subviews>
                <label text="Fish &amp; chips" textAlignment="natural" adjustsFontForContentSizeCategory="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001">
                  <rect key="frame" x="10" y="10" width="90" height="20.5"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                </label>
              </subviews>
              <constraints>
                <constraint firstItem="lab-00-001" firstAttribute="leading" secondItem="box-00-001" \
        secondAttribute="leading" constant="10" id="con-00-001"/>
                <constraint firstItem="lab-00-001" firstAttribute="top" secondItem="box-00-001" \
        secondAttribute="top" constant="10" id="con-00-002"/>
              </constraints>
            </view>
          </objects>
        </document>
        """

    /// A folder with the interface, and strings in German beside it.
    private func project() throws -> URL {
        let folder = try temporaryFolder()
        _ = try file("Box.xib", in: folder, Data(interface.utf8))
        _ = try file("de.lproj/Box.strings", in: folder, Data("\"lab-00-001.text\" = \"Fisch\";".utf8))
        return folder
    }

    /// The text elements of the SVG that the tool draws.
    private func texts(_ arguments: [String], in folder: URL) throws -> [(attributes: [String: String], text: String)] {
        let tool = try Tool(["render", "Box.xib", "-o", "box.svg"] + arguments, in: folder)
        XCTAssertEqual(tool.status, 0, tool.errors)
        let svg = try String(contentsOf: folder.appendingPathComponent("box.svg"), encoding: .utf8)
        let attributes = try XMLElement.document(svg).all.filter { $0.name == "text" }.map(\.attributes)
        let words = svg.split(separator: "<").filter { $0.hasPrefix("text ") }.map {
            String($0.drop { $0 != ">" }.dropFirst())
        }
        return Array(zip(attributes, words))
    }

    private func number(_ attribute: String?) throws -> Double { try XCTUnwrap(Double(attribute ?? "")) }

    func testTextInSVGIsTextAtTheBaselineOfItsLabel() throws {
        let folder = try project()
        let texts = try texts([], in: folder)
        XCTAssertEqual(texts.map(\.text), ["Fish &amp; chips"])
        let attributes = try XCTUnwrap(texts.first).attributes
        let frame = try XCTUnwrap(Tool(["frames", "Box.xib"], in: folder).lines.first { $0.contains("lab-00-001") })
        let numbers = frame.split(separator: " ").suffix(4).compactMap { Double($0) }
        XCTAssertEqual(try number(attributes["x"]), numbers[0], accuracy: 0.001)
        XCTAssertEqual(try number(attributes["font-size"]), 17)
        // The ascender of San Francisco is 0.952148 times the size; the height of the label is rounded up to half
        // points.
        XCTAssertEqual(try number(attributes["y"]), numbers[1] + 17 * 0.952148, accuracy: 0.5)
        XCTAssertEqual(try number(attributes["textLength"]), numbers[2], accuracy: 0.5)
    }

    /// The page of a PDF file: its compressed content, decompressed by the standard library of Python, and the rest.
    private func page(ofPDF name: String, in folder: URL) throws -> String {
        let program = """
            import re, sys, zlib
            data = open(sys.argv[1], "rb").read()
            for part in re.split(rb"stream\\r?\\n(.*?)\\r?\\nendstream", data, flags=re.S):
                try:
                    part = zlib.decompress(part)
                except zlib.error:
                    pass
                sys.stdout.write(part.decode("latin-1") + "\\n")
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program, folder.appendingPathComponent(name).path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        return text
    }

    // ISO 32000-1, 9.4: "a b c d e f Tm" sets the position of text to (e, f). The glyphs of Inter are narrower than their
    // advances and centred in them, so the first one begins up to half a point to the right.
    func testTextIsAtTheSamePlaceInSVGAndPDF() throws {
        let folder = try project()
        XCTAssertEqual(try Tool(["render", "Box.xib", "-o", "box.pdf"], in: folder).status, 0)
        let page = try page(ofPDF: "box.pdf", in: folder)
        XCTAssertTrue(page.contains("/MediaBox [ 0 0 200 60 ]"))
        let matrix = try XCTUnwrap(page.split(separator: "\n").first { $0.hasSuffix(" Tm") })
        let numbers = matrix.split(separator: " ").compactMap { Double($0) }
        let attributes = try XCTUnwrap(try texts([], in: folder).first).attributes
        XCTAssertEqual(numbers[4], try number(attributes["x"]), accuracy: 0.5)
        XCTAssertEqual(numbers[5], try number(attributes["y"]), accuracy: 0.01)
    }

    func testTextInPDFCanBeSearched() throws {
        let program = "/usr/bin/pdftotext"
        guard FileManager.default.isExecutableFile(atPath: program) else { throw XCTSkip("needs \(program)") }
        let folder = try project()
        let arabic = interface.replacingOccurrences(of: "Fish &amp; chips", with: "مرحبا")
        _ = try file("Arabic.xib", in: folder, Data(arabic.utf8))
        for (name, words) in [("Box", "Fish & chips"), ("Arabic", "مرحبا")] {
            XCTAssertEqual(try Tool(["render", name + ".xib", "-o", "box.pdf"], in: folder).status, 0)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = [folder.appendingPathComponent("box.pdf").path, "-"]
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{0C}"]
            let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
            XCTAssertEqual(plain.trimmingCharacters(in: .whitespacesAndNewlines), words)
        }
    }

    func testLeadingEdgesAreAtTheRightFromRightToLeft() throws {
        let attributes = try XCTUnwrap(try texts(["--direction", "rtl"], in: project()).first).attributes
        XCTAssertEqual(try number(attributes["x"]) + number(attributes["textLength"]), 190, accuracy: 0.5)
    }

    // Apple's table of text styles: body has 17 points at L, 14 at XS and 53 at AX5.
    func testTextSizesSetTheSizesOfTextStyles() throws {
        let folder = try project()
        for (size, points) in [("XS", 14), ("L", 17), ("AX5", 53)] as [(String, Double)] {
            let attributes = try XCTUnwrap(try texts(["--text-size", size], in: folder).first).attributes
            XCTAssertEqual(try number(attributes["font-size"]), points, size)
        }
    }

    func testLanguagesSetTexts() throws {
        XCTAssertEqual(try texts(["--languages", "de"], in: project()).map(\.text), ["Fisch"])
    }

    func testNamesOfFilesTellTheConditions() throws {
        let folder = try project()
        let tool = try Tool(
            [
                "render", "Box.xib", "--direction", "ltr,rtl", "--text-size", "L,AX3", "--languages", "all",
                "--appearance", "both", "-o", "pictures",
            ], in: folder)
        XCTAssertEqual(tool.status, 0, tool.errors)
        let expected = ["", "-dark"].flatMap { style in
            ["", "-rtl"].flatMap { direction in
                ["L", "AX3"].map { "Box-box-00-001\(style)\(direction)-\($0)-de.png" }
            }
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("pictures").path)
        XCTAssertEqual(names.sorted(), expected.sorted())
    }

    func testUnknownConditionsAreReportedOnOneLine() throws {
        let folder = try project()
        let cases: [([String], Int32)] = [
            (["--direction", "up"], 64), (["--direction", ","], 64), (["--text-size", "huge"], 64),
            (["--languages", ","], 64), (["--languages", "fr"], 65),
        ]
        for (arguments, status) in cases {
            let tool = try Tool(["render", "Box.xib", "-o", "box.png"] + arguments, in: folder)
            XCTAssertEqual(tool.status, status, "\(arguments): \(tool.errors)")
            XCTAssertEqual(tool.errors.split(separator: "\n").count, 1, tool.errors)
            XCTAssertFalse(FileManager.default.fileExists(atPath: folder.appendingPathComponent("box.png").path))
        }
    }

    // The documentation of kitty and iTerm2 specifies ESC _G … ESC \ with chunks, and ESC ] 1337 ; File = … BEL.
    func testATerminalThatShowsPicturesShowsThem() throws {
        let folder = try temporaryFolder()
        let box = "<view id=\"box-00-002\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"8\" height=\"4\"/></view>"
        let start = try XCTUnwrap(interface.range(of: "<objects>")?.upperBound)
        let xib = interface[..<start] + box + "</objects></document>"
        _ = try file("Box.xib", in: folder, Data(xib.utf8))
        let title = "Box-box-00-002 8 x 4\r\n"
        let kitty = try shown(["TERM": "xterm-kitty"], in: folder)
        XCTAssertTrue(kitty.hasPrefix(title + "\u{1B}_Ga=T,f=100,m=0;iVBORw0KGgo"), kitty)
        XCTAssertTrue(kitty.hasSuffix("\u{1B}\\\r\n"), kitty)
        let iTerm = try shown(["TERM_PROGRAM": "iTerm.app"], in: folder)
        XCTAssertTrue(iTerm.hasPrefix(title + "\u{1B}]1337;File=inline=1;size="), iTerm)
        XCTAssertTrue(iTerm.hasSuffix("\u{07}\r\n"), iTerm)
        for other in [["TERM": "xterm"], ["TERM": "xterm-kitty", "TMUX": "1"]] {
            XCTAssertTrue(try shown(other, in: folder).contains("Missing the destination"))
        }
    }

    /// The output of the tool in a terminal with the given environment variables.
    private func shown(_ environment: [String: String], in folder: URL) throws -> String {
        let names = ["TERM", "TERM_PROGRAM", "TMUX", "STY", "KITTY_WINDOW_ID", "LC_TERMINAL", "KONSOLE_VERSION"]
        let former = names.map { ($0, ProcessInfo.processInfo.environment[$0]) }
        for name in names { if let value = environment[name] { setenv(name, value, 1) } else { unsetenv(name) } }
        defer { for (name, value) in former { if let value { setenv(name, value, 1) } else { unsetenv(name) } } }
        var (reader, terminal): (Int32, Int32) = (0, 0)
        var name = [CChar](repeating: 0, count: 256)
        XCTAssertEqual(openpty(&reader, &terminal, &name, nil, nil), 0)
        defer { _ = (close(reader), close(terminal)) }
        let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        _ = try Tool(["render", "Box.xib"], redirection: "> \(path) 2>&1", in: folder)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(reader, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
