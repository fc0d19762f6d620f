// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The largest finite number of the type `Float`. An animation with this number of repetitions runs without end.
public nonisolated let HUGE = Float.greatestFiniteMagnitude
