import Foundation
import UIKitLayout

extension IBObjectBuilder {
    /// Controls are drawn as in the version of iOS that belongs to the file's.
    func takeControlSize(_ view: UIView) {
        guard let size = IBControlSizes(file: file).contentSize(of: view) else { return }
        view.designContentSize = size
    }

    /// A view of a class that is not known here wants the size that its designer said it would.
    func takePlaceholderSize(_ element: IBElement, _ view: UIView) {
        let width = IBNumber.length(element["placeholderIntrinsicWidth"])
        let height = IBNumber.length(element["placeholderIntrinsicHeight"])
        guard width != nil || height != nil else { return }
        view.designContentSize = CGSize(
            width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }
}
