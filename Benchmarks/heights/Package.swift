// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "heights-benchmark",
    dependencies: [.package(name: "TemplateLayout", path: "../..")],
    targets: [
        .target(
            name: "CHeightsBench",
            dependencies: [.product(name: "CTemplateLayout", package: "TemplateLayout")]),
        .executableTarget(
            name: "heights",
            dependencies: [
                "CHeightsBench",
                .product(name: "FDTemplateLayoutCell", package: "TemplateLayout"),
                .product(name: "InterfaceBuilder", package: "TemplateLayout"),
            ]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu11
)
