import Foundation

/// What is copied; it belongs to the process alone.
open class UIPasteboard: NSObject {
    deinit {}

    #if MainActorViews
        /// The pasteboard of the process.
        public static let general = UIPasteboard()
    #else
        /// The pasteboard of the process; used by one thread at a time, like views.
        public nonisolated(unsafe) static let general = UIPasteboard()
    #endif

    /// Texts.
    open var strings: [String]?
    /// Links.
    open var urls: [URL]?
    /// Images.
    open var images: [UIImage]?
    /// Colours.
    open var colors: [UIColor]?
    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The first link.
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
    /// Whether there is text.
    open var hasStrings: Bool { !(strings ?? []).isEmpty }
    /// Whether there are links.
    open var hasURLs: Bool { !(urls ?? []).isEmpty }
    /// Whether there are images.
    open var hasImages: Bool { !(images ?? []).isEmpty }
}
