import Foundation
import XCTest

final class FramesTests: XCTestCase {
    /// The real Interface Builder files beside the project; skips the test if they do not exist.
    private func realFiles() throws -> (folder: URL, files: [String]) {
        let folder = repository.deletingLastPathComponent().appendingPathComponent("shared")
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("tools/frame-agreement").path) else {
            throw XCTSkip("needs Interface Builder files at \(folder.path), which are not part of the project")
        }
        let files = ["interface-builder", "fd-demo"].flatMap { name in
            FileManager.default.enumerator(atPath: folder.appendingPathComponent(name).path)?
                .compactMap { $0 as? String }.map { "\(folder.path)/\(name)/\($0)" } ?? []
        }
        return (folder, files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted())
    }

    /// The percentage of views whose stored frames are reproduced, by kind.
    private func agreement(_ intrinsic: String) throws -> [String: Double] {
        let (folder, files) = try realFiles()
        let tool = try Tool(["frames", "--intrinsic", intrinsic, "--format", "jsonl"] + files)
        XCTAssertEqual(tool.status, 0)
        let frames = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: frames) }
        try Data(tool.output.utf8).write(to: frames)
        let process = Process()
        let output = Pipe()
        process.executableURL = folder.appendingPathComponent("tools/frame-agreement")
        process.arguments = files
        process.standardInput = try FileHandle(forReadingFrom: frames)
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").reduce(into: [:]) { shares, line in
            let words = line.split(separator: " ")
            guard words.count > 2, words.last == "%" else { return }
            shares[words[0].replacingOccurrences(of: ":", with: "")] = Double(words[words.count - 2])
        }
    }

    // The frames that Apple's engine computed and Xcode stored.
    func testStoredFramesAreReproduced() throws {
        let shares = try agreement("design")
        XCTAssertGreaterThanOrEqual(shares["cell"] ?? 0, 99)
        XCTAssertGreaterThanOrEqual(shares["view"] ?? 0, 98)
        XCTAssertGreaterThanOrEqual(shares["scene"] ?? 0, 98)
        XCTAssertGreaterThanOrEqual(try agreement("measured")["cell"] ?? 0, 92)
    }

    /// The frame of a view tied to the safe area of a screen of 375 × 667 points.
    private func safeArea(_ arguments: [String]) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
        defer { try? FileManager.default.removeItem(at: file) }
        let sides = ["top", "leading", "bottom", "trailing"].map {
            #"<constraint firstItem="box" firstAttribute="\#($0)" secondItem="safe" secondAttribute="\#($0)"/>"#
        }
        try Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <device id="retina4_7" orientation="portrait"/><objects><view id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
            <constraints>\(sides.joined())</constraints><viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
            """.utf8
        ).write(to: file)
        let lines = try Tool(["frames", file.path] + arguments).output.split(separator: "\n")
        return lines.first { $0.contains(" box ") }?.split(separator: " ").dropFirst(2).joined(separator: " ") ?? ""
    }

    // An iPhone 14 has 390 × 844 points, of which 47 at the top and 34 at the bottom are covered.
    func testFilesAreDrawnOnTheDeviceAndInTheSafeAreaThatAreAskedFor() throws {
        XCTAssertEqual(try safeArea([]), "0 20 375 647")
        XCTAssertEqual(try safeArea(["--device", "iPhone 14"]), "0 47 390 763")
        XCTAssertEqual(try safeArea(["--safe-area", "10,20,30,40"]), "20 10 315 627")
        XCTAssertEqual(try safeArea(["--device", "iPhone 14", "--safe-area", "0,0,0,0"]), "0 0 390 844")
    }

    // Apple's Human Interface Guidelines, Layout: three pixels per point on an iPhone 15, two on an iPhone 11. 10.4
    // points are 31.2 and 20.8 pixels.
    func testFramesAreRoundedToThePixelsOfTheFilesDevice() throws {
        func x(device: String, _ arguments: String...) throws -> String? {
            let file = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
                <device id="\(device)" orientation="portrait"/><objects><view id="root">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
                <constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="left" constant="10.4"/>
                </constraints></view></objects></document>
                """
            let lines = try Tool(["frames", "-"] + arguments, input: Data(file.utf8)).output.split(separator: "\n")
            return lines.first { $0.contains(" box ") }?.split(separator: " ").dropFirst(2).first.map(String.init)
        }
        XCTAssertEqual(try x(device: "retina6_12"), "10.333333")
        XCTAssertEqual(try x(device: "retina6_1"), "10.5")
        XCTAssertEqual(try x(device: "unheard_of"), "10.5")
        XCTAssertEqual(try x(device: "retina6_12", "--scale", "2"), "10.5")
        XCTAssertEqual(try x(device: "retina6_1", "--device", "iPhone 15"), "10.333333")
    }

    // Stored frames: top-level views have the system's margin of 16 points at this width, UIKit's views one of 8. The
    // former name was marginsOfTopmostViews.
    func testARuleIsSwitchedOffByItsNameAndByItsFormerName() throws {
        let file = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
            <constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="leftMargin"/>
            </constraints></view></objects></document>
            """
        func x(_ arguments: String...) throws -> String? {
            let lines = try Tool(["frames", "-"] + arguments, input: Data(file.utf8)).output.split(separator: "\n")
            return lines.first { $0.contains(" box ") }?.split(separator: " ").dropFirst(2).first.map(String.init)
        }
        XCTAssertEqual(try x(), "16")
        XCTAssertEqual(try x("--without-rule", "marginsOfTopLevelViews"), "8")
        XCTAssertEqual(try x("--without-rule", "marginsOfTopmostViews"), "8")
        XCTAssertEqual(try Tool(["frames", "-", "--without-rule", "margins"]).status, 64)
    }

    func testBadUseEndsInOneLineAndItsStatus() throws {
        for (arguments, status) in [
            (["frames"], 64), (["frames", "nowhere.xib"], 66), (["frames", "a.xib", "--width", "-1"], 64),
            (["frames", "a.xib", "--safe-area", "1,2,3"], 64), (["frames", "a.xib", "--safe-area", "0,0,0,-1"], 64),
            (["frames", "a.xib", "--device", "iPhone 99"], 64),
        ] {
            XCTAssertEqual(try Tool(arguments).status, Int32(status), "\(arguments)")
        }
    }

    // Stored frames: Interface Builder keeps the height of a spacer without a height constraint, here 38 points. At
    // another width the stored height is not used, and the row is as high as its other view.
    func testWhatInterfaceBuilderKeptCountsInTheSizeOfTheFileOnly() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xib")
        defer { try? FileManager.default.removeItem(at: file) }
        let sides = ["top", "leading", "trailing"].map {
            #"<constraint firstItem="row" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)"/>"#
        }
        try Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113">
            <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/><subviews>
            <stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="row"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="spacer"><rect key="frame" x="0.0" y="0.0" width="100" height="38"/></view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="other"><constraints>
            <constraint firstAttribute="width" constant="200" id="w"/><constraint firstAttribute="height" constant="20" id="h"/>
            </constraints></view></subviews></stackView></subviews><constraints>\(sides.joined())</constraints></view></objects></document>
            """.utf8
        ).write(to: file)
        let row = { (arguments: [String]) in
            let lines = try Tool(["frames", file.path] + arguments).output.split(separator: "\n")
            return lines.first { $0.contains(" row ") }?.split(separator: " ").suffix(2).joined(separator: " ") ?? ""
        }
        XCTAssertEqual(try row([]), "300 38")
        XCTAssertEqual(try row(["--width", "400"]), "400 20")
        XCTAssertEqual(try row(["--height", "200"]), "300 20")
    }
}
