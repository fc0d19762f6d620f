import UIKitLayout

/// The text size in which Interface Builder draws fonts of text styles.
enum IBTextSize {
    /// Stored frames, where the default size is not what is drawn: 13 labels and buttons of 5 projects in the smallest one, with
    /// Xcode 12.5 to 13.4 (Threema, Olvid, NetNewsWire, LoopKit, VLC); two labels of one file are not (Threema,
    /// `PlayRecordAudioView.xib`).
    private static let rows: [VersionedValue<UIContentSizeCategory>] = [
        .init(.extraSmall, from: XcodeVersion.xcode12Dot5, before: XcodeVersion.xcode14)
    ]

    /// The text size in a build of Xcode.
    static func category(for version: Int) -> UIContentSizeCategory {
        guard FrameRule.textSizes.isOn else { return .large }
        return rows.value(for: version) ?? .large
    }
}
