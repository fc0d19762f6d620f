// Re-exports geometry, colours, paths and graphics contexts for iOS sources that import CoreGraphics.

@_exported import Foundation
@_exported import UIKitLayout
