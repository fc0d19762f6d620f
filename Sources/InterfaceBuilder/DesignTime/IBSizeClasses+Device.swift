import UIKitFacts

nonisolated extension IBSizeClasses {
    /// Creates the size classes of the device that the document names, in the orientation that it names. A phone has a
    /// compact width, except that the width of a large phone is regular in landscape. The height of a phone is compact
    /// in landscape and regular in portrait. An iPad has a regular width and height. A document without a device, as
    /// written by Xcode 6 and 7, has no size classes: its canvas represents any size class.
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
