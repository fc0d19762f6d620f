/* tl-no-typeface.c: takes the place of tl-typeface.c in a library without the tables of advances
 * (TL_WITHOUT_ADVANCES): no typeface is known, so text has the advances of the fonts that are installed. */
#include "typefaces/tl-typeface.h"

#ifdef TL_WITHOUT_ADVANCES

/* Whether the advances of the typeface that @font names are known: never. */
gboolean
tl_typeface_is_known (const TlFontDescription *font)
{
  (void)font;
  return FALSE;
}

/* No character has a column. */
guint
tl_typeface_find_column (gunichar character)
{
  (void)character;
  return N_CHARACTERS;
}

/* Is not called, since no typeface is known. */
double
tl_typeface_get_advance (const TlFontDescription *font, gunichar character)
{
  (void)font;
  (void)character;
  g_return_val_if_reached (0.0);
}

/* Is not called, since no typeface is known. */
double
tl_typeface_get_tracking (const TlFontDescription *font)
{
  (void)font;
  g_return_val_if_reached (0.0);
}

/* Is not called, since no typeface is known. */
TlKerningTable *
tl_typeface_get_kerning (const TlFontDescription *font)
{
  (void)font;
  g_return_val_if_reached (NULL);
}

#endif /* TL_WITHOUT_ADVANCES */
