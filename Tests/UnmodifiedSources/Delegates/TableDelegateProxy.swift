import UIKit

/// A table's delegate that records the rows whose heights are requested, and forwards all calls to another delegate.
final class TableDelegateProxy: NSObject, UITableViewDelegate {
    weak var target: UITableViewDelegate?
    private(set) var requestedRows: [IndexPath] = []

    init(target: UITableViewDelegate?) {
        self.target = target
        super.init()
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        requestedRows.append(indexPath)
        return target?.tableView?(tableView, heightForRowAt: indexPath) ?? UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        target?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let target = target, let header = target.tableView?(tableView, viewForHeaderInSection: section) else {
            return nil
        }
        return header
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        target?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        target?.scrollViewWillBeginDecelerating?(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        target?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        target?.scrollViewShouldScrollToTop?(scrollView) ?? true
    }
}

/// A field that is its own delegate and forwards the calls to another delegate.
final class ForwardingField: UITextField, UITextFieldDelegate {
    weak var forwarded: UITextFieldDelegate?
    private let textField = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        textField.text = "inner"
        addSubview(textField)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The text of the inner label, a property whose name is also that of the delegate's methods.
    var innerText: String? { textField.text }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        forwarded?.textFieldShouldReturn?(textField) ?? true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        forwarded?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
}
