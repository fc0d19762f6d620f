import Foundation

nonisolated extension NSAttributedString {
    /// Draws the text into a rectangle of the current context, wrapped at the rectangle's width. Lines that would be
    /// below the rectangle are not drawn.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in the current context. Only line feeds break lines.
    ///
    /// - Parameter point: the top left corner of the text.
    public func draw(at point: CGPoint) {
        guard let context = CurrentContext.last else { return }
        TextLines(AttributedRuns(self), .init(font: Self.defaultFont)).draw(
            in: CGRect(origin: point, size: .zero), of: context)
    }

    /// Draws the text in the current context.
    ///
    /// - Parameters:
    ///   - rect: With `usesLineFragmentOrigin`, the area in which lines are drawn; its width limits the lines.
    ///     Otherwise, one line is drawn, and the origin of `rect` is the left end of the line's baseline.
    ///   - options: With `truncatesLastVisibleLine`, the last line that fits ends with an ellipsis if the text
    ///     continues.
    ///   - context: The smallest factor by which text may be scaled to make it fit; receives the factor and the bounds.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let drawn = CurrentContext.last else { return }
        let shown = context.map { fitted(to: rect.size, options: options, $0) } ?? self
        context?.totalBounds = shown.boundingRect(with: rect.size, options: options)
        let text = AttributedRuns(shown)
        guard options.contains(.usesLineFragmentOrigin) else {
            let block = TextLines(text, .init(font: Self.defaultFont, maximumLines: 1))
            let baseline = block.lines.first?.baseline ?? 0
            return block.draw(in: CGRect(x: rect.minX, y: rect.minY - baseline, width: 0, height: 0), of: drawn)
        }
        var layout = TextLines.Layout(font: Self.defaultFont, width: rect.width > 0 ? rect.width : nil)
        layout.hasOneLineParagraphs = hasOneLineParagraphs
        let whole = TextLines(text, layout)
        let visible = rect.height > 0 ? whole.lines.prefix { $0.bottom <= rect.height + 1 }.count : whole.lines.count
        layout.maximumLines = max(1, visible)
        if options.contains(.truncatesLastVisibleLine) { layout.lineBreakMode = .byTruncatingTail }
        let block = visible == whole.lines.count ? whole : TextLines(text, layout)
        block.draw(in: rect, of: drawn)
    }
}

nonisolated extension NSString {
    /// Draws the text into a rectangle of the current context, wrapped at the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attrs).draw(in: rect)
    }

    /// Draws the text in the current context. Only line feeds break lines.
    ///
    /// - Parameter point: the top left corner of the text.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attrs).draw(at: point)
    }

    /// Draws the text in the current context, as `NSAttributedString.draw(with:options:context:)` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: description, attributes: attributes).draw(
            with: rect, options: options, context: context)
    }
}

nonisolated extension String {
    /// Draws the text into a rectangle of the current context, wrapped at the rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in the current context. Only line feeds break lines.
    ///
    /// - Parameter point: the top left corner of the text.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }
}
