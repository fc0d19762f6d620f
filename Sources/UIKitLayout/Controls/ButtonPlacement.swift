import Foundation

/// The rectangles of a button's title and image within its content rectangle. The two follow one another along an axis,
/// and the control's alignment positions both together.
///
/// The title is positioned in the content rectangle less the title's insets, the image in the content rectangle less
/// the image's insets. Unequal insets on opposite sides therefore move a centred title or image by half of their
/// difference; insets of −n and n points move it by n points.
struct ButtonPlacement {
    /// The rectangle of the title and, if there is one, the subtitle.
    let title: CGRect
    /// The rectangle of the image.
    let image: CGRect

    init(of button: UIButton, title: CGSize, image: CGSize, in content: CGRect, scale: CGFloat) {
        let parts = Parts(of: button, padding: title.width > 0 && image.width > 0)
        let titleArea = button.configuration == nil ? content.inset(by: button.titleEdgeInsets) : content
        let imageArea = button.configuration == nil ? content.inset(by: button.imageEdgeInsets) : content
        let imageSize = image.within(imageArea.size)
        let titleSize = title.within(
            CGSize(width: titleArea.width - parts.space(for: imageSize).width, height: titleArea.height))
        self.title = parts.place(titleSize, beside: imageSize, in: titleArea, isFirst: !parts.isImageFirst)
            .roundedToPixels(scale: scale)
        self.image = parts.place(imageSize, beside: titleSize, in: imageArea, isFirst: parts.isImageFirst)
            .roundedToPixels(scale: scale)
    }

    /// The order of title and image, the distance between them, and the axis along which they follow one another.
    private struct Parts {
        let button: UIButton
        let isMirrored: Bool
        let isStacked: Bool
        let isImageFirst: Bool
        let padding: CGFloat

        init(of button: UIButton, padding hasPadding: Bool) {
            let placement = button.configuration?.imagePlacement ?? .leading
            self.button = button
            isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
            isStacked = placement.isStacked
            isImageFirst = placement == .top || !isStacked && (placement == .leading) != isMirrored
            padding = hasPadding ? button.configuration?.imagePadding ?? 0 : 0
        }

        /// The space that a part of the given size occupies along the axis, including the distance to the other part.
        /// Across the axis it is 0.
        func space(for size: CGSize) -> CGSize {
            isStacked
                ? CGSize(width: 0, height: size.height + padding) : CGSize(width: size.width + padding, height: 0)
        }

        func place(_ size: CGSize, beside other: CGSize, in area: CGRect, isFirst: Bool) -> CGRect {
            let occupied = space(for: other)
            let (before, after) = isFirst ? (.zero, occupied) : (occupied, CGSize.zero)
            let horizontal = area.width - before.width - size.width - after.width
            let vertical = area.height - before.height - size.height - after.height
            return CGRect(
                x: area.minX + before.width + horizontal * button.contentHorizontalAlignment.share(isMirrored),
                y: area.minY + before.height + vertical * button.contentVerticalAlignment.share, width: size.width,
                height: size.height)
        }
    }
}

extension CGSize {
    /// The size, with its width and height limited to those of the given size.
    func within(_ other: CGSize) -> CGSize {
        CGSize(width: min(width, max(0, other.width)), height: min(height, max(0, other.height)))
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// The fraction of the free space that is to the left of the content.
    fileprivate func share(_ isMirrored: Bool) -> CGFloat {
        switch self {
        case .center: 0.5
        case .left, .fill: 0
        case .right: 1
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    /// The fraction of the free space that is above the content.
    fileprivate var share: CGFloat {
        switch self {
        case .center: 0.5
        case .top, .fill: 0
        case .bottom: 1
        }
    }
}
