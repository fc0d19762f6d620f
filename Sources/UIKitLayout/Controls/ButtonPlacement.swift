import Foundation

/// Where the title and the image of a button lie in the rectangle of its content: beside each other, together where the
/// control's alignment says.
///
/// Each lies in the rectangle less its own insets. Insets that differ therefore move a centred part by half of the
/// difference, and insets that cancel each other move it by the whole of one.
struct ButtonPlacement {
    /// The rectangle of the title, with that of the subtitle where there is one.
    let title: CGRect
    /// The rectangle of the image.
    let image: CGRect

    init(of button: UIButton, title: CGSize, image: CGSize, in content: CGRect, scale: CGFloat) {
        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let placement = button.configuration?.imagePlacement ?? .leading
        let isStacked = placement == .top || placement == .bottom
        let isImageFirst = placement == .top || !isStacked && (placement == .leading) != isMirrored
        let padding = title.width > 0 && image.width > 0 ? button.configuration?.imagePadding ?? 0 : 0
        let titleArea = button.configuration == nil ? content.inset(by: button.titleEdgeInsets) : content
        let imageArea = button.configuration == nil ? content.inset(by: button.imageEdgeInsets) : content

        let imageSize = CGSize(
            width: min(image.width, max(0, imageArea.width)), height: min(image.height, max(0, imageArea.height)))
        let taken = isStacked ? .zero : imageSize.width + padding
        let titleSize = CGSize(
            width: min(title.width, max(0, titleArea.width - taken)),
            height: min(title.height, max(0, titleArea.height)))
        /// The room that the part beside or above takes.
        func room(of size: CGSize) -> CGSize {
            isStacked
                ? CGSize(width: 0, height: size.height + padding) : CGSize(width: size.width + padding, height: 0)
        }
        func place(_ size: CGSize, beside other: CGSize, in area: CGRect, isFirst: Bool) -> CGRect {
            let (before, after) = isFirst ? (.zero, room(of: other)) : (room(of: other), CGSize.zero)
            return CGRect(
                x: button.left(of: size.width, before.width, after.width, in: area, isMirrored),
                y: button.top(of: size.height, before.height, after.height, in: area), width: size.width,
                height: size.height
            ).roundedToPixels(scale: scale)
        }
        self.title = place(titleSize, beside: imageSize, in: titleArea, isFirst: !isImageFirst)
        self.image = place(imageSize, beside: titleSize, in: imageArea, isFirst: isImageFirst)
    }
}

extension UIButton {
    /// Where a part of a width begins that has room for others before and after it.
    fileprivate func left(
        of width: CGFloat, _ before: CGFloat, _ after: CGFloat, in area: CGRect, _ isMirrored: Bool
    ) -> CGFloat {
        let rest = area.width - before - width - after
        let share: CGFloat =
            switch contentHorizontalAlignment {
            case .center: 0.5
            case .left, .fill: 0
            case .right: 1
            case .leading: isMirrored ? 1 : 0
            case .trailing: isMirrored ? 0 : 1
            }
        return area.minX + before + rest * share
    }

    fileprivate func top(of height: CGFloat, _ before: CGFloat, _ after: CGFloat, in area: CGRect) -> CGFloat {
        let rest = area.height - before - height - after
        let share: CGFloat =
            switch contentVerticalAlignment {
            case .center: 0.5
            case .top, .fill: 0
            case .bottom: 1
            }
        return area.minY + before + rest * share
    }
}
