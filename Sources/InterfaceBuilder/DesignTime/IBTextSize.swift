import UIKitFacts
import UIKitLayout

/// The text size in which Interface Builder draws text styles.
nonisolated enum IBTextSize {
    /// The text size of titles of button configurations in the version of Xcode that wrote the file.
    static func categoryOfConfigurations(in file: InterfaceFile) -> UIContentSizeCategory {
        category(TextStyles.sizesOfConfigurations, in: file)
    }

    /// The text size of text styles in the version of Xcode that wrote the file.
    static func category(of file: InterfaceFile) -> UIContentSizeCategory {
        category(TextStyles.sizesInFiles, in: file)
    }

    private static func category(_ sizes: FactTable<String>, in file: InterfaceFile) -> UIContentSizeCategory {
        sizes.value(for: file.toolsVersion).map(UIContentSizeCategory.init(rawValue:)) ?? .large
    }
}
