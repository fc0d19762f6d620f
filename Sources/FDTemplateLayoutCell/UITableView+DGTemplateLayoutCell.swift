// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKitLayout

// The methods and properties of DGTemplateLayoutCell under their names there, for code that was written for that
// library.
extension UITableView {
    /// See ``fd_heightForCell(withIdentifier:configuration:)``.
    public func dg_heightForCellWithIdentifier(
        _ identifier: String, configuration: (UITableViewCell) -> Void
    ) -> CGFloat {
        fd_heightForCell(withIdentifier: identifier, configuration: configuration)
    }

    /// See ``fd_heightForCell(withIdentifier:cacheBy:configuration:)``.
    public func dg_heightForCellWithIdentifier(
        _ identifier: String, indexPath: IndexPath, configuration: (UITableViewCell) -> Void
    ) -> CGFloat {
        fd_heightForCell(withIdentifier: identifier, cacheBy: indexPath, configuration: configuration)
    }

    /// See ``fd_heightForCell(withIdentifier:cacheByKey:configuration:)``.
    public func dg_heightForCellWithIdentifier(
        _ identifier: String, key: some Hashable, configuration: (UITableViewCell) -> Void
    ) -> CGFloat {
        fd_heightForCell(withIdentifier: identifier, cacheByKey: key, configuration: configuration)
    }

    /// See ``fd_debugLogEnabled``.
    public var dg_debugLogEnabled: Bool {
        get { fd_debugLogEnabled }
        set { fd_debugLogEnabled = newValue }
    }

    /// See ``fd_reloadDataWithoutInvalidateIndexPathHeightCache()``.
    public func dg_reloadDataWithoutInvalidateIndexPathHeightCache() {
        fd_reloadDataWithoutInvalidateIndexPathHeightCache()
    }
}

extension UITableViewCell {
    /// See ``fd_isTemplateLayoutCell``.
    public var dg_isTemplateLayoutCell: Bool {
        get { fd_isTemplateLayoutCell }
        set { fd_isTemplateLayoutCell = newValue }
    }

    /// See ``fd_enforceFrameLayout``.
    public var dg_enforceFrameLayout: Bool {
        get { fd_enforceFrameLayout }
        set { fd_enforceFrameLayout = newValue }
    }
}
