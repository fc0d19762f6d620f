import UIKitLayout

/// How an ``IBObjectBuilder`` creates objects.
struct IBBuildOptions: Sendable {
    /// The source of the images that the file names.
    let images: (any ImageSource)?
    /// The Swift classes of the custom classes in the file.
    let classes: ClassRegistry
    let conventions: any IBConventions
    /// The place of the created view in the file.
    var place = IBRootPlacement.topLevel
    /// Whether views are laid out as in Interface Builder, including properties that apply only at design time.
    var isDesignTime = false
    /// Whether views that only code fills, and plain views in stack views, keep their stored sizes.
    var keepsStoredSizes = false
    /// Whether stored sizes are used as intrinsic sizes.
    var usesDesignSizes = false
    /// The text size for fonts of text styles.
    var textSize = UIContentSizeCategory.large
    /// The safe area insets of views that fill the screen, if they are not to be derived from the file.
    var safeArea: UIEdgeInsets?

    /// The options for a view at another place.
    func at(_ place: IBRootPlacement) -> IBBuildOptions {
        var options = self
        options.place = place
        return options
    }
}
