// swift-tools-version: 6.1
import PackageDescription

// The benchmarks are built in the tool's build folder and with its options, so that the modules that the tool also uses are
// compiled once.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "TemplateLayout", path: "..")],
    targets: [
        .target(
            name: "CHeightsBench",
            dependencies: [.product(name: "CTemplateLayout", package: "TemplateLayout")],
            path: "heights/CHeightsBench"),
        .executableTarget(
            name: "heights",
            dependencies: [
                "CHeightsBench",
                .product(name: "FDTemplateLayoutCell", package: "TemplateLayout"),
                .product(name: "InterfaceBuilder", package: "TemplateLayout"),
            ],
            path: "heights/Heights"),
        .executableTarget(
            name: "rows",
            dependencies: [.product(name: "FDTemplateLayoutCell", package: "TemplateLayout")],
            path: "rows/Rows"),
        .executableTarget(
            name: "soak",
            dependencies: [.product(name: "FDTemplateLayoutCell", package: "TemplateLayout")],
            path: "soak/Soak"),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu11
)
