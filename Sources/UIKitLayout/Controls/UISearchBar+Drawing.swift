import Foundation

extension UISearchBar {
    /// The sizes of the parts of a search bar and the distances between them, in points.
    private enum Lengths {
        static let fieldHeight: CGFloat = 36
        static let fieldRadius: CGFloat = 10
        static let side: CGFloat = 8
        static let icon: CGFloat = 15
        static let iconInset: CGFloat = 8
        static let textInset: CGFloat = 30
        static let scopeHeight: CGFloat = 32
    }

    /// Draws the background, which the minimal style lacks, the field with its text or placeholder, and the buttons.
    func drawSearchBar(in context: CGContext) {
        if searchBarStyle != .minimal { drawBackground(in: context) }
        var field = CGRect(
            x: bounds.minX + max(Lengths.side, safeAreaInsets.left), y: bounds.midY - Lengths.fieldHeight / 2,
            width: bounds.width - max(Lengths.side, safeAreaInsets.left) - max(Lengths.side, safeAreaInsets.right),
            height: Lengths.fieldHeight)
        if showsScopeBar { field.origin.y = drawScopeButtons(in: context) - Lengths.fieldHeight - 8 }
        if showsCancelButton { field = drawCancelButton(beside: field, in: context) }
        drawField(in: field, of: context)
    }

    private func drawBackground(in context: CGContext) {
        let standard: UIColor = barStyle == .black ? UIColor(white: 0.11, alpha: 1) : .secondarySystemBackground
        context.setFillColor((barTintColor ?? backgroundColor ?? standard).cgColor)
        context.fill(bounds)
        let pixel = 1 / traitCollection.displayScale
        context.setFillColor(UIBarAppearance.hairlineColor.cgColor)
        context.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: pixel))
        context.fill(CGRect(x: bounds.minX, y: bounds.maxY - pixel, width: bounds.width, height: pixel))
    }

    /// Draws the cancel button, and returns the part of the field that remains beside it.
    private func drawCancelButton(beside field: CGRect, in context: CGContext) -> CGRect {
        let font = UIFont.systemFont(ofSize: 17)
        let width = font.width(of: Self.cancelTitle).rounded(.up)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (button, rest) = field.divided(atDistance: width + 4, from: isMirrored ? .minXEdge : .maxXEdge)
        TextLines.drawLine(
            Self.cancelTitle, font: font, color: tintColor, alignment: .center, in: button, of: context)
        return CGRect(
            x: rest.minX + (isMirrored ? Lengths.side : 0), y: rest.minY, width: max(0, rest.width - Lengths.side),
            height: rest.height)
    }

    private static let cancelTitle = "Cancel"

    /// Draws the scope buttons at the bottom, and returns the y coordinate of their top edge.
    private func drawScopeButtons(in context: CGContext) -> CGFloat {
        let control = UISegmentedControl(items: scopeButtonTitles)
        control.selectedSegmentIndex = selectedScopeButtonIndex
        control.frame = CGRect(
            x: bounds.minX + Lengths.side, y: bounds.maxY - 8 - Lengths.scopeHeight,
            width: bounds.width - 2 * Lengths.side, height: Lengths.scopeHeight)
        draw(control, in: control.frame, of: context)
        return control.frame.minY
    }

    private func drawField(in rect: CGRect, of context: CGContext) {
        ControlParts.fillRounded(
            rect, radius: Lengths.fieldRadius, searchTextField.backgroundColor ?? .tertiarySystemFill, in: context)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let iconInset = isMirrored ? rect.width - Lengths.iconInset - Lengths.icon : Lengths.iconInset
        SymbolShape(named: "magnifyingglass").draw(
            in: CGRect(
                x: rect.minX + iconInset, y: rect.midY - Lengths.icon / 2, width: Lengths.icon, height: Lengths.icon),
            of: context, color: UIColor.secondaryLabel.cgColor)
        let text = text ?? searchTextField.text ?? ""
        TextLines.drawLine(
            text.isEmpty ? placeholder ?? searchTextField.placeholder ?? "" : text,
            font: searchTextField.font ?? .systemFont(ofSize: 17),
            color: text.isEmpty ? .secondaryLabel : searchTextField.textColor ?? .label, alignment: .natural,
            isRightToLeft: isMirrored,
            in: CGRect(
                x: rect.minX + (isMirrored ? 8 : Lengths.textInset), y: rect.minY,
                width: max(0, rect.width - Lengths.textInset - 8), height: rect.height),
            of: context)
    }
}

extension UIView {
    /// Draws a view at the top left corner of a rectangle. A view without a superview gets the size of the rectangle
    /// and the current traits; other views keep theirs.
    final func draw(_ view: UIView, in rect: CGRect, of context: CGContext) {
        if view.superview == nil {
            view.frame = rect
            view.overrideTraitCollection = .current
        }
        view.layoutIfNeeded()
        context.saveGState()
        context.translateBy(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
        view.layer.render(in: context)
        context.restoreGState()
    }
}
