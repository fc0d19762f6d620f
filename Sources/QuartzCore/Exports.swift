// Re-exports UIKitLayout's layers and animations for iOS sources that import QuartzCore.

@_exported import Foundation
@_exported import UIKitLayout
