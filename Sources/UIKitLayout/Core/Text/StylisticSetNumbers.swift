import Foundation

// The numbers of the stylistic sets of fonts, as in Apple's font format.

/// The feature type of stylistic sets.
public nonisolated let kStylisticAlternativesType = 35
/// The setting without stylistic sets.
public nonisolated let kNoStylisticAlternatesSelector = 0
/// The setting that applies stylistic set 1.
public nonisolated let kStylisticAltOneOnSelector = 2
/// The setting that does not apply stylistic set 1.
public nonisolated let kStylisticAltOneOffSelector = 3
/// The setting that applies stylistic set 2.
public nonisolated let kStylisticAltTwoOnSelector = 4
/// The setting that does not apply stylistic set 2.
public nonisolated let kStylisticAltTwoOffSelector = 5
/// The setting that applies stylistic set 3.
public nonisolated let kStylisticAltThreeOnSelector = 6
/// The setting that does not apply stylistic set 3.
public nonisolated let kStylisticAltThreeOffSelector = 7
/// The setting that applies stylistic set 4.
public nonisolated let kStylisticAltFourOnSelector = 8
/// The setting that does not apply stylistic set 4.
public nonisolated let kStylisticAltFourOffSelector = 9
/// The setting that applies stylistic set 5.
public nonisolated let kStylisticAltFiveOnSelector = 10
/// The setting that does not apply stylistic set 5.
public nonisolated let kStylisticAltFiveOffSelector = 11
/// The setting that applies stylistic set 6.
public nonisolated let kStylisticAltSixOnSelector = 12
/// The setting that does not apply stylistic set 6.
public nonisolated let kStylisticAltSixOffSelector = 13
/// The setting that applies stylistic set 7.
public nonisolated let kStylisticAltSevenOnSelector = 14
/// The setting that does not apply stylistic set 7.
public nonisolated let kStylisticAltSevenOffSelector = 15
/// The setting that applies stylistic set 8.
public nonisolated let kStylisticAltEightOnSelector = 16
/// The setting that does not apply stylistic set 8.
public nonisolated let kStylisticAltEightOffSelector = 17
/// The setting that applies stylistic set 9.
public nonisolated let kStylisticAltNineOnSelector = 18
/// The setting that does not apply stylistic set 9.
public nonisolated let kStylisticAltNineOffSelector = 19
/// The setting that applies stylistic set 10.
public nonisolated let kStylisticAltTenOnSelector = 20
/// The setting that does not apply stylistic set 10.
public nonisolated let kStylisticAltTenOffSelector = 21
/// The setting that applies stylistic set 11.
public nonisolated let kStylisticAltElevenOnSelector = 22
/// The setting that does not apply stylistic set 11.
public nonisolated let kStylisticAltElevenOffSelector = 23
/// The setting that applies stylistic set 12.
public nonisolated let kStylisticAltTwelveOnSelector = 24
/// The setting that does not apply stylistic set 12.
public nonisolated let kStylisticAltTwelveOffSelector = 25
/// The setting that applies stylistic set 13.
public nonisolated let kStylisticAltThirteenOnSelector = 26
/// The setting that does not apply stylistic set 13.
public nonisolated let kStylisticAltThirteenOffSelector = 27
/// The setting that applies stylistic set 14.
public nonisolated let kStylisticAltFourteenOnSelector = 28
/// The setting that does not apply stylistic set 14.
public nonisolated let kStylisticAltFourteenOffSelector = 29
/// The setting that applies stylistic set 15.
public nonisolated let kStylisticAltFifteenOnSelector = 30
/// The setting that does not apply stylistic set 15.
public nonisolated let kStylisticAltFifteenOffSelector = 31
/// The setting that applies stylistic set 16.
public nonisolated let kStylisticAltSixteenOnSelector = 32
/// The setting that does not apply stylistic set 16.
public nonisolated let kStylisticAltSixteenOffSelector = 33
/// The setting that applies stylistic set 17.
public nonisolated let kStylisticAltSeventeenOnSelector = 34
/// The setting that does not apply stylistic set 17.
public nonisolated let kStylisticAltSeventeenOffSelector = 35
/// The setting that applies stylistic set 18.
public nonisolated let kStylisticAltEighteenOnSelector = 36
/// The setting that does not apply stylistic set 18.
public nonisolated let kStylisticAltEighteenOffSelector = 37
/// The setting that applies stylistic set 19.
public nonisolated let kStylisticAltNineteenOnSelector = 38
/// The setting that does not apply stylistic set 19.
public nonisolated let kStylisticAltNineteenOffSelector = 39
/// The setting that applies stylistic set 20.
public nonisolated let kStylisticAltTwentyOnSelector = 40
/// The setting that does not apply stylistic set 20.
public nonisolated let kStylisticAltTwentyOffSelector = 41
