/// The version of iOS whose UIKit is modelled where no file states a version.
package enum SystemVersion {
    /// The version of iOS that views have at run time, in code and in files that are loaded: iOS 17 and 18, as the build
    /// of Xcode that shipped with iOS 17.
    ///
    /// ``VersionedValue`` chooses its row by this build. Values outside such tables are those of the same versions: the
    /// margins of cells (``CellMargins/standard``, iOS 15 to 18), the margins of views and the sizes of symbols.
    package static let atRunTime = XcodeVersion.xcode15
}
