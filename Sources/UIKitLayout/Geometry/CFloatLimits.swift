// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The greatest finite `Float`, under its name in C. Sources for iOS use it as an unlimited length.
public let MAXFLOAT = Float.greatestFiniteMagnitude
