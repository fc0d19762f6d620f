// The module that the compiler imports where a file imports both Testing and CoreGraphics. Apple's toolchains contain it
// for attachments of images; without a module of this name no such file compiles.

@_exported import CoreGraphics
