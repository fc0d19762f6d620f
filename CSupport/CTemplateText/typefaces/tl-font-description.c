/* tl-font-description.c: the system font's metrics, and the conversion of descriptions for Pango. */
#include <math.h>

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
