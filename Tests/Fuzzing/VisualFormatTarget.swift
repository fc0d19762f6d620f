import Foundation

@testable import InterfaceBuilder
@testable import UIKitLayout

/// Lines in the Visual Format Language, whose constraints are then activated and solved.
///
/// The format is read by the reader behind `constraints(withVisualFormat:)`, which traps with the reader's error. Any
/// text is therefore constraints or an error, and any constraints have a layout or an error.
@_cdecl("fuzz_visual_format")
public func fuzzVisualFormat(_ bytes: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var items: [String: Any] = [:]
    for name in ["a", "b", "c"] {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        items[name] = view
    }
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    items["g"] = guide
    let constraints: [NSLayoutConstraint]
    do throws(VisualFormatError) {
        let reader = try VisualFormatReader(
            text, options: [.alignAllTop], metrics: ["m": 20, "p": 750], views: items)
        constraints = try reader.constraints()
    } catch {
        FuzzInput.expect(error.description.contains("Unable to parse"), error.description)
        return 0
    }
    NSLayoutConstraint.activate(constraints)
    let isSolved = (try? UnsolvableLayouts.throwing { container.layoutIfNeeded() }) != nil
    for case let view as UIView in items.values where isSolved {
        FuzzInput.expect(view.frame.isFinite, "\(view.frame)")
    }
    return 0
}

extension CGRect {
    /// Whether all four numbers are finite.
    var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}
