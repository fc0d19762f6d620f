import CoreGraphics
import Foundation
import QuartzCore
import UIKit

// Strategies of snapshot tests in the style of public libraries: they turn values into images or text.

/// A way to take a snapshot of a value and to store it.
struct SnapshotTransform<Value, Format> {
    var pathExtension: String?
    let snapshot: (Value) -> Format

    func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> SnapshotTransform<NewValue, Format> {
        SnapshotTransform<NewValue, Format>(pathExtension: pathExtension) { self.snapshot(transform($0)) }
    }
}

/// The size, the safe area and the traits of a screen.
struct ScreenConfiguration {
    enum Orientation {
        case landscape, portrait
    }

    var safeArea: UIEdgeInsets
    var size: CGSize?
    var traits: UITraitCollection

    static func phone(_ orientation: Orientation) -> ScreenConfiguration {
        switch orientation {
        case .portrait:
            return .init(
                safeArea: .init(top: 44, left: 0, bottom: 34, right: 0), size: .init(width: 375, height: 812),
                traits: .phone(orientation))
        case .landscape:
            return .init(
                safeArea: .init(top: 0, left: 44, bottom: 24, right: 44), size: .init(width: 812, height: 375),
                traits: .phone(orientation))
        }
    }
}

extension UITraitCollection {
    static func phone(_ orientation: ScreenConfiguration.Orientation) -> UITraitCollection {
        let base: [UITraitCollection] = [
            .init(forceTouchCapability: .available), .init(layoutDirection: .leftToRight),
            .init(preferredContentSizeCategory: .medium), .init(userInterfaceIdiom: .phone),
            .init(displayScale: 3), .init(displayGamut: .P3),
        ]
        return .init(
            traitsFrom: base + [
                .init(horizontalSizeClass: .compact),
                .init(verticalSizeClass: orientation == .portrait ? .regular : .compact),
            ])
    }
}

private final class SnapshotWindow: UIWindow {
    private let configuration: ScreenConfiguration

    init(configuration: ScreenConfiguration, viewController: UIViewController) {
        self.configuration = configuration
        let size = configuration.size ?? viewController.view.bounds.size
        super.init(frame: .init(origin: .zero, size: size))
        isHidden = false
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var safeAreaInsets: UIEdgeInsets { configuration.safeArea }
}

func snapshotRenderer(bounds: CGRect, for traits: UITraitCollection) -> UIGraphicsImageRenderer {
    UIGraphicsImageRenderer(bounds: bounds, format: .init(for: traits))
}

/// Shows a controller as the child of the root controller of a window, and returns a closure that removes it.
private func show(
    _ viewController: UIViewController, in window: UIWindow, traits: UITraitCollection
) -> () -> Void {
    let root = UIViewController()
    root.view.backgroundColor = .clear
    root.view.frame = window.frame
    root.preferredContentSize = root.view.frame.size
    viewController.view.frame = root.view.frame
    root.view.addSubview(viewController.view)
    viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addChild(viewController)
    root.setOverrideTraitCollection(traits, forChild: viewController)
    viewController.didMove(toParent: root)
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    return {
        root.beginAppearanceTransition(false, animated: false)
        viewController.willMove(toParent: nil)
        viewController.view.removeFromSuperview()
        viewController.removeFromParent()
        root.endAppearanceTransition()
        window.rootViewController = nil
    }
}

extension SnapshotTransform where Value == UIViewController, Format == UIImage {
    static func image(
        on configuration: ScreenConfiguration, drawsHierarchy: Bool = false, traits: UITraitCollection = .init()
    ) -> SnapshotTransform {
        SnapshotTransform(pathExtension: "png") { viewController in
            let traits = UITraitCollection(traitsFrom: [configuration.traits, traits])
            let window = SnapshotWindow(configuration: configuration, viewController: viewController)
            let dispose = show(viewController, in: window, traits: traits)
            defer { dispose() }
            let view: UIView = viewController.view
            return snapshotRenderer(bounds: view.bounds, for: traits).image { context in
                if drawsHierarchy {
                    view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                } else {
                    view.layer.render(in: context.cgContext)
                }
            }
        }
    }
}

extension SnapshotTransform where Value == UIView, Format == UIImage {
    static func image(size: CGSize? = nil, traits: UITraitCollection = .init()) -> SnapshotTransform {
        SnapshotTransform(pathExtension: "png") { view in
            if let size = size { view.bounds.size = size }
            if view.bounds.width == 0 || view.bounds.height == 0 {
                view.sizeToFit()
                view.setNeedsLayout()
                view.layoutIfNeeded()
            }
            return snapshotRenderer(bounds: view.bounds, for: traits).image { context in
                view.layer.render(in: context.cgContext)
            }
        }
    }
}

extension SnapshotTransform where Value == CALayer, Format == UIImage {
    static func image(traits: UITraitCollection = .init()) -> SnapshotTransform {
        SnapshotTransform(pathExtension: "png") { layer in
            snapshotRenderer(bounds: layer.bounds, for: traits).image { context in
                layer.setNeedsLayout()
                layer.layoutIfNeeded()
                layer.render(in: context.cgContext)
            }
        }
    }
}

extension SnapshotTransform where Value == CGPath, Format == UIImage {
    static func image(scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill) -> SnapshotTransform {
        SnapshotTransform(pathExtension: "png") { path in
            let format = UIGraphicsImageRendererFormat.preferred()
            format.scale = scale
            return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image { context in
                context.cgContext.addPath(path)
                context.cgContext.drawPath(using: drawingMode)
            }
        }
    }
}

extension SnapshotTransform where Value == UIBezierPath, Format == UIImage {
    static func image(scale: CGFloat = 1) -> SnapshotTransform {
        SnapshotTransform<CGPath, UIImage>.image(scale: scale).pullback { $0.cgPath }
    }
}

extension SnapshotTransform where Value == CGPath, Format == String {
    static var elementsDescription: SnapshotTransform {
        let names: [CGPathElementType: String] = [
            .moveToPoint: "MoveTo", .addLineToPoint: "LineTo", .addQuadCurveToPoint: "QuadCurveTo",
            .addCurveToPoint: "CurveTo", .closeSubpath: "Close",
        ]
        let counts: [CGPathElementType: Int] = [
            .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
        ]
        return SnapshotTransform(pathExtension: "txt") { path in
            var lines: [String] = []
            path.applyWithBlock { elementPointer in
                let element = elementPointer.pointee
                let points = UnsafeBufferPointer(start: element.points, count: counts[element.type] ?? 0)
                let words = points.map { String(format: "(%.1f, %.1f)", Double($0.x), Double($0.y)) }
                lines.append(([names[element.type] ?? "Unknown"] + words).joined(separator: " "))
            }
            return lines.joined(separator: "\n")
        }
    }
}
