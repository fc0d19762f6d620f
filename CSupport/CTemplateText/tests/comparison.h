/* comparison.h: compares text measured by the library with Pango's layout. */
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
  guint64         n_pairs;      /* pairs of a text and a width that were compared */
  guint64         n_remembered; /* pairs that were measured from cached words */
  guint64         n_disagreements;
} Comparison;

Comparison *comparison_new (gsize cache_size);
void        comparison_free (Comparison *self);
guint       comparison_add_font (Comparison *self, const char *family, double points);
gboolean    comparison_check (Comparison *self, guint font, const char *text, int width);

#endif /* COMPARISON_H */
