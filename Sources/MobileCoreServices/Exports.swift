// Re-exports what iOS sources get when they import MobileCoreServices.

@_exported import Foundation

@_exported import typealias UIKitLayout.CFString
