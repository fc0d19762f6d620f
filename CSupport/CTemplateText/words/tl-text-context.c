#include <string.h>

#include "words/tl-text-word.h"

/* How many characters on each side are looked at before the paragraph is left to Pango. */
#define MOST_CHARACTERS 15

/* A word with its surroundings, put together to be shaped. */
typedef struct
{
  gsize    begin; /* of what is looked at, behind the sentinel */
  gsize    word;  /* where the word begins; one more than that of the space before it */
  gsize    after; /* where its spaces end */
  gsize    end;
  gboolean has_before;
  gboolean has_after;
} Draft;

/* A dependent word's glyphs among some of its surroundings. */
typedef struct
{
  int      advance;
  int      lead;     /* of the space before it */
  int      white;    /* of its last space */
  guint32  glyphs;   /* a hash of them */
  gboolean is_whole; /* whether no glyph stretches over its ends */
} Outcome;

static Outcome
shape_among (TlWordMaker *maker, const TlFace *face, const Draft *draft, gsize from, gsize to)
{
  Outcome  outcome = { .white = face->space_advance };
  gboolean begins = FALSE, ends = to == draft->after;

  tl_shaper_shape (maker->shaper, face, maker->text->str + from, to - from);
  for (guint i = 0; i < maker->shaper->glyphs->len; i++)
    {
      const TlGlyph *glyph = tl_shaper_get (maker->shaper, i);
      gsize          at = glyph->cluster + from;

      begins = begins || at == draft->word;
      ends = ends || at == draft->after;
      if (at >= draft->word && at < draft->after)
        {
          outcome.advance += glyph->advance;
          outcome.glyphs = tl_hash_glyph (outcome.glyphs, glyph->glyph);
          outcome.white = glyph->advance;
        }
      else if (at + 1 == draft->word)
        outcome.lead = glyph->advance - face->space_advance;
    }
  outcome.is_whole = begins && ends;
  return outcome;
}

/* Finds out whether glyphs look beyond the characters that are there: then HarfBuzz marks a sentinel. */
static void
probe (TlWordMaker *maker, const TlFace *face, const Draft *draft, TlContext *context)
{
  const TlShaper *shaper = maker->shaper;

  tl_shaper_probe (maker->shaper, face, maker->text->str, maker->text->len);
  for (guint i = 0; i < shaper->glyphs->len; i++)
    {
      const TlGlyph *glyph = tl_shaper_get (shaper, i);

      if ((glyph->flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) == 0)
        continue;
      if (glyph->cluster < draft->begin)
        context->needs_before = TRUE;
      else if (glyph->cluster >= draft->end)
        context->needs_after = TRUE;
    }
}

/* The word between spaces alone, as it was shaped when it was made; without the space before it at the
 * beginning of a line. */
static Outcome
outcome_alone (const TlWord *word, gboolean starts_line)
{
  return (Outcome){ .advance = word->advance + (starts_line ? word->start : 0),
                    .lead = word->lead,
                    .white = word->white,
                    .glyphs = word->glyphs,
                    .is_whole = TRUE };
}

/* Compares the word among all its surroundings with the same at the ends of lines. What it does not look at
 * need not be there. */
static void
measure_context (TlWordMaker *maker, const TlWord *word, const Draft *draft, TlContext *context)
{
  const TlFace *face = word->face;
  gsize         first = draft->has_before ? draft->begin : draft->word;
  gboolean      looks_back = draft->has_before && (word->flags & TL_WORD_LOOKS_BACK) != 0;
  gboolean      looks_on = draft->has_after && (word->flags & TL_WORD_LOOKS_ON) != 0;
  Outcome       both = looks_back || looks_on ? shape_among (maker, face, draft, first, draft->end)
                                              : outcome_alone (word, !draft->has_before);
  Outcome       ending = !looks_on    ? both
                         : looks_back ? shape_among (maker, face, draft, first, draft->after)
                                      : outcome_alone (word, !draft->has_before);
  Outcome       starting = both, alone = outcome_alone (word, TRUE);
  gboolean      is_altered;

  if (looks_back && looks_on)
    starting = shape_among (maker, face, draft, draft->word, draft->end);
  else if (looks_back)
    starting = alone;
  else if (draft->has_before)
    starting.advance += word->start;
  is_altered
    = both.glyphs != alone.glyphs || ending.glyphs != alone.glyphs || starting.glyphs != alone.glyphs;

  context->advance = both.advance;
  context->lead = both.lead;
  context->start = starting.advance - both.advance;
  context->end = ending.advance - both.advance;
  context->white = word->white != 0 ? ending.white : 0;
  context->is_simple
    = both.is_whole && ending.is_whole && starting.is_whole && both.lead == ending.lead
      && alone.advance == both.advance + context->start + context->end
      && (word->white == 0
          || (alone.white == ending.white && both.white == starting.white && both.white == ending.white))
      && (word->n_breaks == 0
          || (!is_altered && both.advance == word->advance + (draft->has_before ? 0 : word->start)
              && context->end == 0 && (!draft->has_before || context->start == word->start)));
}

static const char *
step_back (const char *text, const char *begin, guint n_characters)
{
  for (; n_characters > 0 && text > begin; n_characters--)
    text = g_utf8_prev_char (text);
  return text;
}

static const char *
step_on (const char *text, const char *end, guint n_characters)
{
  for (; n_characters > 0 && text < end; n_characters--)
    text = g_utf8_next_char (text);
  return text;
}

/* Puts the word and its surroundings together in @text, with sentinels where the surroundings go on. */
static Draft
put_together (GString *text, const TlWord *word, const TlSurroundings *around, guint n_before, guint n_after)
{
  Draft draft = { .has_before = around->before != NULL, .has_after = around->end > around->after };

  g_string_truncate (text, 0);
  if (draft.has_before)
    {
      const char *from = step_back (around->before, around->begin, n_before);

      if (from > around->begin)
        g_string_append_c (text, TL_SENTINEL);
      draft.begin = text->len;
      g_string_append_len (text, from, around->before + 1 - from);
    }
  draft.word = text->len;
  g_string_append_len (text, word->entry.text, (gssize)tl_entry_get_length (&word->entry));
  draft.after = draft.end = text->len;
  if (draft.has_after)
    {
      const char *to = step_on (around->after, around->end, n_after);

      g_string_append_len (text, around->after, to - around->after);
      draft.end = text->len;
      if (to < around->end)
        g_string_append_c (text, TL_SENTINEL);
    }
  return draft;
}

static TlContext *
find_known (TlWordMaker *maker, const TlWord *word, const GString *key)
{
  return tl_cache_find (maker->cache, TL_ENTRY_CONTEXT, word->entry.owner, key->str, key->len);
}

/* Remembers a context under a key, to be filled in. NULL if the cache has no room. */
static TlContext *
add_context (TlWordMaker *maker, const TlWord *word, const GString *key)
{
  gsize      size = sizeof (TlContext) + key->len;
  TlContext *context;
  char      *copy;

  if (!tl_cache_has_room (maker->cache, size))
    return NULL;
  context = g_malloc0 (size);
  copy = (char *)(context + 1);
  memcpy (copy, key->str, key->len);
  tl_entry_set_key (&context->entry, TL_ENTRY_CONTEXT, word->entry.owner, copy, key->len,
                    tl_cache_hash (copy, key->len));
  tl_cache_add (maker->cache, &context->entry, size);
  return context;
}

/* Looks at a word between so many characters, and remembers what is found. NULL if the cache has no room. */
static TlContext *
make_context (TlWordMaker *maker, const TlWord *word, const Draft *draft)
{
  GString   *text = maker->text;
  TlContext *context = add_context (maker, word, text);

  if (context == NULL)
    return NULL;
  g_string_truncate (text, text->len - 2);
  probe (maker, word->face, draft, context);
  if (!context->needs_before && !context->needs_after)
    measure_context (maker, word, draft, context);
  return context;
}

/* The measures of a word between so many characters. NULL if the cache has no room. */
static const TlContext *
find_between (
  TlWordMaker *maker, const TlWord *word, const TlSurroundings *around, guint n_before, guint n_after)
{
  GString   *text = maker->text;
  Draft      draft = put_together (text, word, around, n_before, n_after);
  TlContext *context;

  /* Where the word stands is part of the key: in bytes that are in no text. */
  g_string_append_c (text, (char)0xff);
  g_string_append_c (text, (char)draft.word);
  context = find_known (maker, word, text);
  return context != NULL ? context : make_context (maker, word, &draft);
}

/* Looks at as much of the surroundings as the word's glyphs do. NULL if that is too much, or the cache has no
 * room. */
static const TlContext *
find_context (TlWordMaker *maker, const TlWord *word, const TlSurroundings *around)
{
  guint n_before = (word->flags & TL_WORD_LOOKS_BACK) != 0 ? 1 : 0;
  guint n_after = (word->flags & TL_WORD_LOOKS_ON) != 0 ? 1 : 0;

  while (n_before <= MOST_CHARACTERS && n_after <= MOST_CHARACTERS)
    {
      const TlContext *context = find_between (maker, word, around, n_before, n_after);

      if (context == NULL || (!context->needs_before && !context->needs_after))
        return context;
      n_before += context->needs_before ? n_before + 1 : 0;
      n_after += context->needs_after ? n_after + 1 : 0;
    }
  return NULL;
}

/* Surroundings that reach to the nearest places at which lines may start and end. */
static TlSurroundings
narrow (const TlSurroundings *around)
{
  TlSurroundings near = *around;

  near.n_starts = MIN (near.n_starts, 1);
  near.n_ends = MIN (near.n_ends, 1);
  return near;
}

/* Puts the key of a plain word between near places together: their text, and where the word and more text
 * are, in bytes that are in no text. FALSE if that is too long to be remembered. */
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

/* Remembers what a plain word's measures are between near places, or that they depend on more. NULL if the
 * cache has no room. */
static const TlContext *
make_plain_context (TlWordMaker *maker, const TlWord *word, const TlSurroundings *near)
{
  TlContext        *context = add_context (maker, word, maker->text);
  TlContextMeasures measures;

  if (context == NULL)
    return NULL;
  context->is_simple = tl_word_add_up_among (maker, word, near, &measures);
  if (context->is_simple)
    {
      context->advance = measures.advance;
      context->lead = measures.lead;
      context->start = measures.start;
      context->end = measures.end;
      context->white = measures.white;
    }
  return context;
}

/* The measures of a plain word between near places; NULL if they are not remembered. */
static const TlContext *
find_plain_context (TlWordMaker *maker, const TlWord *word, const TlSurroundings *around)
{
  TlSurroundings   near = narrow (around);
  GString         *key = maker->text;
  const TlContext *context;

  if (!put_key_together (key, word, &near))
    return NULL;
  context = find_known (maker, word, key);
  return context != NULL ? context : make_plain_context (maker, word, &near);
}

/* Finds the measures of a dependent word among its surroundings. FALSE if only Pango knows. */
gboolean
tl_context_measure (TlWordMaker          *maker,
                    TlWord               *word,
                    const TlSurroundings *around,
                    TlContextMeasures    *measures)
{
  gboolean         is_plain = (word->flags & TL_WORD_IS_PLAIN) != 0;
  const TlContext *context = is_plain ? find_plain_context (maker, word, around) : NULL;

  if (context == NULL || !context->is_simple)
    {
      if (is_plain && tl_word_add_up_among (maker, word, around, measures))
        return TRUE;
      if (is_plain && tl_word_is_among_plain (maker, word, around))
        return FALSE;
      context = find_context (maker, word, around);
    }
  if (context == NULL || !context->is_simple)
    return FALSE;
  *measures
    = (TlContextMeasures){ context->advance, context->lead, context->start, context->end, context->white };
  return TRUE;
}
