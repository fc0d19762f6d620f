import Foundation

extension DeviceModel {
    /// The source of the devices' sizes and scales.
    package static let source = "Apple, Human Interface Guidelines, Layout; the simulators of the devices"

    /// The known devices, in the order in which the command line lists them: phones, then iPads.
    package static let all: [DeviceModel] = [
        DeviceModel("retina3_5", "iPhone 4s", 320, 480, scale: 2, .homeButton),
        DeviceModel("retina4_0", "iPhone 5, SE 1", 320, 568, scale: 2, .homeButton, named: "iPhone SE 1"),
        DeviceModel(
            "retina4_7", "iPhone 6 to 8, SE 2 and 3", 375, 667, scale: 2, .homeButton, named: "iPhone SE", "iPhone 8"),
        DeviceModel("retina5_5", "iPhone 6 to 8 Plus", 414, 736, scale: 3, .homeButton, named: "iPhone 8 Plus"),
        DeviceModel("retina6_1", "iPhone XR, 11", 414, 896, scale: 2, .iPhone11, named: "iPhone 11"),
        DeviceModel("retina6_5", "iPhone XS Max, 11 Pro Max", 414, 896, scale: 3, .iPhone11ProMax),
        DeviceModel(
            "retina5_9", "iPhone X, XS, 11 Pro; then 12 mini, 13 mini", 375, 812, scale: 3, .iPhone13Mini,
            named: "iPhone 13 mini"),
        DeviceModel(
            "retina6_0", "iPhone 12 to 14, 16e", 390, 844, scale: 3, .iPhone14, named: "iPhone 14", "iPhone 16e"),
        DeviceModel(
            "retina6_7", "iPhone 12 and 13 Pro Max, 14 Plus", 428, 926, scale: 3, .iPhone14, named: "iPhone 14 Plus"),
        DeviceModel(
            "retina6_12", "iPhone 14 Pro to 16", 393, 852, scale: 3, .iPhone15, named: "iPhone 15", "iPhone 16"),
        DeviceModel(
            "retina6_72", "iPhone 14 Pro Max to 16 Plus", 430, 932, scale: 3, .iPhone15,
            named: "iPhone 15 Pro Max", "iPhone 16 Plus"),
        DeviceModel(
            "retina6_3", "iPhone 16 Pro, 17, 17 Pro", 402, 874, scale: 3, .iPhone16Pro, named: "iPhone 16 Pro",
            "iPhone 17", "iPhone 17 Pro"),
        DeviceModel(
            "retina6_9", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, scale: 3, .iPhone16Pro,
            named: "iPhone 16 Pro Max", "iPhone 17 Pro Max"),
        DeviceModel(nil, "iPhone Air", 420, 912, scale: 3, .unknown, named: "iPhone Air"),
        DeviceModel("ipad9_7", "iPad of 9.7 inches", 768, 1024, scale: 2, .homeButton, kind: .pad, named: "iPad 9.7"),
        DeviceModel("ipad7_9", "iPad mini of 7.9 inches", 768, 1024, scale: 2, .homeButton, kind: .pad),
        DeviceModel("ipad8_3", "iPad mini 6", 744, 1133, scale: 2, .roundedPad, kind: .pad, named: "iPad mini"),
        DeviceModel("ipad10_2", "iPad 7 to 9", 810, 1080, scale: 2, .homeButton, kind: .pad, named: "iPad"),
        DeviceModel("ipad10_5", "iPad of 10.5 inches", 834, 1112, scale: 2, .homeButton, kind: .pad),
        DeviceModel("ipad10_9rounded", "iPad of 10.9 inches", 820, 1180, scale: 2, .roundedPad, kind: .pad),
        DeviceModel(
            "ipad11_0rounded", "iPad Pro of 11 inches", 834, 1194, scale: 2, .roundedPad, kind: .pad,
            named: "iPad Pro 11"),
        DeviceModel(
            "ipad12_9", "iPad Pro of 12.9 inches with a home button", 1024, 1366, scale: 2, .homeButton, kind: .pad),
        DeviceModel(
            "ipad12_9rounded", "iPad Pro of 12.9 inches", 1024, 1366, scale: 2, .roundedPad, kind: .pad,
            named: "iPad Pro 12.9"),
        DeviceModel("ipad13_0rounded", "iPad Pro of 13 inches", 1032, 1376, scale: 2, .roundedPad, kind: .pad),
    ]

    /// The height of the screen with the given width, for files that name no device; `nil` if the width is unknown.
    /// Such files were designed for the phones and the iPad of Xcode 5 to 7, or for the square canvas of Xcode 6 and 7.
    package static func formerHeight(ofWidth width: CGFloat) -> CGFloat? {
        switch width {
        case 320: 568
        case 375: 667
        case 414: 736
        case 600: 600
        case 768: 1024
        default: nil
        }
    }
}
