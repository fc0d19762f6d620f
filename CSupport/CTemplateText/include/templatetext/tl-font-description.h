/* tl-font-description.h: describes a font by family, size and style, with the sources of its line height and
 * of its glyph advances. */
#ifndef TL_FONT_DESCRIPTION_H
#define TL_FONT_DESCRIPTION_H

#if !defined(TEMPLATETEXT_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatetext.h> can be included directly."
#endif

#include <pango/pango.h>

/* The library is compiled with hidden visibility; this macro marks the public interface. */
#ifndef TL_PUBLIC
#define TL_PUBLIC extern __attribute__ ((visibility ("default")))
#endif

/* In the library, products and sums are not contracted, as in templatelayout/tl-macros.h. */
#if defined(TL_COMPILATION) && defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

G_BEGIN_DECLS

/**
 * TL_DEFAULT_POINT_SIZE:
 *
 * The size, in points, that replaces a given size that is zero, negative or not finite, as in UIKit and Core
 * Text.
 */
#define TL_DEFAULT_POINT_SIZE 12.0

/**
 * TL_POINT_SIZE_MAX:
 *
 * The largest size, in points, that text is measured in; larger sizes are clamped to it.
 */
#define TL_POINT_SIZE_MAX 2000.0

/**
 * TL_GREATEST_POINT_SIZE:
 *
 * The former name of %TL_POINT_SIZE_MAX; it will be removed after one version.
 */
#define TL_GREATEST_POINT_SIZE TL_POINT_SIZE_MAX

/**
 * TL_NO_FONT:
 *
 * The font number that represents the absence of a font.
 */
#define TL_NO_FONT G_MAXUINT

/**
 * TlLineHeight:
 * @TL_LINE_HEIGHT_OF_LINE: the height of the tallest font on each line, as in a #PangoLayout
 * @TL_LINE_HEIGHT_OF_FONT: the sum of the font's own ascender and descender, even on lines with characters
 * from fallback fonts; both are read from the font's horizontal header (the OpenType table hhea), as on
 * Apple's systems
 * @TL_LINE_HEIGHT_PROPORTIONAL: a fixed proportion of the point size, given by @ascender and @descender of
 * #TlFontDescription
 *
 * How the height of a line is determined.
 */
typedef enum
{
  TL_LINE_HEIGHT_OF_LINE,
  TL_LINE_HEIGHT_OF_FONT,
  TL_LINE_HEIGHT_PROPORTIONAL
} TlLineHeight;

/**
 * TlGlyphWidths:
 * @TL_GLYPH_WIDTHS_OF_FONT: the font's own advances
 * @TL_GLYPH_WIDTHS_SAN_FRANCISCO: the advances and tracking of San Francisco, the system font of Apple's
 * systems, as of iOS 14 and later; the description's family names the font that substitutes for San Francisco
 * @TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11: the advances and tracking of San Francisco as of iOS 11 to 13
 * @TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_9: the advances and tracking of San Francisco as of iOS 9 and 10
 * @TL_GLYPH_WIDTHS_HELVETICA_NEUE: the advances of Helvetica Neue
 * @TL_GLYPH_WIDTHS_AVENIR_NEXT: the advances of Avenir Next
 *
 * The source of a font's glyph advances. A typeface that may not be redistributed can be replaced by an
 * installed font whose glyphs are given the typeface's advances. In text that Pango lays out (see
 * tl_text_measurer_measure()), the difference between the two fonts' advances is averaged over the text and
 * applied as letter spacing.
 */
typedef enum
{
  TL_GLYPH_WIDTHS_OF_FONT,
  TL_GLYPH_WIDTHS_SAN_FRANCISCO,
  TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11,
  TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_9,
  TL_GLYPH_WIDTHS_HELVETICA_NEUE,
  TL_GLYPH_WIDTHS_AVENIR_NEXT
} TlGlyphWidths;

/**
 * TlFontDescription:
 * @family: the family name, as fontconfig knows it; not owned
 * @point_size: the size in points; see %TL_DEFAULT_POINT_SIZE and %TL_POINT_SIZE_MAX
 * @weight: the weight as in CSS, 1 to 1000, where 400 is regular; values outside this range are clamped
 * @is_italic: whether the font is italic
 * @tracking: the space added to the advance of each character, in points
 * @line_height: how the height of a line is determined
 * @ascender: with %TL_LINE_HEIGHT_PROPORTIONAL, the distance from the baseline to the top of a line, per
 * point of font size
 * @descender: with %TL_LINE_HEIGHT_PROPORTIONAL, the distance from the baseline to the bottom of a line, per
 * point of font size; a positive number
 * @glyph_widths: the source of glyph advances; values outside the enumeration are treated as
 * %TL_GLYPH_WIDTHS_OF_FONT
 *
 * A font to measure text in. The caller owns the description; functions that keep a description copy it. A
 * font that is not installed is not an error: fontconfig substitutes another font when text is measured.
 */
typedef struct
{
  const char   *family;
  double        point_size;
  int           weight;
  gboolean      is_italic;
  double        tracking;
  TlLineHeight  line_height;
  double        ascender;
  double        descender;
  TlGlyphWidths glyph_widths;
} TlFontDescription;

/**
 * tl_font_description_init_system:
 * @self: (out caller-allocates): the description
 * @point_size: the size in points
 * @weight: the weight as in CSS; 400 is regular
 * @is_italic: whether the font is italic
 *
 * Initialises a description of the system font: the glyphs of Inter, the closest free design, with San
 * Francisco's advances, tracking and line height. The family is a static string; nothing has to be freed.
 * Constant time.
 */
TL_PUBLIC void
tl_font_description_init_system (TlFontDescription *self, double point_size, int weight, gboolean is_italic);

/**
 * tl_font_description_equal:
 * @self: a description with a family
 * @other: a description with a family
 *
 * Whether all members of two descriptions are equal, with NaN equal to 0. Text has the same size in both
 * fonts. Constant time.
 *
 * Returns: %TRUE if the descriptions are equal
 */
TL_PUBLIC gboolean tl_font_description_equal (const TlFontDescription *self, const TlFontDescription *other);

/**
 * tl_font_description_hash:
 * @self: a description with a family
 *
 * Computes a hash value for tables whose keys are descriptions. Constant time.
 *
 * Returns: a hash value, which is the same for descriptions that are equal by tl_font_description_equal()
 */
TL_PUBLIC guint tl_font_description_hash (const TlFontDescription *self);

/**
 * tl_font_description_get_point_size:
 * @self: a description
 *
 * Gets the size that text is measured in. Constant time.
 *
 * Returns: the size in points: %TL_DEFAULT_POINT_SIZE for sizes that are zero, negative or not finite, at
 * most %TL_POINT_SIZE_MAX
 */
TL_PUBLIC double tl_font_description_get_point_size (const TlFontDescription *self);

/**
 * tl_font_description_get_letter_spacing:
 * @self: a description
 *
 * Gets the tracking in Pango units. Constant time.
 *
 * Returns: the tracking in Pango units, at most %TL_POINT_SIZE_MAX points in either direction; 0 if @tracking
 * is NaN
 */
TL_PUBLIC int tl_font_description_get_letter_spacing (const TlFontDescription *self);

/**
 * tl_font_description_to_pango:
 * @self: a description, with a family
 *
 * Converts a description to a #PangoFontDescription, which does not contain the tracking. The size is
 * absolute (see pango_font_description_set_absolute_size()) and at least one Pango unit. Constant time.
 *
 * Returns: (transfer full) (nullable): Pango's description, to be freed with pango_font_description_free();
 * %NULL, with a critical message, if there is no family
 */
TL_PUBLIC PangoFontDescription *tl_font_description_to_pango (const TlFontDescription *self);

/**
 * tl_font_description_find_family:
 * @self: a description with a family
 * @context: the context whose fonts are searched
 *
 * Finds the family of the font with which text in the font @self is measured. If the family of @self is not
 * installed, the result is the family of the font that fontconfig substitutes, in which text has other sizes.
 * A program whose results depend on a font can compare the result with the family of @self. The first call
 * for a font loads the font.
 *
 * Returns: (transfer full) (nullable): the family, to be freed with g_free(); %NULL if no font is installed
 */
TL_PUBLIC char *tl_font_description_find_family (const TlFontDescription *self, PangoContext *context);

G_END_DECLS

#endif /* TL_FONT_DESCRIPTION_H */
