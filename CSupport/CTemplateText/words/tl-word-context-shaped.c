/* tl-word-context-shaped.c: shapes a dependent word together with some of the text on both sides.
 *
 * The number of characters that suffice on each side is found by probing. A sentinel represents the text
 * beyond these characters. If glyphs depend on the sentinel, HarfBuzz flags it as unsafe to concatenate; more
 * characters are then added, up to a bound. */
#include "words/tl-context-entry.h"
#include "words/tl-word-context-shaped.h"

/* The maximum number of characters that are examined on each side; a paragraph that needs more is left to
 * Pango. */
#define MAX_CHARACTERS 15

/* A word composed with some of the text around it, for shaping. Offsets are bytes in the maker's `text`. */
typedef struct
{
  gsize    begin; /* the beginning of the examined text, after the sentinel */
  gsize    word;  /* the beginning of the word; the space before it is one byte long */
  gsize    after; /* the end of the word's spaces */
  gsize    end;
  gboolean has_before;
  gboolean has_after;
} Draft;

/* The result of shaping a dependent word in some of its surroundings. */
typedef struct
{
  int      advance;
  int      space_kerning;  /* the kerning between the preceding space and the word */
  int      trailing_space; /* the advance of the word's last space */
  guint32  glyphs;         /* a hash of the word's glyphs */
  gboolean is_whole;       /* whether no cluster extends across the word's ends */
} Outcome;

/* The outcomes for the word in four cases, by whether a line starts or ends with the word. */
typedef struct
{
  Outcome both;     /* the word with the text before and after it */
  Outcome ending;   /* the word at the end of a line */
  Outcome starting; /* the word at the start of a line */
  Outcome alone;    /* the word as a line of its own */
} Outcomes;

/* Adds a glyph of the composed text to @outcome if the glyph belongs to the word or to the space before the
 * word. The glyph's cluster begins at byte @at. */
static void
add_glyph (Outcome *outcome, const Draft *draft, const TlFont *font, const TlGlyph *glyph, gsize at)
{
  if (at >= draft->word && at < draft->after)
    {
      outcome->advance += glyph->advance;
      outcome->glyphs = tl_hash_glyph (outcome->glyphs, glyph->glyph);
      outcome->trailing_space = glyph->advance;
    }
  else if (at + 1 == draft->word)
    outcome->space_kerning = glyph->advance - font->space_advance;
}

/* Shapes the composed text from byte @from to @to. Returns the widths of the word in this text. */
static Outcome
shape_in_context (TlWordMaker *maker, const TlFont *font, const Draft *draft, gsize from, gsize to)
{
  Outcome  outcome = { .trailing_space = font->space_advance };
  gboolean begins = FALSE, ends = to == draft->after;

  tl_font_shape (font, maker->shaper, maker->text->str + from, to - from);
  for (guint i = 0; i < maker->shaper->glyphs->len; i++)
    {
      const TlGlyph *glyph = tl_shaper_get (maker->shaper, i);
      gsize          at = glyph->cluster + from;

      begins = begins || at == draft->word;
      ends = ends || at == draft->after;
      add_glyph (&outcome, draft, font, glyph, at);
    }
  outcome.is_whole = begins && ends;
  return outcome;
}

/* Records in @context whether glyphs of the composed text depend on text before it, and on text after it. */
static void
probe (TlWordMaker *maker, const TlFont *font, const Draft *draft, TlContextEntry *context)
{
  const TlShaper *shaper = maker->shaper;

  tl_font_shape_contextually (font, maker->shaper, maker->text->str, maker->text->len);
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

/* The outcome that follows from the widths of the word between spaces, which were measured first; with
 * @starts_line, for the start of a line, where no space precedes the word. */
static Outcome
outcome_alone (const TlWord *word, gboolean starts_line)
{
  return (Outcome){ .advance = word->advance + (starts_line ? word->start_kerning : 0),
                    .space_kerning = word->space_kerning,
                    .trailing_space = word->trailing_space,
                    .glyphs = word->glyphs,
                    .is_whole = TRUE };
}

/* Measures the word in the four cases, by shaping it with the text on which it depends. */
static Outcomes
find_outcomes (TlWordMaker *maker, const TlWord *word, const Draft *draft)
{
  gsize    first = draft->has_before ? draft->begin : draft->word;
  gboolean on_previous = draft->has_before && (word->flags & TL_WORD_DEPENDS_ON_PREVIOUS) != 0;
  gboolean on_next = draft->has_after && (word->flags & TL_WORD_DEPENDS_ON_NEXT) != 0;
  Outcomes all = { .both = outcome_alone (word, !draft->has_before), .alone = outcome_alone (word, TRUE) };

  all.ending = all.both;
  if (on_previous || on_next)
    all.both = shape_in_context (maker, word->font, draft, first, draft->end);
  if (on_previous && on_next)
    all.ending = shape_in_context (maker, word->font, draft, first, draft->after);
  else if (!on_next)
    all.ending = all.both;
  all.starting = all.both;
  if (on_previous && on_next)
    all.starting = shape_in_context (maker, word->font, draft, draft->word, draft->end);
  else if (on_previous)
    all.starting = all.alone;
  else if (draft->has_before)
    all.starting.advance += word->start_kerning;
  return all;
}

/* Whether one advance, one kerning at each end and one trailing space give the widths of all four cases. */
static gboolean
are_additive (const Outcomes *all, const TlWord *word)
{
  const Outcome *both = &all->both, *ending = &all->ending, *starting = &all->starting, *alone = &all->alone;

  return both->is_whole && ending->is_whole && starting->is_whole
         && both->space_kerning == ending->space_kerning
         && alone->advance == starting->advance + ending->advance - both->advance
         && (word->trailing_space == 0
             || (alone->trailing_space == ending->trailing_space
                 && both->trailing_space == starting->trailing_space
                 && both->trailing_space == ending->trailing_space));
}

/* Whether the widths that are stored for the breaks inside the word, if there are any, apply in the context,
 * because the word has the same glyphs and advances as by itself. */
static gboolean
breaks_are_valid (const Outcomes *all, const TlWord *word, const Draft *draft)
{
  guint32 glyphs = all->alone.glyphs;

  return word->n_breaks == 0
         || (all->both.glyphs == glyphs && all->ending.glyphs == glyphs && all->starting.glyphs == glyphs
             && all->both.advance == word->advance + (draft->has_before ? 0 : word->start_kerning)
             && all->ending.advance == all->both.advance
             && (!draft->has_before || all->starting.advance - all->both.advance == word->start_kerning));
}

/* Measures the word in the composed text and stores its widths in @context. */
static void
measure (TlWordMaker *maker, const TlWord *word, const Draft *draft, TlContextEntry *context)
{
  Outcomes all = find_outcomes (maker, word, draft);

  context->measures
    = (TlWordMeasures){ .advance = all.both.advance,
                        .space_kerning = all.both.space_kerning,
                        .start_kerning = all.starting.advance - all.both.advance,
                        .end_kerning = all.ending.advance - all.both.advance,
                        .trailing_space = word->trailing_space != 0 ? all.ending.trailing_space : 0 };
  context->is_measurable = are_additive (&all, word) && breaks_are_valid (&all, word, draft);
}

/* The position @n_characters before @text, but not before @begin. */
static const char *
step_back (const char *text, const char *begin, guint n_characters)
{
  for (; n_characters > 0 && text > begin; n_characters--)
    text = g_utf8_prev_char (text);
  return text;
}

/* The position @n_characters after @text, but not after @end. */
static const char *
step_on (const char *text, const char *end, guint n_characters)
{
  for (; n_characters > 0 && text < end; n_characters--)
    text = g_utf8_next_char (text);
  return text;
}

/* Writes the word to @text with @n_before characters before it and @n_after after it, or as many as there
 * are. TL_SENTINEL represents further characters at either end. */
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

/* Returns the entry with the widths of a word between @n_before and @n_after characters of its surroundings,
 * which are measured if they are not cached. The key is the composed text, a byte that occurs in no text, and
 * the word's offset. Returns NULL if the cache is full. */
static const TlContextEntry *
find_between (
  TlWordMaker *maker, const TlWord *word, const TlSurroundings *around, guint n_before, guint n_after)
{
  GString        *text = maker->text;
  Draft           draft = put_together (text, word, around, n_before, n_after);
  TlContextEntry *context;

  g_string_append_c (text, (char)0xff);
  g_string_append_c (text, (char)draft.word);
  context = tl_context_entry_find (maker, word, text);
  if (context != NULL)
    return context;
  context = tl_context_entry_add (maker, word, text);
  if (context == NULL)
    return NULL;
  g_string_truncate (text, text->len - 2);
  probe (maker, word->font, &draft, context);
  if (!context->needs_before && !context->needs_after)
    measure (maker, word, &draft, context);
  return context;
}

/* Measures a dependent word together with as much of its surroundings as its glyphs depend on. Returns FALSE
 * if that is too much, if the cache is full, or if only Pango can measure the word. */
gboolean
tl_word_measure_shaped_in_context (TlWordMaker          *maker,
                                   const TlWord         *word,
                                   const TlSurroundings *around,
                                   TlWordMeasures       *measures)
{
  guint n_before = (word->flags & TL_WORD_DEPENDS_ON_PREVIOUS) != 0 ? 1 : 0;
  guint n_after = (word->flags & TL_WORD_DEPENDS_ON_NEXT) != 0 ? 1 : 0;

  while (n_before <= MAX_CHARACTERS && n_after <= MAX_CHARACTERS)
    {
      const TlContextEntry *context = find_between (maker, word, around, n_before, n_after);

      if (context == NULL)
        return FALSE;
      *measures = context->measures;
      if (!context->needs_before && !context->needs_after)
        return context->is_measurable;
      n_before += context->needs_before ? n_before + 1 : 0;
      n_after += context->needs_after ? n_after + 1 : 0;
    }
  return FALSE;
}
