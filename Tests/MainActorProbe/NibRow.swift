#if MainActorViews
    import FDTemplateLayoutCell
    import UIKit

    /// A cell of an Interface Builder file whose text comes from a model bound to the main actor.
    final class NibTimerCell: UITableViewCell {
        @Outlet var label: UILabel!

        func bind(to timer: TimerViewModel) { label.text = timer.remaining }
    }

    /// The height of the file's cell in a list 320 points wide.
    @MainActor
    func heightOfNibRow(_ timer: TimerViewModel) throws -> CGFloat {
        let classes = ClassRegistry()
        classes.register(NibTimerCell.self)
        let file = try InterfaceFile(data: Data(nib.utf8), path: "NibTimerCell.xib")
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        tableView.separatorStyle = .none
        tableView.register(
            try file.cellPrototype(withIdentifier: "timer", classes: classes), forCellReuseIdentifier: "timer")
        return tableView.fd_heightForCell(withIdentifier: "timer") { ($0 as? NibTimerCell)?.bind(to: timer) }
    }

    private let nib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460"><objects>
        <tableViewCell reuseIdentifier="timer" customClass="NibTimerCell" id="cell">
        <tableViewCellContentView key="contentView" id="content"><subviews>
        <label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <fontDescription key="fontDescription" type="system" pointSize="20"/></label></subviews>
        <constraints>
        <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="4" id="a"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
        constant="10" id="b"/>
        <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="10" id="c"/>
        <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="4" id="d"/>
        </constraints></tableViewCellContentView>
        <connections><outlet property="label" destination="label" id="e"/></connections>
        </tableViewCell></objects></document>
        """
#endif
