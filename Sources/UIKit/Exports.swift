// Re-exports the modules that iOS sources get when they import UIKit.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore
@_exported import UIKitLayout

#if InterfaceFiles
    @_exported import InterfaceBuilder
#endif
