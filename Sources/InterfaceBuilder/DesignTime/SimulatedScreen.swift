import Foundation
import UIKitFacts

/// The canvas on which a file is laid out: the screen of its device, in its orientation.
nonisolated struct SimulatedScreen {
    /// The device, or `nil` if the file names none or names one that cannot be identified.
    let device: DeviceModel?
    let isLandscape: Bool

    init(device: DeviceModel?, isLandscape: Bool = false) {
        self.device = device
        self.isLandscape = isLandscape
    }

    init(of file: InterfaceFile) {
        let element = file.root.child("device")
        let isLandscape = element?["orientation"] == "landscape"
        let device = element?["id"].flatMap { DeviceModel.named($0) ?? Self.deviceOfRoots(in: file, isLandscape) }
        let newer = device.flatMap { Self.newerModel(of: $0, in: file, isLandscape) }
        self.init(device: newer ?? device, isLandscape: isLandscape)
    }

    /// The newer iPad that the name of a discontinued one denotes in the file, or `nil` if the name denotes the
    /// discontinued iPad. Since Xcode 14, such names are reused for newer models; the newer model is the one whose
    /// screen a top-level view without a freeform size fills. Evidence: a view in a file that names the iPad of 7.9
    /// inches is stored as 744 × 1133 points (Gini, `OnboardingViewController.xib`).
    private static func newerModel(
        of device: DeviceModel, in file: InterfaceFile, _ isLandscape: Bool
    ) -> DeviceModel? {
        guard device.isPad, file.toolsVersion >= XcodeVersion.xcode14 else { return nil }
        let sizes = file.rootElements.filter { root in
            if case .topLevel = root.place { return root.element.child("freeformSimulatedSizeMetrics") == nil }
            return false
        }.compactMap { size(of: $0.element, isLandscape) }
        guard !sizes.isEmpty, !sizes.contains(device.screen) else { return nil }
        let known = sizes.lazy.compactMap { DeviceModel.name(ofScreen: $0) }.compactMap(DeviceModel.named)
        return known.first { $0.isPad }
    }

    /// The stored size of a view, with width and height exchanged if the device is in landscape, for comparison with
    /// screens in portrait.
    private static func size(of element: IBElement, _ isLandscape: Bool) -> CGSize? {
        guard let size = element.storedSize else { return nil }
        return isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// A device whose screen has the size of a controller's view in the file. It is used for a device whose name is
    /// missing from the table.
    private static func deviceOfRoots(in file: InterfaceFile, _ isLandscape: Bool) -> DeviceModel? {
        for root in file.rootElements where root.place.controller != nil {
            guard let size = size(of: root.element, isLandscape) else { continue }
            if let name = DeviceModel.name(ofScreen: size) { return DeviceModel.named(name) }
        }
        return nil
    }

    /// The size in the device's orientation, in points.
    var size: CGSize? {
        guard let device else { return nil }
        return isLandscape ? CGSize(width: device.screen.height, height: device.screen.width) : device.screen
    }
}
