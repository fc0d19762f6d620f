import UIKitLayout

/// The text size that Interface Builder draws text styles in.
nonisolated enum IBTextSize {
    /// Large, as on iOS, but extra small from Xcode 12.5 to 13. Stored frames: lines of 17 points in body and headline, 16 in
    /// callouts, 14.5 in subheads and footnotes, in labels and buttons of 6 projects (KeePassium, NetNewsWire, LoopKit, Threema,
    /// Olvid, VLC), but not in two labels of one file (Threema, `PlayRecordAudioView.xib`); 20.5 and 14.5 in body and in captions
    /// in 4 labels of one project before and after.
    private static let categories: [VersionedValue<UIContentSizeCategory>] = [
        .init(.extraSmall, from: XcodeVersion.xcode12Dot5, before: XcodeVersion.xcode14)
    ]

    /// The text size of a file's version.
    static func category(of file: InterfaceFile) -> UIContentSizeCategory {
        FrameRule.textSizes.isOn ? categories.value(for: file.toolsVersion) ?? .large : .large
    }
}
