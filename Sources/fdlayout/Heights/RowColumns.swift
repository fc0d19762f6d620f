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

    /// Looks up the values of all rows for the views of the given cell.
    ///
    /// - Parameter image: returns the image with the given name, which the given row contains.
    /// - Throws: the errors of `image`.
    init(
        bindings: [Binding], in cell: UITableViewCell, rows: [FeedData.Row],
        image: (_ name: String, _ row: Int) throws -> UIImage?
    ) throws {
        func images(_ names: [String?]) throws -> [UIImage?] {
            try names.enumerated().map { row, name in try name.flatMap { try image($0, row) } }
        }
        for binding in bindings {
            let values = rows.map { $0[binding.field]?.text }
            switch binding.target(in: cell) {
            case .label(let label)?: texts.append(Column(view: label, values: values))
            case .imageView(let view)?: self.images.append(Column(view: view, values: try images(values)))
            case .buttonTitle(let button)?: buttonTitles.append(Column(view: button, values: values))
            case .buttonImage(let button)?: buttonImages.append(Column(view: button, values: try images(values)))
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
