// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The greatest finite `Float`, under its name in C, which sources use for an unlimited length.
public let MAXFLOAT = Float.greatestFiniteMagnitude
