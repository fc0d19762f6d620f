import UIKitLayout

/// The views of a template cell that fields fill, each with its values for all rows.
///
/// Fields and images are looked up only once, before the first row is measured.
struct RowColumns {
    private struct Column<View, Value> {
        let view: View
        let values: [Value]
    }

    private var texts: [Column<UILabel, String?>] = []
    private var images: [Column<UIImageView, UIImage?>] = []
    private var buttonTitles: [Column<UIButton, String?>] = []
    private var buttonImages: [Column<UIButton, UIImage?>] = []

    /// Connects the values of rows, which were collected for the given bindings, with the views of a cell.
    init(bindings: [Binding], in cell: UITableViewCell, values: RowValues) {
        for (index, binding) in bindings.enumerated() {
            switch binding.target(in: cell) {
            case .label(let label)?: texts.append(Column(view: label, values: values.texts[index]))
            case .imageView(let view)?: images.append(Column(view: view, values: values.images[index]))
            case .buttonTitle(let button)?: buttonTitles.append(Column(view: button, values: values.texts[index]))
            case .buttonImage(let button)?: buttonImages.append(Column(view: button, values: values.images[index]))
            case nil: break
            }
        }
    }

    /// Fills the views with the values of the given row.
    func fill(with row: Int) {
        // Columns are accessed by index, because a column copied out of its array would retain its contents.
        for index in texts.indices { texts[index].view.text = texts[index].values[row] }
        for index in images.indices { images[index].view.image = images[index].values[row] }
        for index in buttonTitles.indices {
            buttonTitles[index].view.setTitle(buttonTitles[index].values[row], for: .normal)
        }
        for index in buttonImages.indices {
            buttonImages[index].view.setImage(buttonImages[index].values[row], for: .normal)
        }
    }
}
