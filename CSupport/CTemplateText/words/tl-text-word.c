#include <string.h>

#include "words/tl-text-word.h"

/* A word that is being made. The glyphs are those of a space and the word. */
typedef struct
{
  TlWordMaker  *maker;
  const TlFace *face;
  const char   *text; /* of a space and the word */
  gsize         length;
  gsize         n_spaces; /* at its end */
} Draft;

static inline const TlGlyph *
glyph_at (const Draft *draft, guint i)
{
  return &g_array_index (draft->maker->glyphs, TlGlyph, i);
}

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

/* The glyph that the text from @offset on begins with, NULL if a glyph stretches over that place. */
static const TlGlyph *
glyph_of_offset (const Draft *draft, gsize offset)
{
  for (guint i = 0; i < draft->maker->glyphs->len; i++)
    if (glyph_at (draft, i)->cluster == offset)
      return glyph_at (draft, i);
  return NULL;
}

static gboolean
is_safe (const TlGlyph *glyph)
{
  return (glyph->flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) == 0;
}

static void
shape_draft (Draft *draft)
{
  TlShaper *shaper = draft->maker->shaper;

  tl_shaper_shape (shaper, draft->face, draft->text, draft->length);
  g_array_set_size (draft->maker->glyphs, 0);
  g_array_append_vals (draft->maker->glyphs, shaper->glyphs->data, shaper->glyphs->len);
}

/* The width of part of the draft, shaped by itself. */
static int
width_of_part (const Draft *draft, gsize from, gsize to)
{
  TlShaper *shaper = draft->maker->shaper;

  tl_shaper_shape (shaper, draft->face, draft->text + from, to - from);
  return sum_of_advances (shaper->glyphs, 0, to - from);
}

/* The nearest place at or before @offset where the glyphs on both sides do not depend on each other. */
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

static gsize
safe_place_after (const Draft *draft, gsize offset)
{
  for (guint i = 0; i < draft->maker->glyphs->len; i++)
    if (glyph_at (draft, i)->cluster > offset && is_safe (glyph_at (draft, i))
        && glyph_at (draft, i - 1)->cluster != glyph_at (draft, i)->cluster)
      return glyph_at (draft, i)->cluster;
  return draft->length;
}

/* Computes what lines gain that end or start at a place in the draft. FALSE if glyphs stretch over it. */
static gboolean
measure_break (const Draft *draft, TlWordBreak *place)
{
  gsize          offset = place->offset + 1;
  const TlGlyph *glyph = glyph_of_offset (draft, offset);
  gsize          before, after;

  place->end = place->start = 0;
  if (glyph == NULL)
    return FALSE;
  if (is_safe (glyph))
    return TRUE;
  before = safe_place_before (draft, offset);
  after = safe_place_after (draft, offset);
  place->end = width_of_part (draft, before, offset) - sum_of_advances (draft->maker->glyphs, before, offset);
  place->start = width_of_part (draft, offset, after) - sum_of_advances (draft->maker->glyphs, offset, after);
  return TRUE;
}

/* Whether a line from one place to another is as wide as its parts say: places between which there is a safe
 * one do not know of each other. */
static gboolean
is_additive (const Draft *draft, const TlWordBreak *from, const TlWordBreak *to)
{
  gsize start = from->offset + 1, end = to->offset + 1;

  if (is_safe (glyph_of_offset (draft, start)) || is_safe (glyph_of_offset (draft, end))
      || safe_place_after (draft, start) <= end)
    return TRUE;
  return width_of_part (draft, start, end)
         == sum_of_advances (draft->maker->glyphs, start, end) + from->start + to->end;
}

/* Whether Pango's way of finding words in Thai text may break punctuation among it in its own way. */
static gboolean
is_thai_punctuation (TlWordMaker *maker, GUnicodeScript script, const char *text, const char *end)
{
  gboolean has_thai = FALSE, has_punctuation = FALSE;

  if (script != G_UNICODE_SCRIPT_THAI)
    return FALSE;
  while (text < end)
    {
      gunichar character = tl_text_next (&text);

      has_thai = has_thai || tl_char_table_get (maker->chars, character)->script == G_UNICODE_SCRIPT_THAI;
      has_punctuation = has_punctuation || !g_unichar_isalnum (character);
    }
  return has_punctuation && !has_thai;
}

/* Finds the places in a word, without the spaces behind it, where lines may break: bytes before them. Returns
 * how many; −1 if there are too many, or Pango does more there than breaking. */
static int
find_breaks (TlWordMaker *maker, const TlScript *script, const char *word, const char *end, guint32 *offsets)
{
  const char   *place = word;
  gboolean      pairwise = tl_breaks_are_pairwise (maker->chars, word, (gsize)(end - word));
  PangoLogAttr *attributes = NULL;
  gunichar      before = 0;
  guint8        before_type = 0;
  int           n = 0;

  if (word == end)
    return 0;
  if (g_utf8_next_char (word) < end && is_thai_punctuation (maker, script->script, word, end))
    return -1;
  if (!pairwise)
    {
      int n_chars = (int)g_utf8_strlen (word, end - word);

      attributes = g_new0 (PangoLogAttr, n_chars + 1);
      pango_get_log_attrs (word, (int)(end - word), 0, pango_language_get_default (), attributes,
                           n_chars + 1);
    }
  for (gsize i = 0; place < end && n >= 0; i++)
    {
      const char *at = place;
      gunichar    character = tl_text_next (&place);
      guint8      type = tl_char_table_get (maker->chars, character)->break_type;
      TlBreak     found = TL_BREAK_FORBIDDEN;

      if (at > word && pairwise)
        found = tl_break_table_ask (maker->breaks, before, before_type, FALSE, character, type);
      else if (at > word)
        {
          const PangoLogAttr *attribute = &attributes[i];

          if (attribute->is_line_break)
            found = attribute->break_inserts_hyphen || attribute->is_mandatory_break ? TL_BREAK_UNCERTAIN
                                                                                     : TL_BREAK_ALLOWED;
        }
      if (found > TL_BREAK_ALLOWED || (found == TL_BREAK_ALLOWED && n == TL_MOST_BREAKS))
        n = -1;
      else if (found == TL_BREAK_ALLOWED)
        offsets[n++] = (guint32)(at - word);
      before = character;
      before_type = type;
    }
  g_free (attributes);
  return n;
}

/* Computes what the breaks of the draft, and its end, do to widths. FALSE if only Pango knows. */
static gboolean
measure_breaks (const Draft *draft, int word_start, TlWordBreak *breaks, guint n)
{
  TlWordBreak begin = { .offset = 0, .start = word_start };
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

/* Looks at the characters: their fonts, which they must share, and the outer ones. */
static guint8
read_characters (TlWordMaker *maker, TlScript *script, TlWord *word, const char *text, const char *end)
{
  guint8   number = TL_FACE_UNKNOWN;
  gboolean begins = TRUE, has_neutral = FALSE;

  for (const char *next = text; next < end; begins = FALSE)
    {
      gunichar      character = tl_text_next (&next);
      const TlChar *known = tl_char_table_get (maker->chars, character);
      guint8        face;

      if (begins)
        {
          word->first = character;
          word->first_type = known->break_type;
        }
      if ((known->flags & TL_CHAR_SPECIAL) != 0 || (begins && (known->flags & TL_CHAR_MARK) != 0))
        return TL_WORD_COMPLEX;
      if ((known->flags & TL_CHAR_MARK) == 0)
        {
          word->last = character;
          word->last_type = known->break_type;
        }
      if (character == 0x3000)
        return TL_WORD_COMPLEX;
      if ((known->flags & TL_CHAR_WHITE) != 0)
        {
          has_neutral = TRUE;
          continue;
        }
      face = tl_script_get_face_number (script, character, maker->shaper);
      if (face == TL_FACE_NONE)
        return TL_WORD_COMPLEX;
      if (number != TL_FACE_UNKNOWN && number != face)
        return TL_WORD_MIXED;
      number = face;
    }
  if (number == TL_FACE_UNKNOWN)
    return TL_WORD_COMPLEX;
  word->face = tl_script_get_face (script, number);
  if (!word->face->is_simple || (has_neutral && !pango_font_has_char (word->face->font, 0xa0)))
    return TL_WORD_COMPLEX;
  return 0;
}

/* Whether there are glyphs, as they are or as they were before anything replaced them, that may ask for what
 * is beyond the spaces around the word. */
static gboolean
has_dependent_glyphs (const Draft *draft)
{
  const hb_set_t *dependent = draft->face->dependent;

  if (hb_set_is_empty (dependent))
    return FALSE;
  for (guint i = 0; i < draft->maker->glyphs->len; i++)
    if (hb_set_has (dependent, glyph_at (draft, i)->glyph))
      return TRUE;
  for (const char *next = draft->text + 1, *end = draft->text + draft->length; next < end;)
    {
      hb_codepoint_t glyph;

      if (hb_font_get_nominal_glyph (draft->face->hb_font, tl_text_next (&next), &glyph)
          && hb_set_has (dependent, glyph))
        return TRUE;
    }
  return FALSE;
}

/* Finds out whether the word's glyphs ask for what is beyond the spaces: then HarfBuzz marks sentinels there.
 */
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
  tl_shaper_probe (shaper, draft->face, text->str, text->len);
  if ((tl_shaper_get (shaper, 0)->flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) != 0)
    word->flags |= TL_WORD_LOOKS_BACK;
  if (draft->n_spaces > 0
      && (tl_shaper_get (shaper, shaper->glyphs->len - 1)->flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) != 0)
    word->flags |= TL_WORD_LOOKS_ON;
  for (guint i = 1; i < draft->maker->glyphs->len; i++)
    word->glyphs = tl_hash_glyph (word->glyphs, glyph_at (draft, i)->glyph);
}

/* The advance of the white space that the word ends with. */
static int
last_white_of (const Draft *draft, const TlWord *word)
{
  const TlGlyph *last = glyph_at (draft, draft->maker->glyphs->len - 1);

  return draft->n_spaces > 0 || word->last == 0xa0 ? last->advance : 0;
}

/* Shapes the word behind a space and fills in what the glyphs say. FALSE if only Pango knows. */
static gboolean
measure_word (Draft *draft, TlWord *word, TlWordBreak *breaks)
{
  const GArray *glyphs = draft->maker->glyphs;

  shape_draft (draft);
  if (glyphs->len < 2 || glyph_at (draft, 0)->glyph != draft->face->space_glyph
      || glyph_at (draft, 1)->cluster != 1)
    return FALSE;
  word->lead = glyph_at (draft, 0)->advance - draft->face->space_advance;
  word->advance = sum_of_advances (glyphs, 1, draft->length);
  word->white = last_white_of (draft, word);
  find_dependence (draft, word);
  if (!is_safe (glyph_at (draft, 1)))
    word->start = width_of_part (draft, 1, draft->length) - word->advance;
  return measure_breaks (draft, word->start, breaks, word->n_breaks);
}

/* Stores a copy of @draft with its breaks and text. NULL if the cache has no room. */
static TlWord *
store_word (TlWordMaker       *maker,
            const TlWord      *draft,
            const TlWordBreak *breaks,
            TlScript          *script,
            const char        *text,
            gsize              length,
            gpointer          *slot)
{
  gsize   n_breaks = draft->n_breaks > 0 ? draft->n_breaks + 1u : 0;
  gsize   head = sizeof *draft + n_breaks * sizeof *breaks;
  TlWord *word;
  char   *copy;

  if (!tl_cache_has_room (maker->cache, head + length))
    return NULL;
  word = g_malloc (head + length);
  *word = *draft;
  if (n_breaks > 0)
    memcpy (word->breaks, breaks, n_breaks * sizeof *breaks);
  copy = (char *)word + head;
  memcpy (copy, text, length);
  tl_entry_set_key (&word->entry, TL_ENTRY_WORD, script, copy, length, tl_cache_hash (text, length));
  word->entry.slot = slot;
  tl_cache_add (maker->cache, &word->entry, head + length);
  return word;
}

/* Finds out all about a word whose characters share a face. */
static gboolean
measure (TlWordMaker    *maker,
         const TlScript *script,
         TlWord         *word,
         TlWordBreak    *breaks,
         const char     *text,
         gsize           length)
{
  Draft   draft = { .maker = maker, .face = word->face };
  guint32 offsets[TL_MOST_BREAKS];
  int     n_breaks;

  while (draft.n_spaces < length && text[length - 1 - draft.n_spaces] == ' ')
    draft.n_spaces++;
  n_breaks = find_breaks (maker, script, text, text + length - draft.n_spaces, offsets);
  if (n_breaks < 0)
    return FALSE;
  word->n_breaks = (guint8)n_breaks;
  for (int i = 0; i < n_breaks; i++)
    breaks[i] = (TlWordBreak){ .offset = offsets[i] };
  if (tl_word_add_up (maker, word, breaks, text, length, draft.n_spaces))
    return TRUE;
  word->flags = 0;
  word->start = 0;
  word->glyphs = 0;
  g_string_assign (maker->text, " ");
  g_string_append_len (maker->text, text, (gssize)length);
  draft.text = maker->text->str;
  draft.length = maker->text->len;
  return measure_word (&draft, word, breaks);
}

/* Shapes a word and remembers it. Words that only Pango can measure are remembered as such. */
TlWord *
tl_word_make (TlWordMaker *maker, TlScript *script, const char *text, gsize length)
{
  TlWord      word = { .flags = 0 };
  TlWordBreak breaks[TL_MOST_BREAKS + 1];
  const char *end = text + length;

  if (length <= TL_LONGEST_WORD && tl_word_add_up_ascii (maker, script, &word, text, length))
    return store_word (maker, &word, NULL, script, text, length, NULL);
  word = (TlWord){ .flags = 0 };
  while (end > text && end[-1] == ' ')
    end--;
  word.flags = length > TL_LONGEST_WORD ? TL_WORD_COMPLEX : read_characters (maker, script, &word, text, end);
  if (word.flags == 0 && !measure (maker, script, &word, breaks, text, length))
    {
      word.flags |= TL_WORD_COMPLEX;
      word.n_breaks = 0;
    }
  return store_word (maker, &word, breaks, script, text, length, NULL);
}

/* Shapes an ideograph, which must not ask for its neighbours. */
TlWord *
tl_word_make_char (TlWordMaker *maker, TlScript *script, gunichar character, const char *text, gsize length)
{
  TlWord word = { .flags = 0 };

  word.flags = read_characters (maker, script, &word, text, text + length);
  if ((tl_char_table_get (maker->chars, character)->flags & TL_CHAR_WHITE) != 0)
    {
      guint8 number = tl_script_get_face_number (script, character, maker->shaper);

      word.face = tl_script_get_face (script, number);
      word.flags = word.face != NULL && word.face->is_simple ? 0 : TL_WORD_COMPLEX;
      word.first = word.last = character;
      word.first_type = word.last_type = tl_char_table_get (maker->chars, character)->break_type;
    }
  if (word.flags == 0)
    {
      const TlGlyph *glyph;

      tl_shaper_shape_with (maker->shaper, word.face, text, length, word.face->features,
                            word.face->n_features, TRUE);
      glyph = tl_shaper_get (maker->shaper, 0);
      word.advance = glyph->advance;
      if (maker->shaper->glyphs->len != 1 || (glyph->flags & HB_GLYPH_FLAG_UNSAFE_TO_CONCAT) != 0)
        word.flags = TL_WORD_COMPLEX;
      if (character == 0x3000)
        word.white = word.advance;
    }
  return store_word (maker, &word, NULL, script, text, length,
                     &tl_script_get_page (script, character)->words[character & 0xff]);
}

/* Whether @left and @right have the same widths side by side as each by itself. */
gboolean
tl_pair_is_free (TlWordMaker *maker, TlScript *script, const TlFace *face, gunichar left, gunichar right)
{
  char    text[12];
  int     begin = g_unichar_to_utf8 (left, text), length = begin + g_unichar_to_utf8 (right, text + begin);
  TlPair *pair = tl_cache_find (maker->cache, TL_ENTRY_PAIR, script, text, (gsize)length);
  const TlGlyph *first, *second;

  if (pair != NULL)
    return pair->is_free;
  if (!tl_cache_has_room (maker->cache, sizeof *pair + (gsize)length))
    return FALSE;
  pair = g_malloc0 (sizeof *pair + (gsize)length);
  memcpy (pair + 1, text, (gsize)length);
  tl_entry_set_key (&pair->entry, TL_ENTRY_PAIR, script, (char *)(pair + 1), (gsize)length,
                    tl_cache_hash (text, (gsize)length));
  tl_shaper_shape (maker->shaper, face, text, (gsize)length);
  first = tl_shaper_get (maker->shaper, 0);
  second = tl_shaper_get (maker->shaper, 1);
  pair->is_free = maker->shaper->glyphs->len == 2 && first->cluster == 0 && (int)second->cluster == begin
                  && is_safe (second);
  tl_cache_add (maker->cache, &pair->entry, sizeof *pair + (gsize)length);
  return pair->is_free;
}
