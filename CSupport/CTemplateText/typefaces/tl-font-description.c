/* tl-font-description.c: the system font's metrics, the comparison of descriptions, and their conversion for
 * Pango. */
#include <math.h>
#include <string.h>

#include "templatetext/tl-font-description.h"

/* San Francisco's published proportions, per point of size; its leading is 0. */
#define SAN_FRANCISCO_ASCENDER 0.952148
#define SAN_FRANCISCO_DESCENDER 0.241211

void
tl_font_description_init_system (TlFontDescription *self, double point_size, int weight, gboolean is_italic)
{
  g_return_if_fail (self != NULL);

  *self = (TlFontDescription){ .family = "Inter",
                               .point_size = point_size,
                               .weight = weight,
                               .is_italic = is_italic,
                               .line_height = TL_LINE_HEIGHT_PROPORTIONAL,
                               .ascender = SAN_FRANCISCO_ASCENDER,
                               .descender = SAN_FRANCISCO_DESCENDER,
                               .glyph_widths = TL_GLYPH_WIDTHS_SAN_FRANCISCO };
}

/* The bit pattern of a number; 0 for zero of either sign and for NaN. */
static guint64
bits_of (double number)
{
  guint64 bits;

  if (number == 0.0 || isnan (number))
    number = 0.0;
  memcpy (&bits, &number, sizeof bits);
  return bits;
}

gboolean
tl_font_description_equal (const TlFontDescription *self, const TlFontDescription *other)
{
  g_return_val_if_fail (self != NULL && self->family != NULL, FALSE);
  g_return_val_if_fail (other != NULL && other->family != NULL, FALSE);

  return bits_of (self->point_size) == bits_of (other->point_size) && self->weight == other->weight
         && self->is_italic == other->is_italic && bits_of (self->tracking) == bits_of (other->tracking)
         && self->line_height == other->line_height && self->glyph_widths == other->glyph_widths
         && bits_of (self->ascender) == bits_of (other->ascender)
         && bits_of (self->descender) == bits_of (other->descender)
         && strcmp (self->family, other->family) == 0;
}

guint
tl_font_description_hash (const TlFontDescription *self)
{
  guint64 hash;

  g_return_val_if_fail (self != NULL && self->family != NULL, 0);

  hash = bits_of (self->point_size) ^ bits_of (self->tracking) * 3 ^ bits_of (self->ascender) * 5
         ^ (guint64)self->glyph_widths * 7;
  hash = (hash ^ ((guint64)(guint)self->weight << 8) ^ (guint)self->is_italic) * 0xff51afd7ed558ccdu;
  return (guint)(hash ^ hash >> 32) ^ g_str_hash (self->family);
}

double
tl_font_description_get_point_size (const TlFontDescription *self)
{
  g_return_val_if_fail (self != NULL, TL_DEFAULT_POINT_SIZE);

  if (!isfinite (self->point_size) || self->point_size <= 0.0)
    return TL_DEFAULT_POINT_SIZE;
  return MIN (self->point_size, TL_POINT_SIZE_MAX);
}

int
tl_font_description_get_letter_spacing (const TlFontDescription *self)
{
  double units;

  g_return_val_if_fail (self != NULL, 0);

  if (isnan (self->tracking))
    return 0;
  units = CLAMP (self->tracking, -TL_POINT_SIZE_MAX, TL_POINT_SIZE_MAX) * PANGO_SCALE;
  return (int)(units < 0.0 ? units - 0.5 : units + 0.5);
}

PangoFontDescription *
tl_font_description_to_pango (const TlFontDescription *self)
{
  PangoFontDescription *description;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (self->family != NULL, NULL);

  description = pango_font_description_new ();
  pango_font_description_set_family (description, self->family);
  pango_font_description_set_absolute_size (
    description, MAX (tl_font_description_get_point_size (self) * PANGO_SCALE, 1.0));
  pango_font_description_set_weight (description, (PangoWeight)CLAMP (self->weight, 1, 1000));
  if (self->is_italic)
    pango_font_description_set_style (description, PANGO_STYLE_ITALIC);
  return description;
}

char *
tl_font_description_find_family (const TlFontDescription *self, PangoContext *context)
{
  PangoFontDescription *wanted, *found;
  PangoFont            *font;
  char                 *family;

  g_return_val_if_fail (self != NULL && self->family != NULL, NULL);
  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);
  wanted = tl_font_description_to_pango (self);
  font = pango_context_load_font (context, wanted);
  pango_font_description_free (wanted);
  if (font == NULL)
    return NULL;
  found = pango_font_describe (font);
  family = g_strdup (pango_font_description_get_family (found));
  pango_font_description_free (found);
  g_object_unref (font);
  return family;
}
