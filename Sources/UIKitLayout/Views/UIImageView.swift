import Foundation

/// A view that wants its image's size.
open class UIImageView: UIView {
    /// The image; without one the view wants no particular size.
    open var image: UIImage? {
        get { storedImage }
        set {
            let isOfAnotherSize = storedImage?.size != newValue?.size
            storedImage = newValue
            if isOfAnotherSize { invalidateIntrinsicContentSize() }
        }
    }
    private var storedImage: UIImage?

    /// Makes a view of the image's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? .zero
    }
}
