// What iOS sources find when they import CoreGraphics: geometry, colours, paths and contexts.

@_exported import Foundation
@_exported import UIKitLayout
