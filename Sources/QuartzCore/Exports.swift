// What iOS sources find when they import QuartzCore: the layers and animations of the view layer.

@_exported import Foundation
@_exported import UIKitLayout
