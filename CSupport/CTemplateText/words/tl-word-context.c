/* tl-word-context.c: measures a dependent word in its context, by rules where they suffice, otherwise by
 * shaping.
 *
 * What rules say is remembered for the text up to the nearest places at which lines may break. Where that
 * depends on more, the rules are applied to more text, which is not remembered. */
#include "words/tl-context-entry.h"
#include "words/tl-word-context-shaped.h"
#include "words/tl-word-context-unshaped.h"
#include "words/tl-word-context.h"

/* Surroundings that reach to the nearest places at which lines may start and end. */
static TlSurroundings
narrow (const TlSurroundings *around)
{
  TlSurroundings near = *around;

  near.n_starts = MIN (near.n_starts, 1);
  near.n_ends = MIN (near.n_ends, 1);
  return near;
}

/* Puts the key of a word of simple glyphs between near places together: their text, and where the word and
 * more text are, behind a byte that is in no text. FALSE if that is too long to be remembered. */
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

/* Remembers what a word's widths are between near places, or that they depend on more. NULL if the cache has
 * no room. */
static const TlContextEntry *
make_entry (TlWordMaker *maker, const TlWord *word, const TlSurroundings *near)
{
  TlContextEntry *context = tl_context_entry_add (maker, word, maker->text);

  if (context != NULL)
    context->is_measurable = tl_word_measure_unshaped_in_context (maker, word, near, &context->measures);
  return context;
}

/* The widths of a word between near places; NULL if they are not remembered. */
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

/* Finds the widths of a dependent word in its context. FALSE if only Pango knows. */
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
