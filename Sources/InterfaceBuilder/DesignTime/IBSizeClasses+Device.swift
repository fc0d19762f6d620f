import UIKitFacts

nonisolated extension IBSizeClasses {
    /// The size classes of the file's device in its orientation. Phones have a compact width, except for large ones in
    /// landscape, and in landscape a compact height; iPads are regular. Files without a device, of Xcode 6 and 7, have a
    /// canvas of any size class.
    init(of document: IBElement) {
        guard let device = document.child("device"), let name = device["id"] else {
            self.init(classes: [:])
            return
        }
        let isPad = name.hasPrefix("ipad")
        let isLandscape = device["orientation"] == "landscape"
        let isWide = isPad || (isLandscape && DeviceModel.named(name)?.isWideInLandscape == true)
        self.init(classes: [
            "widthClass": isWide ? "regular" : "compact",
            "heightClass": !isPad && isLandscape ? "compact" : "regular",
            "userInterfaceIdiom": isPad ? "pad" : "phone",
        ])
    }
}
