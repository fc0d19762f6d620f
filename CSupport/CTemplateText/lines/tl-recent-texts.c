/* tl-recent-texts.c: splits a text into paragraphs where it is measured for the first time. */
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

/* Prepares for texts; takes over what @maker owns. */
void
tl_recent_texts_init (TlRecentTexts *self, TlWordMaker maker, gboolean has_segments)
{
  tl_segmenter_init (&self->segmenter, maker);
  self->has_segments = has_segments;
  self->next = 0;
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

/* How many bytes a text takes; its arrays have room for twice as much as is in them at most. */
static gsize
count_recent (const TlRecentText *recent)
{
  return recent->text->allocated_len
         + 2
             * (recent->paragraphs->len * sizeof (TlRecentParagraph)
                + recent->segments->len * sizeof (TlTextSegment));
}

/* How many bytes all texts take. */
gsize
tl_recent_texts_get_size (const TlRecentTexts *self)
{
  gsize n_bytes = tl_segmenter_get_size (&self->segmenter);

  for (guint i = 0; i < TL_N_RECENT_TEXTS; i++)
    n_bytes += count_recent (&self->texts[i]);
  return n_bytes;
}

/* Frees what is too large to be kept. */
static void
trim (TlRecentTexts *self)
{
  for (guint i = 0; i < TL_N_RECENT_TEXTS; i++)
    if (count_recent (&self->texts[i]) > TL_MOST_RECENT_TEXT_BYTES)
      {
        clear_recent (&self->texts[i]);
        self->texts[i] = make_empty ();
      }
  tl_segmenter_trim (&self->segmenter);
}

/* Forgets all texts: their styles or words are about to be freed. */
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

/* Whether all segments from @first on have one font. */
static gboolean
all_have_one_font (const GArray *segments, guint first)
{
  for (guint i = first + 1; i < segments->len; i++)
    if (g_array_index (segments, TlTextSegment, i).font
        != g_array_index (segments, TlTextSegment, first).font)
      return FALSE;
  return TRUE;
}

/* Splits one paragraph into segments, unless Pango has to lay it out. FALSE if Pango has to lay out the whole
 * text. */
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
  paragraph->n_segments = recent->segments->len - paragraph->first_segment;
  paragraph->has_one_font = all_have_one_font (recent->segments, paragraph->first_segment);
  return result != TL_SEGMENT_TEXT_NEEDS_PANGO;
}

/* Splits the text's paragraphs into segments. FALSE if Pango has to lay out all of them. */
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

/* Splits text that Pango lays out. Each paragraph has the direction of its first character that has one, or
 * else that of the paragraph before it; the first ones without, that of the first with. */
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

/* A recent text in a style; NULL if it is none. */
const TlRecentText *
tl_recent_texts_find (TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length)
{
  for (guint i = 0; i < TL_N_RECENT_TEXTS; i++)
    {
      const TlRecentText *recent = &self->texts[i];

      if (recent->style == style && recent->text->len == length
          && memcmp (recent->text->str, text, length) == 0)
        return recent;
    }
  return NULL;
}

/* Splits a text, which takes the place of the oldest. Takes time in proportion to the length of the text. */
const TlRecentText *
tl_recent_texts_add (TlRecentTexts *self, TlTextStyle *style, const char *text, gsize length)
{
  TlRecentText *recent = &self->texts[self->next++ % TL_N_RECENT_TEXTS];

  trim (self);
  recent->style = style;
  g_string_truncate (recent->text, 0);
  g_string_append_len (recent->text, text, (gssize)length);
  g_array_set_size (recent->paragraphs, 0);
  g_array_set_size (recent->segments, 0);
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
