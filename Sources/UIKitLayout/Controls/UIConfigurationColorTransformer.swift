import Foundation

/// A transformation of a colour, such as one that depends on a state.
public struct UIConfigurationColorTransformer {
    /// The closure that transforms a colour.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer of colours to the grey of the same luminance.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            UIColor { traits in
                let parts = color.resolvedColor(with: traits).cgColor.components ?? [0, 0, 0, 1]
                return UIColor(white: 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2], alpha: parts[3])
            }
        }
    }
    /// A transformer of colours to the view's preferred tint colour. On Linux it returns colours unchanged.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
    /// A transformer that sets the opacity of colours to 30 per cent.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
    }
}
