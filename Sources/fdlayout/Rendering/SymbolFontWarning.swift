import UIKitLayout

/// The warning that the font of symbols is not installed.
enum SymbolFontWarning {
    /// Prints the warning if a symbol was drawn as a box because of the missing font.
    static func printIfNeeded() {
        guard SymbolIcon.fontWasMissing else { return }
        StandardError.write(
            "fdlayout: warning: the font \"\(SymbolIcon.fontFamily)\" is not installed "
                + "(Debian: fonts-material-design-icons-iconfont); boxes are drawn for symbols\n")
    }
}
