import Foundation

// The numbers of typographic features and their settings, which font descriptors contain; as in Apple's font format.

/// The feature type of all typographic features.
public nonisolated let kAllTypographicFeaturesType = 0
/// The setting “all type features on” of all typographic features.
public nonisolated let kAllTypeFeaturesOnSelector = 0
/// The setting “all type features off” of all typographic features.
public nonisolated let kAllTypeFeaturesOffSelector = 1

/// The feature type of ligatures.
public nonisolated let kLigaturesType = 1
/// The setting “common ligatures on” of ligatures.
public nonisolated let kCommonLigaturesOnSelector = 2
/// The setting “common ligatures off” of ligatures.
public nonisolated let kCommonLigaturesOffSelector = 3
/// The setting “rare ligatures on” of ligatures.
public nonisolated let kRareLigaturesOnSelector = 4
/// The setting “rare ligatures off” of ligatures.
public nonisolated let kRareLigaturesOffSelector = 5
/// The setting “contextual ligatures on” of ligatures.
public nonisolated let kContextualLigaturesOnSelector = 18
/// The setting “contextual ligatures off” of ligatures.
public nonisolated let kContextualLigaturesOffSelector = 19
/// The setting “historical ligatures on” of ligatures.
public nonisolated let kHistoricalLigaturesOnSelector = 20
/// The setting “historical ligatures off” of ligatures.
public nonisolated let kHistoricalLigaturesOffSelector = 21

/// The feature type of the widths of figures.
public nonisolated let kNumberSpacingType = 6
/// The setting “monospaced numbers” of the widths of figures.
public nonisolated let kMonospacedNumbersSelector = 0
/// The setting “proportional numbers” of the widths of figures.
public nonisolated let kProportionalNumbersSelector = 1
/// The setting “third width numbers” of the widths of figures.
public nonisolated let kThirdWidthNumbersSelector = 2
/// The setting “quarter width numbers” of the widths of figures.
public nonisolated let kQuarterWidthNumbersSelector = 3

/// The feature type of the vertical position.
public nonisolated let kVerticalPositionType = 10
/// The setting “normal position” of the vertical position.
public nonisolated let kNormalPositionSelector = 0
/// The setting “superiors” of the vertical position.
public nonisolated let kSuperiorsSelector = 1
/// The setting “inferiors” of the vertical position.
public nonisolated let kInferiorsSelector = 2
/// The setting “ordinals” of the vertical position.
public nonisolated let kOrdinalsSelector = 3
/// The setting “scientific inferiors” of the vertical position.
public nonisolated let kScientificInferiorsSelector = 4

/// The feature type of fractions.
public nonisolated let kFractionsType = 11
/// The setting “no fractions” of fractions.
public nonisolated let kNoFractionsSelector = 0
/// The setting “vertical fractions” of fractions.
public nonisolated let kVerticalFractionsSelector = 1
/// The setting “diagonal fractions” of fractions.
public nonisolated let kDiagonalFractionsSelector = 2

/// The feature type of additional shapes of signs.
public nonisolated let kTypographicExtrasType = 14
/// The setting “slashed zero on” of additional shapes of signs.
public nonisolated let kSlashedZeroOnSelector = 4
/// The setting “slashed zero off” of additional shapes of signs.
public nonisolated let kSlashedZeroOffSelector = 5

/// The feature type of alternative characters.
public nonisolated let kCharacterAlternativesType = 17
/// The setting “no alternates” of alternative characters.
public nonisolated let kNoAlternatesSelector = 0

/// The feature type of the shapes of figures.
public nonisolated let kNumberCaseType = 21
/// The setting “lower case numbers” of the shapes of figures.
public nonisolated let kLowerCaseNumbersSelector = 0
/// The setting “upper case numbers” of the shapes of figures.
public nonisolated let kUpperCaseNumbersSelector = 1

/// The feature type of the widths of characters.
public nonisolated let kTextSpacingType = 22
/// The setting “proportional text” of the widths of characters.
public nonisolated let kProportionalTextSelector = 0
/// The setting “monospaced text” of the widths of characters.
public nonisolated let kMonospacedTextSelector = 1
/// The setting “half width text” of the widths of characters.
public nonisolated let kHalfWidthTextSelector = 2

/// The feature type of signs beside capital letters.
public nonisolated let kCaseSensitiveLayoutType = 33
/// The setting “case sensitive layout on” of signs beside capital letters.
public nonisolated let kCaseSensitiveLayoutOnSelector = 0
/// The setting “case sensitive layout off” of signs beside capital letters.
public nonisolated let kCaseSensitiveLayoutOffSelector = 1
/// The setting “case sensitive spacing on” of signs beside capital letters.
public nonisolated let kCaseSensitiveSpacingOnSelector = 2
/// The setting “case sensitive spacing off” of signs beside capital letters.
public nonisolated let kCaseSensitiveSpacingOffSelector = 3

/// The feature type of contextual alternates.
public nonisolated let kContextualAlternatesType = 36
/// The setting “contextual alternates on” of contextual alternates.
public nonisolated let kContextualAlternatesOnSelector = 0
/// The setting “contextual alternates off” of contextual alternates.
public nonisolated let kContextualAlternatesOffSelector = 1
/// The setting “swash alternates on” of contextual alternates.
public nonisolated let kSwashAlternatesOnSelector = 2
/// The setting “swash alternates off” of contextual alternates.
public nonisolated let kSwashAlternatesOffSelector = 3
/// The setting “contextual swash alternates on” of contextual alternates.
public nonisolated let kContextualSwashAlternatesOnSelector = 4
/// The setting “contextual swash alternates off” of contextual alternates.
public nonisolated let kContextualSwashAlternatesOffSelector = 5

/// The feature type of lowercase letters.
public nonisolated let kLowerCaseType = 37
/// The setting “default lower case” of lowercase letters.
public nonisolated let kDefaultLowerCaseSelector = 0
/// The setting “lower case small caps” of lowercase letters.
public nonisolated let kLowerCaseSmallCapsSelector = 1
/// The setting “lower case petite caps” of lowercase letters.
public nonisolated let kLowerCasePetiteCapsSelector = 2

/// The feature type of capital letters.
public nonisolated let kUpperCaseType = 38
/// The setting “default upper case” of capital letters.
public nonisolated let kDefaultUpperCaseSelector = 0
/// The setting “upper case small caps” of capital letters.
public nonisolated let kUpperCaseSmallCapsSelector = 1
/// The setting “upper case petite caps” of capital letters.
public nonisolated let kUpperCasePetiteCapsSelector = 2
