// Geometry, colours, paths and contexts, for iOS sources that import CoreGraphics.

@_exported import Foundation
@_exported import UIKitLayout
