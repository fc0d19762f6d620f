import UIKitFacts
import UIKitLayout

/// The text size in which Interface Builder draws text styles.
nonisolated enum IBTextSize {
    /// The text size in which the version of Xcode that wrote the file draws the titles of button configurations.
    static func categoryOfConfigurations(in file: InterfaceFile) -> UIContentSizeCategory {
        category(TextStyles.sizesOfConfigurations, in: file)
    }

    /// The text size in which the version of Xcode that wrote the file draws text styles.
    static func category(of file: InterfaceFile) -> UIContentSizeCategory {
        category(TextStyles.sizesInFiles, in: file)
    }

    private static func category(_ sizes: FactTable<String>, in file: InterfaceFile) -> UIContentSizeCategory {
        sizes.value(for: file.toolsVersion).map(UIContentSizeCategory.init(rawValue:)) ?? .large
    }
}
