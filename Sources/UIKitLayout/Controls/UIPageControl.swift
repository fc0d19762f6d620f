import Foundation
import UIKitFacts

/// A row of dots, one per page.
open class UIPageControl: UIControl {
    deinit {}

    /// The number of pages.
    open var numberOfPages = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The index of the current page.
    open var currentPage = 0
    /// Whether the dots are hidden if there is at most one page; false by default.
    open var hidesForSinglePage = false {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The colour of the dots; `nil` means translucent white.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the current page's dot; `nil` means white.
    open var currentPageIndicatorTintColor: UIColor?

    /// The style of the background. Only a prominent background is drawn, because an automatic one is visible only
    /// while the control is touched.
    open var backgroundStyle = BackgroundStyle.automatic
    /// The image that is drawn in place of each dot, as a template image; `nil` means dots.
    open var preferredIndicatorImage: UIImage?
    private var indicatorImages: [Int: UIImage] = [:]
    /// Whether sliding a finger over the dots changes the page. Stored; has no effect on Linux.
    open var allowsContinuousInteraction = true

    /// The style of a page control's background.
    public nonisolated enum BackgroundStyle: Int, Hashable, Sendable {
        case automatic = 0
        case prominent, minimal
    }

    /// Sets the image that is drawn in place of a page's dot; `nil` means ``preferredIndicatorImage``.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }

    /// The intrinsic size, in points: the size that Interface Builder stores. The height is 0 if the dots are hidden,
    /// as one stored frame shows (Gini, `OnboardingViewController.xib`).
    open override var intrinsicContentSize: CGSize {
        let size = size(forNumberOfPages: numberOfPages)
        return hidesForSinglePage && numberOfPages <= 1 ? CGSize(width: size.width, height: 0) : size
    }

    /// Returns the size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(
            width: Controls.pageRows.atRunTime.width(ofPages: pageCount), height: Controls.pageControls.atRunTime.height
        )
    }

    override func drawContent(in context: CGContext) {
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
        let (pitch, side) = (Controls.pageRows.atRunTime.pitch, Controls.pageDot.value)
        let width = side + CGFloat(numberOfPages - 1) * pitch
        let row = CGRect(x: bounds.midX - width / 2, y: bounds.midY - side / 2, width: width, height: side)
        if backgroundStyle == .prominent {
            ControlParts.fillCapsule(row.insetBy(dx: -pitch, dy: -9.5), .secondarySystemFill, in: context)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for page in 0..<numberOfPages {
            let place = CGFloat(isMirrored ? numberOfPages - 1 - page : page) * pitch
            drawIndicator(of: page, in: CGRect(x: row.minX + place, y: row.minY, width: side, height: side), context)
        }
    }

    private func drawIndicator(of page: Int, in rect: CGRect, _ context: CGContext) {
        let color =
            page == currentPage
            ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
        guard let image = indicatorImages[page] ?? preferredIndicatorImage else {
            return ControlParts.fillCapsule(rect, color, in: context)
        }
        image.draw(
            in: UIView.ContentMode.center.frame(of: image.size, in: rect), of: context, tint: color,
            isTemplateByDefault: true)
    }
}
