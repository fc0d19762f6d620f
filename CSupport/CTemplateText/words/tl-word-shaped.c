/* tl-word-shaped.c: shapes a word between spaces, and parts of the word at the end or the start of a line.
 *
 * HarfBuzz flags glyphs that are unsafe to break (HB_GLYPH_FLAG_UNSAFE_TO_BREAK). A line break before any
 * other glyph changes no widths. For a break before a flagged glyph, the text up to the nearest safe
 * positions is shaped again. Offsets are in bytes from the space before the word. */
#include <string.h>

#include "unicode/tl-utf8.h"
#include "words/tl-word-shaped.h"

/* A word that is being measured, with a space before it. The maker's `glyphs` are those of the space and the
 * word. */
typedef struct
{
  TlWordMaker  *maker;
  const TlFont *font;
  const char   *text; /* a space and the word */
  gsize         length;
  gsize         n_spaces; /* the number of spaces at the word's end */
} Draft;

static inline const TlGlyph *
glyph_at (const Draft *draft, guint i)
{
  return &g_array_index (draft->maker->glyphs, TlGlyph, i);
}

/* The sum of the advances of the glyphs whose clusters begin from byte @from up to, but not including, byte
 * @to. */
static int
sum_of_advances (const GArray *glyphs, gsize from, gsize to)
{
  int sum = 0;

  for (guint i = 0; i < glyphs->len; i++)
    {
      const TlGlyph *glyph = &g_array_index (glyphs, TlGlyph, i);

      if (glyph->cluster >= from && glyph->cluster < to)
        sum += glyph->advance;
    }
  return sum;
}

/* The glyph with which the text from byte @offset on begins; NULL if @offset is inside a cluster. */
static const TlGlyph *
glyph_of_offset (const Draft *draft, gsize offset)
{
  for (guint i = 0; i < draft->maker->glyphs->len; i++)
    if (glyph_at (draft, i)->cluster == offset)
      return glyph_at (draft, i);
  return NULL;
}

/* Whether a line may break before a glyph without changing that glyph or its neighbours. */
static gboolean
is_safe (const TlGlyph *glyph)
{
  return (glyph->flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) == 0;
}

/* Shapes the space and the word, and copies their glyphs, because the shaper is used for parts of the word
 * later. */
static void
shape_draft (Draft *draft)
{
  TlShaper *shaper = draft->maker->shaper;

  tl_font_shape (draft->font, shaper, draft->text, draft->length);
  g_array_set_size (draft->maker->glyphs, 0);
  g_array_append_vals (draft->maker->glyphs, shaper->glyphs->data, shaper->glyphs->len);
}

/* The width of the text from byte @from to @to when it is shaped by itself. */
static int
width_of_part (const Draft *draft, gsize from, gsize to)
{
  TlShaper *shaper = draft->maker->shaper;

  tl_font_shape (draft->font, shaper, draft->text + from, to - from);
  return sum_of_advances (shaper->glyphs, 0, to - from);
}

/* The nearest position before @offset at which the glyphs on both sides do not depend on each other; 0 if
 * there is none. */
static gsize
safe_place_before (const Draft *draft, gsize offset)
{
  gsize place = 0;

  for (guint i = 0; i < draft->maker->glyphs->len && glyph_at (draft, i)->cluster < offset; i++)
    if (is_safe (glyph_at (draft, i))
        && (i == 0 || glyph_at (draft, i - 1)->cluster != glyph_at (draft, i)->cluster))
      place = glyph_at (draft, i)->cluster;
  return place;
}

/* The nearest position after @offset at which the glyphs on both sides do not depend on each other; the end
 * of the text if there is none. */
static gsize
safe_place_after (const Draft *draft, gsize offset)
{
  for (guint i = 0; i < draft->maker->glyphs->len; i++)
    if (glyph_at (draft, i)->cluster > offset && is_safe (glyph_at (draft, i))
        && glyph_at (draft, i - 1)->cluster != glyph_at (draft, i)->cluster)
      return glyph_at (draft, i)->cluster;
  return draft->length;
}

/* Computes the kerning of lines that end or start at the break @place inside the word. Returns FALSE if the
 * break is inside a cluster. */
static gboolean
measure_break (const Draft *draft, TlWordBreak *place)
{
  gsize          offset = place->offset + 1;
  const TlGlyph *glyph = glyph_of_offset (draft, offset);
  gsize          before, after;

  place->end_kerning = place->start_kerning = 0;
  if (glyph == NULL)
    return FALSE;
  if (is_safe (glyph))
    return TRUE;
  before = safe_place_before (draft, offset);
  after = safe_place_after (draft, offset);
  place->end_kerning
    = width_of_part (draft, before, offset) - sum_of_advances (draft->maker->glyphs, before, offset);
  place->start_kerning
    = width_of_part (draft, offset, after) - sum_of_advances (draft->maker->glyphs, offset, after);
  return TRUE;
}

/* Whether the width of a line from the break @from to the break @to is the sum of its advances and of the
 * kerning at both ends. That is so if there is a safe position between the breaks, since the ends then do not
 * affect each other. */
static gboolean
is_additive (const Draft *draft, const TlWordBreak *from, const TlWordBreak *to)
{
  gsize start = from->offset + 1, end = to->offset + 1;

  if (is_safe (glyph_of_offset (draft, start)) || is_safe (glyph_of_offset (draft, end))
      || safe_place_after (draft, start) <= end)
    return TRUE;
  return width_of_part (draft, start, end)
         == sum_of_advances (draft->maker->glyphs, start, end) + from->start_kerning + to->end_kerning;
}

/* Computes the advances and the kerning at the @n breaks of the word, and the advance after the last break.
 * Returns FALSE if only Pango can measure the word. */
static gboolean
measure_breaks (const Draft *draft, int start_kerning, TlWordBreak *breaks, guint n)
{
  TlWordBreak begin = { .offset = 0, .start_kerning = start_kerning };
  gsize       offset = 0;

  for (guint i = 0; i < n; i++)
    if (!measure_break (draft, &breaks[i]))
      return FALSE;
  for (guint i = 0; i < n; i++)
    {
      gboolean additive = is_additive (draft, &begin, &breaks[i]);

      for (guint j = i + 1; j < n && additive; j++)
        additive = is_additive (draft, &breaks[i], &breaks[j]);
      if (!additive)
        return FALSE;
      breaks[i].advance = sum_of_advances (draft->maker->glyphs, offset + 1, breaks[i].offset + 1);
      offset = breaks[i].offset;
    }
  breaks[n] = (TlWordBreak){ .offset = (guint32)draft->length - 1,
                             .advance = sum_of_advances (draft->maker->glyphs, offset + 1, draft->length) };
  return TRUE;
}

/* Whether the word has glyphs, before or after substitution, that may depend on text beyond the spaces around
 * it. */
static gboolean
has_dependent_glyphs (const Draft *draft)
{
  const hb_set_t *dependent = draft->font->dependent_glyphs;

  if (hb_set_is_empty (dependent))
    return FALSE;
  for (guint i = 0; i < draft->maker->glyphs->len; i++)
    if (hb_set_has (dependent, glyph_at (draft, i)->glyph))
      return TRUE;
  for (const char *next = draft->text + 1, *end = draft->text + draft->length; next < end;)
    {
      hb_codepoint_t glyph;

      if (hb_font_get_nominal_glyph (draft->font->plan.hb_font, tl_utf8_next (&next), &glyph)
          && hb_set_has (dependent, glyph))
        return TRUE;
    }
  return FALSE;
}

/* Records in @word whether its glyphs depend on text beyond the spaces around it. Sentinels represent that
 * text; HarfBuzz flags them if glyphs depend on them. */
static void
find_dependence (const Draft *draft, TlWord *word)
{
  TlShaper *shaper = draft->maker->shaper;
  GString  *text = draft->maker->probe;

  if (!has_dependent_glyphs (draft))
    return;
  g_string_assign (text, (const char[]){ TL_SENTINEL, 0 });
  g_string_append_len (text, draft->text, (gssize)draft->length);
  if (draft->n_spaces > 0)
    g_string_append_c (text, TL_SENTINEL);
  tl_font_shape_contextually (draft->font, shaper, text->str, text->len);
  if ((tl_shaper_get (shaper, 0)->flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) != 0)
    word->flags |= TL_WORD_DEPENDS_ON_PREVIOUS;
  if (draft->n_spaces > 0
      && (tl_shaper_get (shaper, shaper->glyphs->len - 1)->flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) != 0)
    word->flags |= TL_WORD_DEPENDS_ON_NEXT;
  for (guint i = 1; i < draft->maker->glyphs->len; i++)
    word->glyphs = tl_hash_glyph (word->glyphs, glyph_at (draft, i)->glyph);
}

/* The advance of the last space or no-break space at the end of the word; 0 if there is none. */
static int
last_space_of (const Draft *draft, const TlWord *word)
{
  const TlGlyph *last = glyph_at (draft, draft->maker->glyphs->len - 1);

  return draft->n_spaces > 0 || word->last == 0xa0 ? last->advance : 0;
}

/* Whether the first glyph is that of the space, and the word begins with another glyph. */
static gboolean
begins_with_space (const Draft *draft)
{
  return draft->maker->glyphs->len >= 2 && glyph_at (draft, 0)->glyph == draft->font->space_glyph
         && glyph_at (draft, 1)->cluster == 1;
}

/* Shapes a word, with the spaces after it and a space before it, and sets its widths and flags. Returns FALSE
 * if only Pango can measure the word. */
gboolean
tl_word_measure_shaped (
  TlWordMaker *maker, TlWord *word, TlWordBreak *breaks, const char *text, gsize length, gsize n_spaces)
{
  Draft draft = { .maker = maker, .font = word->font, .n_spaces = n_spaces };

  g_string_assign (maker->text, " ");
  g_string_append_len (maker->text, text, (gssize)length);
  draft.text = maker->text->str;
  draft.length = maker->text->len;
  shape_draft (&draft);
  word->flags = 0;
  word->glyphs = 0;
  word->start_kerning = 0;
  if (!begins_with_space (&draft))
    return FALSE;
  word->space_kerning = glyph_at (&draft, 0)->advance - word->font->space_advance;
  word->advance = sum_of_advances (maker->glyphs, 1, draft.length);
  word->trailing_space = last_space_of (&draft, word);
  find_dependence (&draft, word);
  if (!is_safe (glyph_at (&draft, 1)))
    word->start_kerning = width_of_part (&draft, 1, draft.length) - word->advance;
  return measure_breaks (&draft, word->start_kerning, breaks, word->n_breaks);
}
