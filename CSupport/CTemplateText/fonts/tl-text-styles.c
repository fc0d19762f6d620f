/* tl-text-styles.c: finds styles by description, tracks their size, and drops the least recently used
 * ones. */
#include <pango/pangofc-fontmap.h>

#include "fonts/tl-text-styles.h"

/* The estimated size, in bytes, of a style without cached data, including Pango's description and the style's
 * share of the tables in TlTextStyles. */
#define BARE_STYLE (sizeof (TlTextStyle) + 256)

static guint
hash_description (gconstpointer description)
{
  return tl_font_description_hash (description);
}

static gboolean
descriptions_are_equal (gconstpointer one, gconstpointer other)
{
  return tl_font_description_equal (one, other);
}

static void
free_style (gpointer style)
{
  if (style != NULL)
    tl_text_style_free (style);
}

/* A serial number that no object of this process has had; never 0. As long as an object keeps its serial
 * number, the numbers of its styles are valid. */
static guintptr
make_serial (void)
{
  static guintptr last;

  return (guintptr)g_atomic_pointer_add (&last, 1) + 1;
}

/* Initialises the styles of a context, which must outlive them. */
void
tl_text_styles_init (TlTextStyles *self, PangoContext *context)
{
  self->context = context;
  self->styles = g_ptr_array_new_with_free_func (free_style);
  self->by_description = g_hash_table_new (hash_description, descriptions_are_equal);
  self->free_numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  self->n_bytes = 0;
  self->clock = 0;
  self->serial = make_serial ();
}

/* Frees all styles. */
void
tl_text_styles_clear (TlTextStyles *self)
{
  g_hash_table_unref (self->by_description);
  g_array_unref (self->free_numbers);
  g_ptr_array_unref (self->styles);
}

/* Adds a style and takes ownership of it. Returns its number. */
guint
tl_text_styles_add (TlTextStyles *self, TlTextStyle *style)
{
  guint number = self->styles->len;

  if (self->free_numbers->len > 0)
    {
      number = g_array_index (self->free_numbers, guint, self->free_numbers->len - 1);
      g_array_set_size (self->free_numbers, self->free_numbers->len - 1);
      g_ptr_array_index (self->styles, number) = style;
    }
  else
    g_ptr_array_add (self->styles, style);
  style->last_used = ++self->clock;
  if (style->family != NULL)
    g_hash_table_insert (self->by_description, &style->requested, GUINT_TO_POINTER (number + 1));
  return number;
}

/* The number of the style with the description @requested; TL_NO_FONT if there is none. */
guint
tl_text_styles_lookup (TlTextStyles *self, const TlFontDescription *requested)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->by_description, requested)) - 1;
}

/* Whether cached data, or styles that are found by description, have to be dropped before more is added. */
gboolean
tl_text_styles_exceed_limits (const TlTextStyles *self)
{
  return self->n_bytes > TL_MAX_FONT_BYTES || g_hash_table_size (self->by_description) >= TL_MAX_FONTS;
}

/* Recomputes the size of the cached data of a style whose fonts were used. */
void
tl_text_styles_update_size (TlTextStyles *self, TlTextStyle *style)
{
  gsize n_bytes;

  style->is_loaded = TRUE;
  n_bytes = tl_text_style_get_size (style);

  self->n_bytes += n_bytes - style->n_bytes;
  style->n_bytes = n_bytes;
}

/* The size of all styles with their cached data, in bytes. */
gsize
tl_text_styles_get_size (const TlTextStyles *self)
{
  return self->n_bytes + self->styles->len * BARE_STYLE;
}

/* Compares two styles by their last use, for sorting from the oldest to the newest. */
static int
compare_uses (gconstpointer left, gconstpointer right)
{
  const TlTextStyle *a = *(TlTextStyle *const *)left, *b = *(TlTextStyle *const *)right;

  return a->last_used < b->last_used ? -1 : a->last_used > b->last_used;
}

/* The styles, from the least to the most recently used. */
static GPtrArray *
sort_by_use (const TlTextStyles *self)
{
  GPtrArray *sorted = g_ptr_array_new ();

  for (guint i = 0; i < self->styles->len; i++)
    if (g_ptr_array_index (self->styles, i) != NULL)
      g_ptr_array_add (sorted, g_ptr_array_index (self->styles, i));
  g_ptr_array_sort (sorted, compare_uses);
  return sorted;
}

/* Whether @script, the TlScriptFonts that owns a word, is about to be freed. */
static gboolean
is_being_freed (gconstpointer script)
{
  return ((const TlScriptFonts *)script)->is_being_freed;
}

/* Frees a style that is found by description. Its number becomes free. */
static void
drop (TlTextStyles *self, TlTextStyle *style)
{
  guint number = tl_text_styles_lookup (self, &style->requested);

  g_hash_table_remove (self->by_description, &style->requested);
  g_array_append_val (self->free_numbers, number);
  g_ptr_array_index (self->styles, number) = NULL;
  self->n_bytes -= style->n_bytes;
  self->serial = make_serial ();
  tl_text_style_free (style);
}

/* Clears Pango's own caches, which keep an unlimited number of fonts that are no longer referenced. */
static void
clear_pango (TlTextStyles *self)
{
  PangoFontMap *font_map = pango_context_get_font_map (self->context);

  if (PANGO_IS_FC_FONT_MAP (font_map))
    pango_fc_font_map_cache_clear (PANGO_FC_FONT_MAP (font_map));
}

/* Drops the cached data of the least recently used styles, and their words in @cache, until a quarter of the
 * bound is free. If too many styles are found by description, also frees up to a quarter of these styles. The
 * style that was used last is kept. Takes the time to sort the styles and to visit all words. */
void
tl_text_styles_evict (TlTextStyles *self, TlCache *cache)
{
  GPtrArray *sorted = sort_by_use (self);
  gsize      target = TL_MAX_FONT_BYTES / 4 * 3, n_bytes = self->n_bytes;
  guint      n_found = g_hash_table_size (self->by_description);
  guint      n_dropped = n_found >= TL_MAX_FONTS ? n_found - TL_MAX_FONTS / 4 * 3 : 0, n = 0;

  for (; n + 1 < sorted->len && (n_bytes > target || n < n_dropped); n++)
    {
      TlTextStyle *style = g_ptr_array_index (sorted, n);

      tl_text_style_leave (style);
      n_bytes -= style->n_bytes;
    }
  tl_cache_remove_if (cache, is_being_freed);
  clear_pango (self);
  for (guint i = 0; i < n; i++)
    {
      TlTextStyle *style = g_ptr_array_index (sorted, i);

      tl_text_style_forget (style);
      self->n_bytes -= style->n_bytes;
      style->n_bytes = 0;
      if (style->family != NULL && n_dropped > 0)
        {
          n_dropped--;
          drop (self, style);
        }
    }
  g_ptr_array_unref (sorted);
}
