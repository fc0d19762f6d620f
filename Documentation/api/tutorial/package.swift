// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Feed",
    dependencies: [.package(path: "../TemplateLayout")],
    targets: [
        .executableTarget(
            name: "Feed",
            dependencies: [
                .product(name: "FDTemplateLayoutCell", package: "TemplateLayout"),
                .product(name: "UIKitLayout", package: "TemplateLayout"),
            ])
    ])
