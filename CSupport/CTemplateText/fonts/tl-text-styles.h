/* tl-text-styles.h: the styles that text is measured in, by number and by description.
 *
 * The cached data of all styles is bounded: that of the least recently used styles is dropped first. When
 * there are many styles that are found by description, the least recently used of these styles are freed, and
 * their numbers are reused. */
#ifndef TL_TEXT_STYLES_H
#define TL_TEXT_STYLES_H

#include "fonts/tl-text-style.h"
#include "cache/tl-text-cache.h"

G_BEGIN_DECLS

/* The maximum size of the cached data, in bytes, not counting that of the style in use. */
#define TL_MAX_FONT_BYTES (16 << 20)
/* The maximum number of styles that are found by description; the most recently used three quarters of them
 * are never dropped. */
#define TL_MAX_FONTS 1024

typedef struct
{
  PangoContext *context;        /* the context of all styles; not owned */
  GPtrArray    *styles;         /* TlTextStyle: the styles by number; owned; NULL for free numbers */
  GHashTable   *by_description; /* TlFontDescription → number + 1; owned; the styles own the keys */
  GArray       *free_numbers;   /* guint: the numbers of freed styles; owned */
  gsize         n_bytes;        /* the size of the cached data of all styles, in bytes */
  guint64       clock;          /* the number of uses of styles so far */
  guintptr      serial;         /* a number that no other object has, changed when styles are freed; not 0 */
} TlTextStyles;

void     tl_text_styles_init (TlTextStyles *self, PangoContext *context);
void     tl_text_styles_clear (TlTextStyles *self);
guint    tl_text_styles_add (TlTextStyles *self, TlTextStyle *style);
guint    tl_text_styles_lookup (TlTextStyles *self, const TlFontDescription *requested);
gsize    tl_text_styles_get_size (const TlTextStyles *self);
gboolean tl_text_styles_exceed_limits (const TlTextStyles *self);
void     tl_text_styles_update_size (TlTextStyles *self, TlTextStyle *style);
void     tl_text_styles_evict (TlTextStyles *self, TlCache *cache);

/* The style with the given number, which becomes the most recently used one; NULL if there is none. */
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
