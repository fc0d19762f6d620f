/* tl-font-description.h: a font by family, size and style, and how high its lines are. */
#ifndef TL_FONT_DESCRIPTION_H
#define TL_FONT_DESCRIPTION_H

#if !defined(TEMPLATETEXT_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatetext.h> can be included directly."
#endif

#include <pango/pango.h>

/* The library is compiled with hidden visibility; what carries this mark is the public interface. */
#ifndef TL_PUBLIC
#define TL_PUBLIC extern __attribute__ ((visibility ("default")))
#endif

G_BEGIN_DECLS

/**
 * TL_DEFAULT_POINT_SIZE:
 *
 * The size, in points, of fonts whose size is zero, negative or not finite, as in UIKit and Core Text.
 */
#define TL_DEFAULT_POINT_SIZE 12.0

/**
 * TL_GREATEST_POINT_SIZE:
 *
 * The greatest size, in points, that text is measured in; larger fonts are measured in this size.
 */
#define TL_GREATEST_POINT_SIZE 2000.0

/**
 * TL_NO_FONT:
 *
 * The number that stands for no font.
 */
#define TL_NO_FONT G_MAXUINT

/**
 * TlLineHeight:
 * @TL_LINE_HEIGHT_OF_LINE: the highest font of each line, as in a #PangoLayout
 * @TL_LINE_HEIGHT_OF_FONT: the font's own ascender and descender, even where characters come from other fonts
 * @TL_LINE_HEIGHT_PROPORTIONAL: fixed proportions of the point size
 *
 * Where the height of lines comes from.
 */
typedef enum
{
  TL_LINE_HEIGHT_OF_LINE,
  TL_LINE_HEIGHT_OF_FONT,
  TL_LINE_HEIGHT_PROPORTIONAL
} TlLineHeight;

/**
 * TlFontDescription:
 * @family: the family, as fontconfig knows it; not owned
 * @point_size: the size in points; see %TL_DEFAULT_POINT_SIZE and %TL_GREATEST_POINT_SIZE
 * @weight: the weight as in CSS, 1 to 1000, where 400 is regular; other values are clamped
 * @is_italic: whether the font slopes
 * @tracking: what is added to the width of each character, in points
 * @line_height: where the height of lines comes from
 * @ascender: with %TL_LINE_HEIGHT_PROPORTIONAL, from the baseline to a line's top, per point of size
 * @descender: the same to its bottom, a positive number
 *
 * A font to measure text in. The caller owns it; functions that keep it copy it. A font that is not installed
 * is no error: fontconfig chooses another one when text is measured.
 */
typedef struct
{
  const char  *family;
  double       point_size;
  int          weight;
  gboolean     is_italic;
  double       tracking;
  TlLineHeight line_height;
  double       ascender;
  double       descender;
} TlFontDescription;

/**
 * tl_font_description_init_system:
 * @self: (out caller-allocates): the description
 * @point_size: the size in points
 * @weight: the weight as in CSS; 400 is regular
 * @is_italic: whether the font slopes
 *
 * Describes the system font: the glyphs of Inter, the closest free design, with San Francisco's line height.
 * The family is static; nothing has to be freed. Constant time.
 */
TL_PUBLIC void
tl_font_description_init_system (TlFontDescription *self, double point_size, int weight, gboolean is_italic);

/**
 * tl_font_description_get_point_size:
 * @self: a description
 *
 * Gets the size that text is measured in. Constant time.
 *
 * Returns: the size in points: %TL_DEFAULT_POINT_SIZE for sizes that are zero, negative or not finite, at
 * most %TL_GREATEST_POINT_SIZE
 */
TL_PUBLIC double tl_font_description_get_point_size (const TlFontDescription *self);

/**
 * tl_font_description_get_letter_spacing:
 * @self: a description
 *
 * Gets the tracking in Pango's unit. Constant time.
 *
 * Returns: the tracking in Pango units, at most %TL_GREATEST_POINT_SIZE points in either direction; 0 if it
 * is not a number
 */
TL_PUBLIC int tl_font_description_get_letter_spacing (const TlFontDescription *self);

/**
 * tl_font_description_to_pango:
 * @self: a description, with a family
 *
 * Converts a description for Pango, without its tracking. The size is absolute (see
 * pango_font_description_set_absolute_size()), at least one Pango unit. Constant time.
 *
 * Returns: (transfer full) (nullable): Pango's description, to be freed with pango_font_description_free();
 * %NULL, with a critical message, if there is no family
 */
TL_PUBLIC PangoFontDescription *tl_font_description_to_pango (const TlFontDescription *self);

G_END_DECLS

#endif /* TL_FONT_DESCRIPTION_H */
