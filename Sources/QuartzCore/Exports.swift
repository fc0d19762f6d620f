// The layers and animations of the view layer, for iOS sources that import QuartzCore.

@_exported import Foundation
@_exported import UIKitLayout
