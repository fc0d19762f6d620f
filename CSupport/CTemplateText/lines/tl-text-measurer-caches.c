/* tl-text-measurer-caches.c: creates and frees measurers, and limits, counts and empties their caches. */
#include "lines/tl-paragraph.h"
#include "lines/tl-text-measurer-private.h"

/* The first version of Pango that fills lines in the same way as tl-paragraph.c, and the first later version
 * for which this has not been verified. test-text-agreement.c compares the lines. */
#define FIRST_PANGO_VERSION PANGO_VERSION_ENCODE (1, 50, 0)
#define FIRST_OTHER_PANGO_VERSION PANGO_VERSION_ENCODE (1, 51, 0)

TlTextMeasurer *
tl_text_measurer_new (PangoContext *context, gsize cache_size)
{
  TlTextMeasurer *self;

  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  self = g_atomic_rc_box_new0 (TlTextMeasurer);
  self->context = g_object_ref (context);
  tl_text_styles_init (&self->styles, self->context);
  self->chars = tl_char_table_new ();
  self->lines = tl_text_lines_new ();
  self->glyphs = g_array_new (FALSE, FALSE, sizeof (TlPlacedGlyph));
  tl_shaper_init (&self->shaper);
  tl_cache_init (&self->cache, cache_size);
  tl_pango_layout_init (&self->pango, context);
  tl_recent_texts_init (&self->recent,
                        (TlWordMaker){
                          .chars = self->chars,
                          .breaks = &self->breaks,
                          .shaper = &self->shaper,
                          .cache = &self->cache,
                          .text = g_string_new (NULL),
                          .probe = g_string_new (NULL),
                          .glyphs = g_array_new (FALSE, FALSE, sizeof (TlGlyph)),
                        },
                        pango_version () >= FIRST_PANGO_VERSION
                          && pango_version () < FIRST_OTHER_PANGO_VERSION);
  return self;
}

G_DEFINE_BOXED_TYPE (TlTextMeasurer, tl_text_measurer, tl_text_measurer_ref, tl_text_measurer_free)

TlTextMeasurer *
tl_text_measurer_ref (TlTextMeasurer *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return g_atomic_rc_box_acquire (self);
}

static void
measurer_clear (gpointer data)
{
  TlTextMeasurer *self = data;

  tl_recent_texts_clear (&self->recent);
  tl_cache_clear (&self->cache);
  tl_text_styles_clear (&self->styles);
  tl_pango_layout_clear (&self->pango);
  tl_shaper_clear (&self->shaper);
  tl_char_table_free (self->chars);
  g_array_unref (self->lines);
  g_array_unref (self->glyphs);
  g_object_unref (self->context);
}

void
tl_text_measurer_free (TlTextMeasurer *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, measurer_clear);
}

void
tl_text_measurer_set_cache_size (TlTextMeasurer *self, gsize cache_size)
{
  g_return_if_fail (self != NULL);

  tl_cache_begin (&self->cache);
  tl_cache_set_bound (&self->cache, cache_size);
}

void
tl_text_measurer_get_statistics (TlTextMeasurer *self, TlTextStatistics *statistics)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (statistics != NULL);

  *statistics = (TlTextStatistics){
    .n_bytes = self->cache.bytes,
    .n_font_bytes = tl_text_styles_get_size (&self->styles),
    .n_text_bytes = tl_recent_texts_get_size (&self->recent) + self->lines->len * 2 * sizeof (TlTextLine),
    .n_words = g_hash_table_size (self->cache.entries) + self->cache.slotted->len,
    .n_hits = self->cache.n_hits,
    .n_misses = self->cache.n_misses,
    .n_evicted = self->cache.n_evicted,
    .n_paragraphs = self->n_paragraphs,
    .n_pango_paragraphs = self->n_pango_paragraphs,
  };
}

GUnicodeScript *
tl_text_measurer_list_missing_scripts (const TlTextMeasurer *self, guint *n_scripts)
{
  GArray *scripts;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_scripts != NULL, NULL);

  scripts = g_array_new (FALSE, FALSE, sizeof (GUnicodeScript));
  for (int i = 0; i < TL_N_SCRIPTS; i++)
    if (self->pango.is_missing[i])
      {
        GUnicodeScript script = (GUnicodeScript)i;

        g_array_append_val (scripts, script);
      }
  *n_scripts = scripts->len;
  return (GUnicodeScript *)(gpointer)g_array_free (scripts, FALSE);
}

void
tl_text_measurer_forget (TlTextMeasurer *self)
{
  g_return_if_fail (self != NULL);

  tl_cache_empty (&self->cache);
  tl_recent_texts_forget (&self->recent);
}

/* Drops the cached data of the least recently used fonts if it takes too much memory. */
void
tl_text_measurer_drop_old_styles (TlTextMeasurer *self)
{
  if (G_LIKELY (!tl_text_styles_exceed_limits (&self->styles)))
    return;
  tl_recent_texts_forget (&self->recent);
  tl_text_styles_evict (&self->styles, &self->cache);
}
