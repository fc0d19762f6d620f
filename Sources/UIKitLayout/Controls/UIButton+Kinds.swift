import Foundation

extension UIButton {
    /// The kinds of buttons.
    public nonisolated enum ButtonType: Int, Hashable, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd
        case plain
        case close

        /// The older name of system buttons.
        public static let roundedRect = ButtonType.system

        /// The image that buttons of the kind have by themselves: a symbol of 22 × 22 points, as stored frames show.
        var image: UIImage? {
            switch self {
            case .detailDisclosure, .infoLight, .infoDark: Self.symbol("info.circle")
            case .contactAdd: Self.symbol("plus.circle")
            case .custom, .system, .plain, .close: nil
            }
        }

        private static func symbol(_ name: String) -> UIImage {
            UIImage(size: CGSize(width: 22, height: 22), scale: 1, symbolName: name)
        }
    }

    /// Roles of buttons.
    public nonisolated enum Role: Int, Hashable, Sendable {
        case normal = 0
        case primary, cancel, destructive
    }
}
