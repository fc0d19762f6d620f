import UIKitFacts
import UIKitLayout

/// The text size in which Interface Builder draws text styles.
nonisolated enum IBTextSize {
    /// Large, as on iOS, but medium before Xcode 8 and extra small from Xcode 12.5 to 13.
    ///
    /// Stored frames before Xcode 8: 99 points for a word in headline, 268 and 70 for texts in subhead, 73 for one in
    /// caption 1, 40.5 for two lines of headline or body, in 10 labels and buttons of 3 projects (Xcode 6.3:
    /// ChatSecure, `XMPPServerInfoCell.xib`, MacMagazine, `PostTableViewCell.xib`; Xcode 7.3: Canvas,
    /// `CourseCardCell.xib`), and 42.5 in body with Xcode 8. With Xcode 12.5 and 13: lines of 17 points in body and
    /// headline, 16 in callouts, 14.5 in subheads and footnotes, in labels and buttons of 6 projects (KeePassium,
    /// NetNewsWire, LoopKit, Threema, Olvid, VLC), but not in two labels of one file (Threema,
    /// `PlayRecordAudioView.xib`); before and after, 20.5 in body and 14.5 in captions, in 4 labels of one project.
    private static let categories: [VersionedValue<UIContentSizeCategory>] = [
        .init(.medium, from: XcodeVersion.oldest, before: XcodeVersion.xcode8),
        .init(.extraSmall, from: XcodeVersion.xcode12Dot5, before: XcodeVersion.xcode14),
    ]

    /// The text size of titles of button configurations, which have the body style. Stored frames: buttons are 31
    /// points high, the height of a line of 14 with insets of 7, in 3 of one project with Xcode 13.3 (Sora,
    /// `SourceSelectorView.xib`), 34.5 and 35 in 2 of one before (Apple's sample for passkeys) and in 5 of 4 since.
    private static let categoriesOfConfigurations: [VersionedValue<UIContentSizeCategory>] = [
        .init(.extraSmall, from: XcodeVersion.xcode13Dot3, before: XcodeVersion.xcode14)
    ]

    /// The text size of titles of button configurations in the version that wrote the file.
    static func categoryOfConfigurations(in file: InterfaceFile) -> UIContentSizeCategory {
        FrameRule.textSizes.isOn ? categoriesOfConfigurations.value(for: file.toolsVersion) ?? .large : .large
    }

    /// The text size of text styles in the version that wrote the file.
    static func category(of file: InterfaceFile) -> UIContentSizeCategory {
        FrameRule.textSizes.isOn ? categories.value(for: file.toolsVersion) ?? .large : .large
    }
}
