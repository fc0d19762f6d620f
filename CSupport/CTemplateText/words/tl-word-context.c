/* tl-word-context.c: measures a dependent word in its context, by the font's substitution rules if they
 * suffice, otherwise by shaping.
 *
 * The widths that the rules give are cached for the text up to the nearest break opportunity on each side. If
 * the widths depend on more text, the rules are applied to that text without caching. */
#include "words/tl-context-entry.h"
#include "words/tl-word-context-shaped.h"
#include "words/tl-word-context-unshaped.h"
#include "words/tl-word-context.h"

/* Returns the surroundings reduced to the nearest break opportunity on each side. */
static TlSurroundings
narrow (const TlSurroundings *around)
{
  TlSurroundings near = *around;

  near.n_starts = MIN (near.n_starts, 1);
  near.n_ends = MIN (near.n_ends, 1);
  return near;
}

/* Composes the cache key of a word of simple glyphs in near surroundings (see narrow()): the text with the
 * word, a byte that occurs in no text, the word's offset and length, and whether there is more text on either
 * side. Returns FALSE if the key would be too long. */
static gboolean
put_key_together (GString *key, const TlWord *word, const TlSurroundings *near)
{
  gsize length = tl_entry_get_length (&word->entry), n_before;

  g_string_truncate (key, 0);
  if (near->n_starts > 0)
    g_string_append_len (key, near->starts[0], near->before + 1 - near->starts[0]);
  n_before = key->len;
  if (n_before > 0x7f || length > 0x7f)
    return FALSE;
  g_string_append_len (key, word->entry.text, (gssize)length);
  if (near->n_ends > 0)
    g_string_append_len (key, near->after, near->ends[0] - near->after);
  g_string_append_c (key, (char)0xfe);
  g_string_append_c (key, (char)n_before);
  g_string_append_c (key, (char)length);
  g_string_append_c (key, (char)((near->before != NULL ? 1 : 0)
                                 | (near->n_starts > 0 && near->starts[0] > near->begin ? 2 : 0)
                                 | (near->n_ends > 0 && near->ends[0] < near->end ? 4 : 0)));
  return TRUE;
}

/* Adds an entry with the widths of a word in near surroundings, or with the fact that the widths depend on
 * more text. Returns NULL if the cache is full. */
static const TlContextEntry *
make_entry (TlWordMaker *maker, const TlWord *word, const TlSurroundings *near)
{
  TlContextEntry *context = tl_context_entry_add (maker, word, maker->text);

  if (context != NULL)
    context->is_measurable = tl_word_measure_unshaped_in_context (maker, word, near, &context->measures);
  return context;
}

/* The entry of a word in near surroundings, which is added if it does not exist; NULL if it cannot be
 * cached. */
static const TlContextEntry *
find_entry (TlWordMaker *maker, const TlWord *word, const TlSurroundings *around)
{
  TlSurroundings        near = narrow (around);
  const TlContextEntry *context;

  if (!put_key_together (maker->text, word, &near))
    return NULL;
  context = tl_context_entry_find (maker, word, maker->text);
  return context != NULL ? context : make_entry (maker, word, &near);
}

/* Measures a dependent word in its context. Returns FALSE if only Pango can measure it. */
gboolean
tl_word_measure_in_context (TlWordMaker          *maker,
                            TlWord               *word,
                            const TlSurroundings *around,
                            TlWordMeasures       *measures)
{
  if ((word->flags & TL_WORD_IS_UNSHAPED) != 0)
    {
      const TlContextEntry *context = find_entry (maker, word, around);

      if (context != NULL && context->is_measurable)
        {
          *measures = context->measures;
          return TRUE;
        }
      if (tl_word_measure_unshaped_in_context (maker, word, around, measures))
        return TRUE;
      if (tl_word_has_simple_context (maker, word, around))
        return FALSE;
    }
  return tl_word_measure_shaped_in_context (maker, word, around, measures);
}
