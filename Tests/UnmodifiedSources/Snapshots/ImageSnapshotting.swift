import UIKit

/// Turns a value into an image and compares two images.
struct ImageSnapshotting<Value> {
    let pathExtension: String?
    let snapshot: (Value) -> UIImage

    func pullback<Other>(_ transform: @escaping (Other) -> Value) -> ImageSnapshotting<Other> {
        ImageSnapshotting<Other>(pathExtension: pathExtension) { snapshot(transform($0)) }
    }
}

struct ViewImageConfig {
    var safeArea: UIEdgeInsets
    var size: CGSize?
    var traits: UITraitCollection

    static let phone = ViewImageConfig(
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), size: CGSize(width: 320, height: 568),
        traits: UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(displayScale: 2),
        ]))
}

extension ImageSnapshotting where Value == UIView {
    static func image(size: CGSize? = nil, scale: CGFloat = 2) -> ImageSnapshotting {
        ImageSnapshotting(pathExtension: "png") { view in
            let fitting = size ?? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            view.frame = CGRect(origin: .zero, size: fitting)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
                view.layer.render(in: context.cgContext)
            }
        }
    }
}

extension ImageSnapshotting where Value == UIViewController {
    static func image(on config: ViewImageConfig) -> ImageSnapshotting {
        ImageSnapshotting<UIView>.image(size: config.size).pullback { controller in
            let window = UIWindow(frame: CGRect(origin: .zero, size: config.size ?? .zero))
            window.rootViewController = controller
            window.isHidden = false
            controller.additionalSafeAreaInsets = config.safeArea
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
            window.layoutIfNeeded()
            return controller.view
        }
    }
}

/// Compares two images; returns nil if they are equal, otherwise a description of the difference.
func difference(_ left: UIImage, _ right: UIImage) -> String? {
    guard left.size == right.size else {
        return "Newly-taken snapshot@\(right.size) does not match reference@\(left.size)."
    }
    return left.pngData() == right.pngData() ? nil : "Newly-taken snapshot does not match reference."
}
