/* tl-text-styles.h: the fonts that text is measured in, by number and by description.
 *
 * What is found out about fonts is bounded: the fonts that were not used for longest forget it first. Fonts that are
 * found by description are dropped themselves when there are many, and their numbers are used again. */
#ifndef TL_TEXT_STYLES_H
#define TL_TEXT_STYLES_H

#include "fonts/tl-text-style.h"
#include "words/tl-text-cache.h"

G_BEGIN_DECLS

/* How many bytes what is found out about fonts may take. The font in use stays, however much it takes. */
#define TL_MOST_FONT_BYTES (16 << 20)
/* How many fonts are found by description; the last three quarters of them to be used are always there. */
#define TL_MOST_FONTS 1024

typedef struct
{
  PangoContext *context;         /* not owned */
  GPtrArray    *styles;          /* TlTextStyle; owned; NULL for numbers that are free */
  GHashTable   *by_description;  /* TlFontDescription → number + 1; owned; keys are the styles' */
  GArray       *free_numbers;    /* guint; owned */
  gsize         n_bytes;         /* what can be forgotten */
  guint64       clock;           /* one more for each use */
} TlStyles;

void         tl_styles_init   (TlStyles *self, PangoContext *context);
void         tl_styles_clear  (TlStyles *self);
guint        tl_styles_add    (TlStyles *self, TlTextStyle *style);
guint        tl_styles_lookup (TlStyles *self, const TlFontDescription *wanted);
gsize        tl_styles_get_size (const TlStyles *self);
gboolean     tl_styles_are_many (const TlStyles *self);
void         tl_styles_count  (TlStyles *self, TlTextStyle *style);
void         tl_styles_evict  (TlStyles *self, TlCache *cache);

/* The style with a number that is used from here on; NULL if there is none. */
static inline TlTextStyle *
tl_styles_use (TlStyles *self, guint number)
{
  TlTextStyle *style = number < self->styles->len ? g_ptr_array_index (self->styles, number) : NULL;

  if (G_LIKELY (style != NULL))
    style->last_used = ++self->clock;
  return style;
}

G_END_DECLS

#endif /* TL_TEXT_STYLES_H */
