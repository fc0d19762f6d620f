// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "feed-server",
    products: [.executable(name: "feed-server", targets: ["FeedServer"])],
    dependencies: [
        .package(name: "TemplateLayout", path: "../.."),
        // Without the trait of the configuration files, which the server does not read.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    ],
    targets: [
        .executableTarget(
            name: "FeedServer",
            dependencies: [
                .product(name: "CTemplateCell", package: "TemplateLayout"),
                .product(name: "LayoutEngine", package: "TemplateLayout"),
                .product(name: "TextLayout", package: "TemplateLayout"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.copy("Page")])
    ]
)
