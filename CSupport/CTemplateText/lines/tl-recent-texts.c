/* tl-recent-texts.c: splits a text into paragraphs and segments when it is first measured, and keeps the
 * result. */
#include <string.h>

#include "lines/tl-pango-layout.h"
#include "lines/tl-recent-texts.h"
#include "unicode/tl-paragraph-iter.h"
#include "unicode/tl-utf8.h"

static TlRecentText
make_empty (void)
{
  return (TlRecentText){ .text = g_string_new (NULL),
                         .paragraphs = g_array_new (FALSE, FALSE, sizeof (TlRecentParagraph)),
                         .segments = g_array_new (FALSE, FALSE, sizeof (TlTextSegment)) };
}

static void
clear_recent (TlRecentText *recent)
{
  g_string_free (recent->text, TRUE);
  g_array_unref (recent->paragraphs);
  g_array_unref (recent->segments);
}

/* Initialises an empty cache, which takes ownership of the buffers of @maker. If @has_segments is FALSE,
 * Pango lays out all text. */
void
tl_recent_texts_init (TlRecentTexts *self, TlWordMaker maker, gboolean has_segments)
{
  tl_segmenter_init (&self->segmenter, maker);
  self->has_segments = has_segments;
  memset (self->next, 0, sizeof self->next);
  self->last = 0;
  self->n_bytes = 0;
  for (guint i = 0; i < TL_N_RECENT_TEXTS; i++)
    self->texts[i] = make_empty ();
}

/* Frees all texts. */
void
tl_recent_texts_clear (TlRecentTexts *self)
{
  for (guint i = 0; i < TL_N_RECENT_TEXTS; i++)
    clear_recent (&self->texts[i]);
  tl_segmenter_clear (&self->segmenter);
}

/* An upper limit of the size of a recent text, in bytes: the capacity of its arrays is at most twice their
 * length. */
static gsize
count_recent (const TlRecentText *recent)
{
  return recent->text->allocated_len
         + 2
             * (recent->paragraphs->len * sizeof (TlRecentParagraph)
                + recent->segments->len * sizeof (TlTextSegment));
}

/* The size of all recent texts and of the segmenter's array, in bytes. */
gsize
tl_recent_texts_get_size (const TlRecentTexts *self)
{
  gsize n_bytes = tl_segmenter_get_size (&self->segmenter);

  for (guint i = 0; i < TL_N_RECENT_TEXTS; i++)
    n_bytes += count_recent (&self->texts[i]);
  return n_bytes;
}

static void
empty_recent (TlRecentText *recent)
{
  clear_recent (recent);
  *recent = make_empty ();
}

/* Adds the size of the text that was added last to the total size, or frees the text if it is too large to be
 * kept. Frees all texts if the total size is too large. */
static void
trim (TlRecentTexts *self)
{
  TlRecentText *last = &self->texts[self->last];

  if (count_recent (last) > TL_MAX_RECENT_TEXT_BYTES)
    empty_recent (last);
  self->n_bytes += count_recent (last);
  if (self->n_bytes > TL_MAX_TOTAL_RECENT_BYTES)
    {
      for (guint i = 0; i < TL_N_RECENT_TEXTS; i++)
        empty_recent (&self->texts[i]);
      self->n_bytes = TL_N_RECENT_TEXTS * count_recent (last);
    }
  tl_segmenter_trim (&self->segmenter);
}

/* Returns the element of @texts in which a text with the hash value @hash is stored next. Subtracts the size
 * of the text that it contains from the total size. */
static TlRecentText *
take_place (TlRecentTexts *self, guint32 hash)
{
  guint set = hash % TL_N_RECENT_SETS;

  self->last = set * TL_RECENT_SET_SIZE + self->next[set]++ % TL_RECENT_SET_SIZE;
  self->n_bytes -= count_recent (&self->texts[self->last]);
  return &self->texts[self->last];
}

/* Marks all texts as invalid, because their styles or words are about to be freed. */
void
tl_recent_texts_forget (TlRecentTexts *self)
{
  for (guint i = 0; i < TL_N_RECENT_TEXTS; i++)
    self->texts[i].style = NULL;
}

/* Whether text is valid UTF-8. */
static gboolean
is_valid (const char *text, gsize length)
{
  const char *rest = tl_utf8_skip_ascii (text, text + length);

  return rest == text + length || g_utf8_validate (rest, text + length - rest, NULL);
}

/* Sets a paragraph's number of segments, the sum of their advances, the limit of their kerning, and whether
 * they have one font. The paragraph's segments are the last ones in @segments. */
static void
sum_up_segments (TlRecentParagraph *paragraph, const GArray *segments)
{
  const TlTextSegment *first = &g_array_index (segments, TlTextSegment, paragraph->first_segment);
  gint64               start = 0, end = 0, hanging = 0;

  paragraph->n_segments = segments->len - paragraph->first_segment;
  paragraph->has_one_font = TRUE;
  for (guint i = 0; i < paragraph->n_segments; i++)
    {
      paragraph->advance += first[i].advance;
      start = MAX (start, first[i].start_kerning);
      end = MAX (end, first[i].end_kerning);
      hanging = MIN (hanging, first[i].hanging_space);
      if (first[i].font != first->font)
        paragraph->has_one_font = FALSE;
    }
  paragraph->most_kerning = start + end - hanging;
}

/* Splits one paragraph into segments, unless Pango has to lay it out. Returns FALSE if Pango has to lay out
 * the whole text. */
static gboolean
segment_paragraph (TlRecentTexts *self, TlRecentText *recent, TlRecentParagraph *paragraph)
{
  TlSegmentResult result;

  paragraph->first_segment = recent->segments->len;
  if (paragraph->begin == paragraph->end)
    return TRUE;
  result = tl_segmenter_segment (&self->segmenter, recent->style, recent->text->str + paragraph->begin,
                                 paragraph->end - paragraph->begin, recent->segments);
  paragraph->is_segmented = result == TL_SEGMENT_DONE;
  sum_up_segments (paragraph, recent->segments);
  return result != TL_SEGMENT_TEXT_NEEDS_PANGO;
}

/* Splits a text into paragraphs, and these into segments. Returns FALSE if Pango has to lay out the whole
 * text. */
static gboolean
segment_paragraphs (TlRecentTexts *self, TlRecentText *recent)
{
  const char     *begin, *end;
  TlParagraphIter iter;

  tl_paragraph_iter_init (&iter, recent->text->str, recent->text->len);
  while (tl_paragraph_iter_next (&iter, &begin, &end))
    {
      TlRecentParagraph paragraph = { .begin = (guint)(begin - recent->text->str),
                                      .end = (guint)(end - recent->text->str),
                                      .direction = PANGO_DIRECTION_NEUTRAL };

      if (!segment_paragraph (self, recent, &paragraph))
        return FALSE;
      g_array_append_val (recent->paragraphs, paragraph);
    }
  return TRUE;
}

/* Splits text that Pango lays out into paragraphs, and determines the direction of each: that of the first
 * character that has a direction, or else that of the previous paragraph. Paragraphs at the beginning of the
 * text that have no such character take the direction of the first paragraph that has one. */
static void
split_paragraphs (TlRecentText *recent)
{
  const char     *begin, *end;
  PangoDirection  direction = PANGO_DIRECTION_NEUTRAL;
  TlParagraphIter iter;

  if (recent->is_readable)
    direction = tl_pango_find_direction (recent->text->str, recent->text->len);
  tl_paragraph_iter_init (&iter, recent->text->str, recent->text->len);
  while (tl_paragraph_iter_next (&iter, &begin, &end))
    {
      PangoDirection    own = PANGO_DIRECTION_NEUTRAL;
      TlRecentParagraph paragraph
        = { .begin = (guint)(begin - recent->text->str), .end = (guint)(end - recent->text->str) };

      if (recent->is_readable)
        own = tl_pango_find_direction (begin, (gsize)(end - begin));
      if (own != PANGO_DIRECTION_NEUTRAL)
        direction = own;
      paragraph.direction = direction;
      g_array_append_val (recent->paragraphs, paragraph);
    }
}

/* The recent text with the given bytes and style; NULL if there is none. */
const TlRecentText *
tl_recent_texts_find (TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length)
{
  guint32             hash = tl_cache_hash (text, length);
  const TlRecentText *set = &self->texts[hash % TL_N_RECENT_SETS * TL_RECENT_SET_SIZE];

  for (guint i = 0; i < TL_RECENT_SET_SIZE; i++)
    if (set[i].hash == hash && set[i].style == style && set[i].text->len == length && set[i].origin == 0
        && set[i].is_end && memcmp (set[i].text->str, text, length) == 0)
      return &set[i];
  return NULL;
}

/* Adds the text as tl_recent_texts_add() does, and returns it. */
static TlRecentText *
add_text (TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length)
{
  guint32       hash = tl_cache_hash (text, length);
  TlRecentText *recent;

  trim (self);
  recent = take_place (self, hash);
  recent->hash = hash;
  recent->style = style;
  recent->origin = 0;
  recent->is_end = TRUE;
  g_string_truncate (recent->text, 0);
  g_string_append_len (recent->text, text, (gssize)length);
  /* This has the effect of g_array_set_size() without a call. */
  recent->paragraphs->len = recent->segments->len = 0;
  recent->is_readable = is_valid (text, length);
  tl_cache_begin (tl_segmenter_get_cache (&self->segmenter));
  if (self->has_segments && style->letter_spacing == 0 && recent->is_readable
      && segment_paragraphs (self, recent))
    return recent;
  g_array_set_size (recent->paragraphs, 0);
  g_array_set_size (recent->segments, 0);
  split_paragraphs (recent);
  return recent;
}

/* Splits a text into paragraphs and segments, and adds it in place of the oldest text of its set. Takes time
 * in proportion to the length of the text, in addition to the time to measure new words. */
const TlRecentText *
tl_recent_texts_add (TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length)
{
  return add_text (self, style, text, length);
}

/* Whether a text is so long that it is added in parts, and none of its paragraphs affects how the others are
 * laid out. Linear in the length of the text. */
gboolean
tl_recent_texts_can_split (const TlRecentTexts *self,
                           const TlTextStyle   *style,
                           const char          *text,
                           gsize                length)
{
  const char     *begin, *end;
  TlParagraphIter iter;

  if (length <= TL_TEXT_PART_BYTES || !self->has_segments || style->letter_spacing != 0
      || !is_valid (text, length))
    return FALSE;
  tl_paragraph_iter_init (&iter, text, length);
  while (tl_paragraph_iter_next (&iter, &begin, &end))
    if (tl_segmenter_leaves_text_to_pango (&self->segmenter, begin, (gsize)(end - begin)))
      return FALSE;
  return TRUE;
}

/* The offset of the end of the part that begins at @begin: that of the first paragraph that begins at least
 * %TL_TEXT_PART_BYTES later, or of the end of the text. */
static gsize
find_part_end (const char *text, gsize length, gsize begin)
{
  const char     *paragraph, *end;
  TlParagraphIter iter;

  if (length - begin <= TL_TEXT_PART_BYTES)
    return length;
  tl_paragraph_iter_init (&iter, text + begin, length - begin);
  while (tl_paragraph_iter_next (&iter, &paragraph, &end))
    if ((gsize)(paragraph - text) >= begin + TL_TEXT_PART_BYTES)
      return (gsize)(paragraph - text);
  return length;
}

/* Adds the part of a text that begins at @begin, the offset of a paragraph, as tl_recent_texts_add() adds a
 * text. The part is never found again. */
const TlRecentText *
tl_recent_texts_add_part (
  TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length, gsize begin)
{
  const gsize   end = find_part_end (text, length, begin);
  TlRecentText *recent = add_text (self, style, text + begin, end - begin);

  recent->origin = begin;
  recent->is_end = end == length;
  /* The paragraph after the last terminator belongs to the next part. */
  if (!recent->is_end)
    g_array_set_size (recent->paragraphs, recent->paragraphs->len - 1);
  return recent;
}
