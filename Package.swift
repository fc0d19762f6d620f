// swift-tools-version: 6.2
import PackageDescription

/// The settings of the targets with views: their default isolation is the main actor if a package enables the trait
/// `MainActorViews`.
let views: [SwiftSetting] = [.defaultIsolation(MainActor.self, .when(traits: ["MainActorViews"]))]

func mainActorProbe(_ name: String, _ settings: [SwiftSetting]) -> Target {
    .executableTarget(
        name: name, dependencies: ["UIKit", "UIKitLayout", "InterfaceBuilder", "FDTemplateLayoutCell", "TextLayout"],
        path: "Tests/\(name)", swiftSettings: settings)
}

let package = Package(
    name: "TemplateLayout",
    products: [
        .library(name: "FDTemplateLayoutCell", targets: ["FDTemplateLayoutCell"]),
        .library(name: "UIKitLayout", targets: ["UIKitLayout"]),
        .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "UnifiedLogging", "UniformTypeIdentifiers",
                "MobileCoreServices", "VectorFunctions", "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),
        .library(name: "LayoutSnapshots", targets: ["LayoutSnapshots"]),
        .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
        .library(name: "TextLayout", targets: ["TextLayout"]),
        .library(name: "CTemplateLayout", targets: ["CTemplateLayout"]),
        .library(name: "CTemplateText", targets: ["CTemplateText"]),
        .library(name: "CTemplateCell", targets: ["CTemplateCell"]),
        .executable(name: "fdlayout", targets: ["fdlayout"]),
    ],
    traits: [
        .trait(name: "InterfaceFiles", description: "The product UIKit reads storyboards, nibs and asset catalogues"),
        .trait(
            name: "MainActorViews",
            description: """
                Views are bound to the main actor, as on iOS, and so is what makes, fills and measures them; heights are \
                computed in advance in slices on the main actor.
                """),
        .default(enabledTraits: ["InterfaceFiles"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .systemLibrary(
            name: "CTemplateLayoutGLib", path: "CSupport/CTemplateLayoutGLib", pkgConfig: "gobject-2.0",
            providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
        .systemLibrary(
            name: "CTemplateLayoutPango", path: "CSupport/CTemplateLayoutPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev", "libfontconfig-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CTemplateLayoutCairo", path: "CSupport/CTemplateLayoutCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CTemplateLayoutPixbuf", path: "CSupport/CTemplateLayoutPixbuf",
            pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),
        .systemLibrary(
            name: "CTemplateLayoutPNG", path: "CSupport/CTemplateLayoutPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CTemplateLayoutExpat", path: "CSupport/CTemplateLayoutExpat", pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(
            name: "CTemplateLayoutJSON", path: "CSupport/CTemplateLayoutJSON", pkgConfig: "json-glib-1.0",
            providers: [.apt(["libjson-glib-dev"]), .brew(["json-glib"])]),
        .systemLibrary(
            name: "CTemplateLayoutSimdjson", path: "CSupport/CTemplateLayoutSimdjson", pkgConfig: "simdjson",
            providers: [.apt(["libsimdjson-dev"]), .brew(["simdjson"])]),
        .target(
            name: "CTemplateLayout", dependencies: ["CTemplateLayoutGLib"], path: "CSupport/CTemplateLayout",
            exclude: ["tests"], publicHeadersPath: "include",
            cSettings: [.headerSearchPath("."), .define("TL_COMPILATION")],
            linkerSettings: [.linkedLibrary("m")]),

        .target(
            name: "CTemplateText", dependencies: ["CTemplateLayoutPango"], path: "CSupport/CTemplateText",
            exclude: ["tests"], publicHeadersPath: "include",
            cSettings: [.headerSearchPath("."), .define("TL_COMPILATION")]),

        .target(
            name: "CTemplateCell",
            dependencies: ["CTemplateLayout", "CTemplateText", "CTemplateLayoutPango", "CTemplateLayoutJSON"],
            path: "CSupport/CTemplateCell", exclude: ["tests"], publicHeadersPath: "include",
            cSettings: [.headerSearchPath("."), .define("TL_COMPILATION")],
            linkerSettings: [.linkedLibrary("m")]),

        // Part of the tool only, because simdjson is a library for C++.
        .target(
            name: "CTemplateRows", dependencies: ["CTemplateLayoutSimdjson"], path: "CSupport/CTemplateRows",
            publicHeadersPath: "include"),

        .target(name: "Trapping"),
        .target(name: "UIKitFacts"),
        .target(name: "LayoutEngine", dependencies: ["CTemplateLayout", "CTemplateLayoutGLib", "Trapping"]),
        .target(name: "Locking"),
        .target(name: "FileSearch"),
        .target(
            name: "TextLayout",
            dependencies: ["CTemplateText", "CTemplateLayoutPango", "FileSearch", "Locking", "Trapping"]),
        .target(name: "ImageFiles", dependencies: ["CTemplateLayoutPixbuf"]),
        .target(
            name: "Graphics2D",
            dependencies: [
                "TextLayout", "ImageFiles", "Locking", "Trapping", "CTemplateLayoutCairo", "CTemplateLayoutPixbuf",
                "CTemplateLayoutPNG",
            ]),
        .target(
            name: "UIKitLayout",
            dependencies: [
                "LayoutEngine", "TextLayout", "Graphics2D", "ImageFiles", "Locking", "Trapping", "UIKitFacts",
            ],
            swiftSettings: views),
        .target(
            name: "FDTemplateLayoutCell", dependencies: ["UIKitLayout", "LayoutEngine", "Trapping"],
            // Async functions run on their caller's actor, so code that awaits heights remains on the actor of its
            // table.
            swiftSettings: views + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
        .target(
            name: "InterfaceBuilder",
            dependencies: [
                "UIKitLayout", "ImageFiles", "FileSearch", "Locking", "CTemplateLayoutExpat", "Trapping", "UIKitFacts",
            ],
            swiftSettings: views),
        .target(name: "LayoutSnapshots", dependencies: ["UIKitLayout"], swiftSettings: views),
        .target(name: "QuartzCore", dependencies: ["UIKitLayout"], swiftSettings: views),
        .target(name: "CoreGraphics", dependencies: ["UIKitLayout"], swiftSettings: views),
        .target(name: "ObjectiveC", dependencies: ["UIKitLayout"], swiftSettings: views),
        .target(name: "UnifiedLogging"),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "MobileCoreServices", dependencies: ["UIKitLayout", "UniformTypeIdentifiers"]),
        .target(name: "VectorFunctions"),
        .target(
            name: "UIKit",
            dependencies: [
                "UIKitLayout", "QuartzCore", "CoreGraphics", "ObjectiveC", "FileSearch", "Locking", "Trapping",
                .target(name: "InterfaceBuilder", condition: .when(traits: ["InterfaceFiles"])),
            ],
            swiftSettings: views),
        .target(
            name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], path: "Sources/SwiftTesting/CoreGraphics",
            swiftSettings: views),
        .target(
            name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/SwiftTesting/UIKit", swiftSettings: views),
        .executableTarget(
            name: "fdlayout",
            dependencies: [
                "FDTemplateLayoutCell", "InterfaceBuilder", "UIKitLayout", "Graphics2D", "TextLayout", "FileSearch",
                "Locking", "UIKitFacts", "CTemplateRows",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
            ],
            // The parts of the report's page, as constants of the module.
            resources: [
                .embedInCode("Report/Page/report.css"), .embedInCode("Report/Page/report.js"),
                .embedInCode("Report/Page/report-begin.html"), .embedInCode("Report/Page/report-end.html"),
            ]),

        // The program that the tests of traps run. It is built for release, so that the tests see the messages that
        // users of a release build see. UIKitLayout is listed although UIKit re-exports it, because builds follow only
        // direct dependencies.
        .executableTarget(
            name: "TrapProbe", dependencies: ["UIKit", "UIKitLayout", "FDTemplateLayoutCell"], path: "Tests/TrapProbe",
            swiftSettings: views),

        // Programs whose cells call models that are bound to the main actor: in both language modes, and with and
        // without the main actor as the module's default isolation, which Xcode 26 sets for new apps. The programs are
        // empty without the trait `MainActorViews`.
        mainActorProbe("MainActorProbe", [.swiftLanguageMode(.v6)]),
        mainActorProbe("MainActorProbe5", [.swiftLanguageMode(.v5)]),
        mainActorProbe("MainActorAppProbe", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
        mainActorProbe("MainActorAppProbe5", [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),

        .testTarget(name: "FileSearchTests", dependencies: ["FileSearch"]),
        .testTarget(name: "UIKitFactsTests", dependencies: ["UIKitFacts"]),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"]),
        .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "CTemplateLayoutPango"]),
        .testTarget(
            name: "UIKitLayoutTests", dependencies: ["UIKitLayout", "TextLayout", "Locking"], swiftSettings: views),
        .testTarget(
            name: "FDTemplateLayoutCellTests",
            dependencies: ["FDTemplateLayoutCell", "UIKitLayout", "Locking", "TrapProbe"],
            swiftSettings: views),
        .testTarget(
            name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "FDTemplateLayoutCell", "UIKitFacts"],
            exclude: ["Resources"], swiftSettings: views),
        // Cells and layout libraries in the style of iOS sources, in Swift 5 mode, which most iOS sources use.
        .target(
            name: "UnmodifiedSources",
            dependencies: ["UIKit", "QuartzCore", "ObjectiveC", "UIKitLayout", "UnifiedLogging"],
            path: "Tests/UnmodifiedSources", swiftSettings: views + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UnmodifiedSources", "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "UIKitLayout",
                "_Testing_CoreGraphics", "_Testing_UIKit", "UnifiedLogging", "UniformTypeIdentifiers",
                "MobileCoreServices", "VectorFunctions", "FDTemplateLayoutCell", "TextLayout",
            ],
            swiftSettings: views + [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "LayoutSnapshotsTests", dependencies: ["LayoutSnapshots", "UIKitLayout"],
            exclude: ["LayoutSnapshots"], swiftSettings: views),
        // These tests run the release build of fdlayout, which building the tests does not create.
        .testTarget(
            name: "fdlayoutTests",
            dependencies: [
                "CTemplateCell", "CTemplateLayoutGLib", "FDTemplateLayoutCell", "Graphics2D", "ImageFiles",
                "UIKitLayout",
            ], exclude: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu11,
    cxxLanguageStandard: .cxx17
)
