/// A label that notifies its button of another font.
final class ButtonTitleLabel: UILabel {
    weak var button: UIButton?

    override var font: UIFont! {
        didSet { button?.invalidateIntrinsicContentSize() }
    }
}
