/* tl-text-styles.h: the fonts that text is measured in, by number and by description.
 *
 * What is found out about fonts is bounded: the fonts that were not used for longest forget it first. Fonts
 * that are found by description are dropped themselves when there are many, and their numbers are used again.
 */
#ifndef TL_TEXT_STYLES_H
#define TL_TEXT_STYLES_H

#include "fonts/tl-text-style.h"
#include "cache/tl-text-cache.h"

G_BEGIN_DECLS

/* How many bytes what is found out about fonts may take. The font in use stays, however much it takes. */
#define TL_MOST_FONT_BYTES (16 << 20)
/* How many fonts are found by description; the last three quarters of them to be used are always there. */
#define TL_MOST_FONTS 1024

typedef struct
{
  PangoContext *context;        /* not owned */
  GPtrArray    *styles;         /* TlTextStyle; owned; NULL for numbers that are free */
  GHashTable   *by_description; /* TlFontDescription → number + 1; owned; keys are the styles' */
  GArray       *free_numbers;   /* guint; owned */
  gsize         n_bytes;        /* what can be forgotten */
  guint64       clock;          /* one more for each use */
} TlTextStyles;

void     tl_text_styles_init (TlTextStyles *self, PangoContext *context);
void     tl_text_styles_clear (TlTextStyles *self);
guint    tl_text_styles_add (TlTextStyles *self, TlTextStyle *style);
guint    tl_text_styles_lookup (TlTextStyles *self, const TlFontDescription *wanted);
gsize    tl_text_styles_get_size (const TlTextStyles *self);
gboolean tl_text_styles_are_many (const TlTextStyles *self);
void     tl_text_styles_update_size (TlTextStyles *self, TlTextStyle *style);
void     tl_text_styles_evict (TlTextStyles *self, TlCache *cache);

/* The style with a number that is used from here on; NULL if there is none. */
static inline TlTextStyle *
tl_text_styles_use (TlTextStyles *self, guint number)
{
  TlTextStyle *style = number < self->styles->len ? g_ptr_array_index (self->styles, number) : NULL;

  if (G_LIKELY (style != NULL))
    style->last_used = ++self->clock;
  return style;
}

G_END_DECLS

#endif /* TL_TEXT_STYLES_H */
