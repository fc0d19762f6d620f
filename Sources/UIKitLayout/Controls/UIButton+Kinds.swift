import Foundation
import UIKitFacts

extension UIButton {
    /// The type of a button.
    public nonisolated enum ButtonType: Int, Hashable, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd
        case plain
        case close

        /// An earlier name of `system`.
        public static let roundedRect = ButtonType.system

        /// The built-in image of the type: a symbol in the size that a picture recorded by iOS shows; `nil` if the type
        /// has no image.
        var image: UIImage? {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark: Self.symbol("info.circle")
            case .contactAdd: Self.symbol("plus.circle")
            case .custom, .system, .plain, .close: nil
            }
        }

        private static func symbol(_ name: String) -> UIImage {
            let (size, scale) = (TextControls.detailButton.value, UITraitCollection.current.displayScale)
            let image = UIImage(
                size: CGSize(
                    width: (size.width ?? 0).roundedToPixel(scale: scale),
                    height: size.height.roundedToPixel(scale: scale)),
                scale: scale, symbolName: name)
            return image.with { $0.symbolMargins = CGSize(width: 4.0 / 3, height: 1) }
        }
    }

    /// The role of a button.
    public nonisolated enum Role: Int, Hashable, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }
}
