#include "fonts/tl-text-style.h"

TlTextStyle *
tl_text_style_new (PangoContext *context, const PangoFontDescription *description, int letter_spacing)
{
  TlTextStyle *style = g_new0 (TlTextStyle, 1);

  style->context = context;
  style->description = pango_font_description_copy (description);
  style->letter_spacing = letter_spacing;
  return style;
}

void
tl_text_style_free (TlTextStyle *style)
{
  for (guint i = 0; i < TL_N_SCRIPTS; i++)
    if (style->scripts[i] != NULL)
      tl_script_free (style->scripts[i]);
  pango_font_description_free (style->description);
  g_free (style);
}

TlScript *
tl_text_style_get_script (TlTextStyle *style, GUnicodeScript script)
{
  if (G_UNLIKELY (style->scripts[script] == NULL))
    style->scripts[script] = tl_script_new (style->context, style->description, script);
  return style->scripts[script];
}
