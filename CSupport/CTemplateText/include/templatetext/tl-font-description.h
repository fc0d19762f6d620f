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

/* The size of fonts whose size is zero, negative or no number, as UIKit and Core Text have it; points. */
#define TL_DEFAULT_POINT_SIZE 12.0
/* Larger fonts are measured in this size; points. */
#define TL_GREATEST_POINT_SIZE 2000.0
/* The number of no font. */
#define TL_NO_FONT G_MAXUINT

/**
 * TlLineHeight:
 * @TL_LINE_HEIGHT_OF_LINE: the highest of the line's fonts, as a #PangoLayout has it
 * @TL_LINE_HEIGHT_OF_FONT: the font's own ascender and descender, whatever fonts other characters are taken from
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
 * @family: the family, as fontconfig knows it
 * @point_size: the size in points; see %TL_DEFAULT_POINT_SIZE and %TL_GREATEST_POINT_SIZE
 * @weight: as CSS counts it, 100 to 900
 * @is_italic: whether the font slopes
 * @tracking: what is added to the width of each character, in points
 * @line_height: where the height of lines comes from
 * @ascender: with %TL_LINE_HEIGHT_PROPORTIONAL, from the baseline to a line's top, per point of size
 * @descender: the same to its bottom, a positive number
 *
 * A font to measure text in. Whether it is installed shows only then: fontconfig names another where it is not.
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

TL_PUBLIC void tl_font_description_init_system (TlFontDescription *self, double point_size, int weight,
                                                gboolean is_italic);
TL_PUBLIC double tl_font_description_get_point_size (const TlFontDescription *self);
TL_PUBLIC int tl_font_description_get_letter_spacing (const TlFontDescription *self);
TL_PUBLIC PangoFontDescription *tl_font_description_to_pango (const TlFontDescription *self);

G_END_DECLS

#endif /* TL_FONT_DESCRIPTION_H */
