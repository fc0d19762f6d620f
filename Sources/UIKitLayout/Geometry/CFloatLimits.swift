// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The greatest finite number of the type, under its name in C, which sources take for a length without bound.
public let MAXFLOAT = Float.greatestFiniteMagnitude
