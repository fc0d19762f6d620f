/* comparison.h: text measured by the library and laid out by Pango, side by side. */
#ifndef COMPARISON_H
#define COMPARISON_H

#include <pango/pangocairo.h>
#include <templatetext.h>

/* A measurer and a layout in the same fonts. */
typedef struct
{
  PangoFontMap   *font_map;
  PangoContext   *context;
  PangoLayout    *layout;
  TlTextMeasurer *measurer;
  GPtrArray      *fonts;        /* PangoFontDescription */
  guint64         n_pairs;      /* texts and widths that were compared */
  guint64         n_remembered; /* of them, those that were measured by remembered words */
  guint64         n_disagreements;
} Comparison;

Comparison *comparison_new (gsize cache_size);
void        comparison_free (Comparison *self);
guint       comparison_add_font (Comparison *self, const char *family, double points);
gboolean    comparison_check (Comparison *self, guint font, const char *text, int width);

#endif /* COMPARISON_H */
