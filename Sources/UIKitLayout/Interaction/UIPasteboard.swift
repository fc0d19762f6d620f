import Foundation

/// The pasteboard; its content is visible only to this process.
open class UIPasteboard: NSObject {
    deinit {}

    #if MainActorViews
        /// The pasteboard of the process.
        public static let general = UIPasteboard()
    #else
        /// The pasteboard of the process. Like views, it must be used by one thread at a time.
        public nonisolated(unsafe) static let general = UIPasteboard()
    #endif

    /// The strings.
    open var strings: [String]?
    /// The URLs.
    open var urls: [URL]?
    /// The images.
    open var images: [UIImage]?
    /// The colours.
    open var colors: [UIColor]?
    /// The first string.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The first URL.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The first image.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The first colour.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// Whether there are strings.
    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    /// Whether there are URLs.
    open var hasURLs: Bool { !(urls ?? []).isEmpty }
    /// Whether there are images.
    open var hasImages: Bool { !(images ?? []).isEmpty }
}
