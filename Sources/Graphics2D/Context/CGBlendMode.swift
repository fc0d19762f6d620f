internal import CTemplateLayoutCairo

/// The formula that combines a drawn colour with the colour that the context already contains.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, plusLighter

    private static let operators: [CGBlendMode: cairo_operator_t] = [
        .normal: CAIRO_OPERATOR_OVER, .multiply: CAIRO_OPERATOR_MULTIPLY, .screen: CAIRO_OPERATOR_SCREEN,
        .overlay: CAIRO_OPERATOR_OVERLAY, .darken: CAIRO_OPERATOR_DARKEN, .lighten: CAIRO_OPERATOR_LIGHTEN,
        .colorDodge: CAIRO_OPERATOR_COLOR_DODGE, .colorBurn: CAIRO_OPERATOR_COLOR_BURN,
        .softLight: CAIRO_OPERATOR_SOFT_LIGHT, .hardLight: CAIRO_OPERATOR_HARD_LIGHT,
        .difference: CAIRO_OPERATOR_DIFFERENCE, .exclusion: CAIRO_OPERATOR_EXCLUSION, .hue: CAIRO_OPERATOR_HSL_HUE,
        .saturation: CAIRO_OPERATOR_HSL_SATURATION, .color: CAIRO_OPERATOR_HSL_COLOR,
        .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY, .clear: CAIRO_OPERATOR_CLEAR, .copy: CAIRO_OPERATOR_SOURCE,
        .sourceIn: CAIRO_OPERATOR_IN, .sourceOut: CAIRO_OPERATOR_OUT, .sourceAtop: CAIRO_OPERATOR_ATOP,
        .destinationOver: CAIRO_OPERATOR_DEST_OVER, .destinationIn: CAIRO_OPERATOR_DEST_IN,
        .destinationOut: CAIRO_OPERATOR_DEST_OUT, .destinationAtop: CAIRO_OPERATOR_DEST_ATOP,
        .xor: CAIRO_OPERATOR_XOR, .plusDarker: CAIRO_OPERATOR_MULTIPLY, .plusLighter: CAIRO_OPERATOR_ADD,
    ]

    /// The operator of cairo for the blend mode. cairo has no operator for ``plusDarker``, which is replaced by
    /// multiplication.
    var cairoOperator: cairo_operator_t { Self.operators[self] ?? CAIRO_OPERATOR_OVER }
}
