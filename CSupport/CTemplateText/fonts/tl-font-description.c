#include <math.h>

#include "templatetext/tl-font-description.h"

/* San Francisco's published proportions, per point of size; it has no leading. */
#define SAN_FRANCISCO_ASCENDER 0.952148
#define SAN_FRANCISCO_DESCENDER 0.241211

/**
 * tl_font_description_init_system:
 * @self: (out caller-allocates): the description
 * @point_size: the size in points
 * @weight: as CSS counts it, 100 to 900; 400 is regular
 * @is_italic: whether the font slopes
 *
 * Describes the system font: San Francisco's lines over the glyphs of Inter, the closest free design. The
 * family is static; nothing has to be freed.
 */
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
                               .descender = SAN_FRANCISCO_DESCENDER };
}

/**
 * tl_font_description_get_point_size:
 * @self: a description
 *
 * Gets the size that text is measured in.
 *
 * Returns: the size in points: %TL_DEFAULT_POINT_SIZE for sizes that are zero, negative or no finite number,
 * at most %TL_GREATEST_POINT_SIZE
 */
double
tl_font_description_get_point_size (const TlFontDescription *self)
{
  g_return_val_if_fail (self != NULL, TL_DEFAULT_POINT_SIZE);

  if (!isfinite (self->point_size) || self->point_size <= 0.0)
    return TL_DEFAULT_POINT_SIZE;
  return MIN (self->point_size, TL_GREATEST_POINT_SIZE);
}

/**
 * tl_font_description_get_letter_spacing:
 * @self: a description
 *
 * Gets the tracking as Pango has it.
 *
 * Returns: the tracking in Pango units, at most %TL_GREATEST_POINT_SIZE in either direction; 0 if it is no
 * number
 */
int
tl_font_description_get_letter_spacing (const TlFontDescription *self)
{
  double units;

  g_return_val_if_fail (self != NULL, 0);

  if (isnan (self->tracking))
    return 0;
  units = CLAMP (self->tracking, -TL_GREATEST_POINT_SIZE, TL_GREATEST_POINT_SIZE) * PANGO_SCALE;
  return (int)(units < 0.0 ? units - 0.5 : units + 0.5);
}

/**
 * tl_font_description_to_pango:
 * @self: a description, with a family
 *
 * Describes a font to Pango, without its tracking. The size is absolute, at least one Pango unit.
 *
 * Returns: (transfer full): Pango's description, to be freed with pango_font_description_free()
 */
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
