import UIKit

protocol SegmentedHeaderViewDelegate: AnyObject {
    func segmentedHeaderView(_ view: SegmentedHeaderView, didSelect index: Int)
}

/// A title over a segmented control, above a section.
final class SegmentedHeaderView: UITableViewHeaderFooterView {
    weak var delegate: SegmentedHeaderViewDelegate?
    let titleLabel = UILabel()
    private(set) lazy var segmentedControl: UISegmentedControl = {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.selectedSegmentIndex = 0
        control.selectedSegmentTintColor = .systemOrange
        control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        control.addAction(
            UIAction { [unowned self] _ in
                self.delegate?.segmentedHeaderView(self, didSelect: self.segmentedControl.selectedSegmentIndex)
            }, for: .valueChanged)
        return control
    }()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        backgroundView = UIView(frame: bounds)
        backgroundView?.backgroundColor = .systemGroupedBackground
        titleLabel.font = .systemFont(ofSize: 20, weight: .heavy)
        let stack = UIStackView(arrangedSubviews: [titleLabel, segmentedControl])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 6
        contentView.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12).isActive = true
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
