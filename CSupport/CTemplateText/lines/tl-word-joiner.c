/* tl-word-joiner.c: converts words to segments, from the first word to the last.
 *
 * A word that follows a space in the same font has the width that was measured between spaces; the kerning
 * between the space and the word belongs to the preceding segment. A word with break opportunities inside
 * becomes several segments. Words whose glyphs depend on their neighbours are measured in their context. */
#include "lines/tl-word-joiner.h"
#include "words/tl-word-context.h"
#include "words/tl-word-pair.h"

/* The state after the words that have been joined so far. */
typedef struct
{
  TlParagraphWords *words;
  const char       *text;
  TlTextSegment    *next;      /* where the next segment is stored */
  gunichar          last;      /* the last character that is neither space nor mark */
  guint8            last_type; /* the GUnicodeBreakType of `last` */
  gboolean          spaced;    /* whether the previous word ends with a space */
  guint32           begin;     /* the byte at which the next word begins */
  guint32           item;      /* the byte at which the text in the current font and script run begins */
  guint32           item_end;  /* the byte at which this text ends; 0 until a word needs it */
} Joint;

static inline void
add_segment (Joint *joint, const TlTextSegment *segment)
{
  *joint->next++ = *segment;
}

/* Adds the segments of a word with break opportunities inside. @whole is the segment of the word as a whole.
 * The difference between the word's width in its context and its width by itself is added to the first
 * segment. */
static void
add_broken_word (Joint *joint, const TlWord *word, TlTextSegment whole)
{
  TlTextSegment segment
    = { .start_kerning = whole.start_kerning, .font = whole.font, .can_break = TL_BREAK_ALLOWED };
  gint64 difference = whole.advance - word->advance;

  for (guint i = 0; i < word->n_breaks; i++)
    {
      segment.advance = word->breaks[i].advance + (i == 0 ? difference : 0);
      segment.end_kerning = word->breaks[i].end_kerning;
      segment.end_byte = joint->begin + word->breaks[i].offset;
      add_segment (joint, &segment);
      segment.start_kerning = word->breaks[i].start_kerning;
    }
  whole.advance = word->breaks[word->n_breaks].advance;
  whole.start_kerning = segment.start_kerning;
  add_segment (joint, &whole);
}

/* The byte at which the item of word @i ends. An item consists of adjacent words in the same font and script
 * run. The end is searched for once in each item. */
static guint32
end_of_item (Joint *joint, guint i)
{
  const TlParagraphWords *words = joint->words;

  if (joint->item_end != 0)
    return joint->item_end;
  while (i + 1 < words->n_words && !words->words[i + 1].begins_run
         && words->words[i + 1].font == words->words[i].font)
    i++;
  return joint->item_end = words->words[i].end;
}

/* The number of break opportunities inside a word. */
static inline guint
n_breaks_of (const TlParagraphWord *word)
{
  return word->word != NULL ? word->word->n_breaks : 0;
}

/* Finds the nearest positions before word @i at which a line may start. */
static void
find_starts (const Joint *joint, guint i, TlSurroundings *around)
{
  while (i > 0 && joint->words->words[i - 1].end > joint->item && around->n_starts < TL_MAX_NEARBY_PLACES)
    {
      const TlParagraphWord *word = tl_paragraph_words_at (joint->words, --i);
      const char            *begin = joint->text + tl_paragraph_words_begin_of (joint->words, i);

      for (guint n = n_breaks_of (word); n > 0 && around->n_starts < TL_MAX_NEARBY_PLACES; n--)
        around->starts[around->n_starts++] = begin + word->word->breaks[n - 1].offset;
      if (around->n_starts < TL_MAX_NEARBY_PLACES)
        around->starts[around->n_starts++] = begin;
    }
}

/* Finds the nearest positions after word @i at which a line may end. */
static void
find_ends (const Joint *joint, guint i, TlSurroundings *around)
{
  for (; joint->text + joint->words->words[i].end < around->end && around->n_ends < TL_MAX_NEARBY_PLACES; i++)
    {
      const TlParagraphWord *next = tl_paragraph_words_at (joint->words, i + 1);

      for (guint n = 0; n < n_breaks_of (next) && around->n_ends < TL_MAX_NEARBY_PLACES; n++)
        around->ends[around->n_ends++] = joint->text + next[-1].end + next->word->breaks[n].offset;
      if (around->n_ends < TL_MAX_NEARBY_PLACES)
        around->ends[around->n_ends++] = joint->text + next->end;
    }
}

/* Measures word @i, a dependent word, in its context. @joined is whether text in the word's font precedes it.
 * Returns FALSE if only Pango can measure it. */
static gboolean
measure_in_context (Joint *joint, guint i, gboolean joined, TlTextSegment *segment, int *space_kerning)
{
  const TlParagraphWord *word = tl_paragraph_words_at (joint->words, i);
  TlSurroundings         around = { .begin = joint->text + joint->item,
                                    .before = joined && joint->spaced ? joint->text + joint->begin - 1 : NULL,
                                    .after = joint->text + word->end,
                                    .end = joint->text + end_of_item (joint, i) };
  TlWordMeasures         measures;

  if (joined && !joint->spaced)
    return FALSE;
  if (around.before != NULL)
    find_starts (joint, i, &around);
  find_ends (joint, i, &around);
  if (!tl_word_measure_in_context (&joint->words->maker, word->word, &around, &measures))
    return FALSE;
  segment->advance = measures.advance;
  segment->start_kerning = measures.start_kerning;
  segment->end_kerning = measures.end_kerning;
  segment->trailing_space = segment->hanging_space = measures.trailing_space;
  *space_kerning = measures.space_kerning;
  return TRUE;
}

/* Whether the word @at and the word before it, with no space between them, have glyphs that do not depend on
 * each other. */
static gboolean
are_independent (const Joint *joint, const TlParagraphWord *at)
{
  TlWordMaker  *maker = &joint->words->maker;
  gunichar      left = g_utf8_get_char (g_utf8_prev_char (joint->text + at[-1].end));
  const TlChar *known = tl_char_table_get (maker->chars, left);

  if (((at->word->flags | at[-1].word->flags) & TL_WORD_DEPENDENT) != 0)
    return FALSE;
  if ((known->flags & tl_char_table_get (maker->chars, at->word->first)->flags & TL_CHAR_IDEOGRAPH) != 0)
    return TRUE;
  return tl_word_pair_is_independent (maker, at->fonts, at->font, left, at->word->first);
}

/* Records whether a line may break before the word @at. Returns FALSE if only Pango can determine that, or if
 * the word begins with a no-break space whose font may differ from the word's. */
static inline gboolean
set_break (Joint *joint, const TlParagraphWord *at, gboolean joined)
{
  TlBreak found = tl_break_table_ask (joint->words->maker.breaks, joint->last, joint->last_type,
                                      joint->spaced, at->word->first, at->word->first_type);

  joint->next[-1].can_break = found;
  return found != TL_BREAK_UNCERTAIN && (at->word->first != 0xa0 || joined || at->owns_leading_space);
}

/* Measures word @i. @joined is whether text in the word's font precedes it. Returns FALSE if only Pango can
 * measure it. */
static inline gboolean
measure_word (Joint *joint, guint i, gboolean joined, TlTextSegment *segment, int *space_kerning)
{
  const TlParagraphWord *at = tl_paragraph_words_at (joint->words, i);
  const TlWord          *word = at->word;

  segment->trailing_space = segment->hanging_space = word->trailing_space;
  if (G_UNLIKELY ((word->flags & TL_WORD_DEPENDENT) != 0))
    return measure_in_context (joint, i, joined, segment, space_kerning);
  segment->advance = word->advance;
  if (joined && joint->spaced)
    {
      segment->start_kerning = word->start_kerning;
      *space_kerning = word->space_kerning;
      return TRUE;
    }
  segment->advance += word->start_kerning;
  return !joined || at[-1].word == NULL || are_independent (joint, at);
}

/* Adds the kerning between a space and the word after it to the segment that ends with the space. Lines that
 * end with that segment do not include the kerning. */
static inline void
add_space_kerning (TlTextSegment *before, int kerning)
{
  before->advance += kerning;
  before->end_kerning -= kerning;
  before->hanging_space += kerning;
}

/* Joins word @i to the preceding ones. Returns FALSE if only Pango can lay out the paragraph. */
static inline gboolean
join (Joint *joint, guint i)
{
  const TlParagraphWord *at = tl_paragraph_words_at (joint->words, i);
  gboolean               joined = i > 0 && !at->begins_run && at->font == at[-1].font;
  TlTextSegment          segment = { .end_byte = at->end, .font = at->font };
  int                    space_kerning = 0;

  if (!joined)
    {
      joint->item = joint->begin;
      joint->item_end = 0;
    }
  if (at->word == NULL)
    {
      segment.advance = (gint64)(at->end - joint->begin) * at->font->space_advance;
      segment.trailing_space = segment.hanging_space = at->font->space_advance;
    }
  else
    {
      if ((i > 0 && !set_break (joint, at, joined))
          || !measure_word (joint, i, joined, &segment, &space_kerning))
        return FALSE;
      joint->last = at->word->last;
      joint->last_type = at->word->last_type;
    }
  if (joined && space_kerning != 0)
    add_space_kerning (&joint->next[-1], space_kerning);
  if (n_breaks_of (at) > 0)
    add_broken_word (joint, at->word, segment);
  else
    add_segment (joint, &segment);
  joint->spaced = joint->text[at->end - 1] == ' ';
  joint->begin = at->end;
  return TRUE;
}

/* The number of segments into which the words are converted. */
static guint
count_segments (const TlParagraphWords *words)
{
  guint n_segments = words->n_words;

  for (guint i = 0; i < words->n_words; i++)
    n_segments += n_breaks_of (&words->words[i]);
  return n_segments;
}

/* Converts the words to segments and appends these to @segments. The fonts of all words must be known.
 * Returns FALSE if only Pango can lay out the paragraph; the caller then discards the appended segments.
 * Takes linear time. */
gboolean
tl_paragraph_words_join (TlParagraphWords *self, const char *text, GArray *segments)
{
  Joint joint = { .words = self, .text = text, .last_type = TL_BREAK_TYPE_NONE };
  guint n_segments = segments->len;

  g_array_set_size (segments, n_segments + count_segments (self));
  joint.next = &g_array_index (segments, TlTextSegment, n_segments);
  for (guint i = 0; i < self->n_words; i++)
    if (!join (&joint, i))
      return FALSE;
  return TRUE;
}
