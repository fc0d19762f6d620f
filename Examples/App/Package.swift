// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Recipes",
    dependencies: [
        // Views are bound to the main actor, as on iOS, because the cells call a model that is.
        .package(name: "TemplateLayout", path: "../..", traits: ["MainActorViews", "InterfaceFiles"])
    ],
    targets: [
        // The copies that `fdlayout prepare-sources` writes of the folders Sources and Tests.
        .target(
            name: "Recipes",
            dependencies: [
                .product(name: "UIKit", package: "TemplateLayout"),
                .product(name: "FDTemplateLayoutCell", package: "TemplateLayout"),
            ],
            path: "Prepared/Recipes",
            resources: [.process("RecipeCell.xib")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "RecipesTests",
            dependencies: ["Recipes", .product(name: "UIKit", package: "TemplateLayout")],
            path: "Prepared/RecipesTests",
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
