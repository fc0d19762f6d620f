import UIKitLayout

/// The options with which an ``IBObjectBuilder`` creates objects.
struct IBBuildOptions: Sendable {
    /// The source of the images that the file names.
    let images: (any ImageSource)?
    /// The Swift classes for the custom classes in the file.
    let classes: ClassRegistry
    let conventions: any IBConventions
    /// Where the file contains the view that is created: as a controller's view, a cell, a top-level object or other.
    var place = IBRootPlacement.topLevel
    /// Whether views are laid out as in Interface Builder, with the properties that apply only at design time.
    var isDesignTime = false
    /// Whether plain views in stack views and views without content in the file (labels without text, image views
    /// without an image, empty stack views) keep their stored sizes.
    var keepsStoredSizes = false
    /// Whether the sizes stored in the file are used as the intrinsic sizes of all views that have content.
    var usesDesignSizes = false
    /// The text size category for the fonts of text styles.
    var textSize = UIContentSizeCategory.large
    /// The safe area insets of views that fill the screen; `nil` if they are derived from the device and the bars in
    /// the file.
    var safeArea: UIEdgeInsets?

    /// Returns these options for a view at the given place.
    func at(_ place: IBRootPlacement) -> IBBuildOptions {
        var options = self
        options.place = place
        return options
    }
}
