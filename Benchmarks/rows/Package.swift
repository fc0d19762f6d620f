// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "rows-benchmark",
    dependencies: [.package(name: "TemplateLayout", path: "../..")],
    targets: [
        .executableTarget(
            name: "rows",
            dependencies: [.product(name: "FDTemplateLayoutCell", package: "TemplateLayout")])
    ],
    swiftLanguageModes: [.v6]
)
