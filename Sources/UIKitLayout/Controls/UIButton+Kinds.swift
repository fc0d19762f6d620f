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

        /// The built-in image of the type: a symbol of 22 × 22 points, the size that stored frames have; `nil` if the
        /// type has no image.
        var image: UIImage? {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark: Self.symbol("info.circle")
            case .contactAdd: Self.symbol("plus.circle")
            case .custom, .system, .plain, .close: nil
            }
        }

        private static func symbol(_ name: String) -> UIImage {
            let side = TextControls.infoButton.value.height
            return UIImage(size: CGSize(width: side, height: side), scale: 1, symbolName: name)
        }
    }

    /// The role of a button.
    public nonisolated enum Role: Int, Hashable, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }
}
