#include <string.h>

#include "lines/tl-text-cuts.h"
#include "lines/tl-text-pango.h"
#include "lines/tl-text-paragraphs.h"

static TlCutText
make_empty (void)
{
  return (TlCutText){ .text = g_string_new (NULL),
                      .paragraphs = g_array_new (FALSE, FALSE, sizeof (TlCutParagraph)),
                      .pieces = g_array_new (FALSE, FALSE, sizeof (TlTextPiece)) };
}

static void
clear_cut (TlCutText *cut)
{
  g_string_free (cut->text, TRUE);
  g_array_unref (cut->paragraphs);
  g_array_unref (cut->pieces);
}

/* Prepares for texts; takes over what @maker owns. */
void
tl_cuts_init (TlCuts *self, TlWordMaker maker, gboolean cuts_pieces)
{
  tl_cutter_init (&self->cutter, maker);
  self->cuts_pieces = cuts_pieces;
  memset (self->next, 0, sizeof self->next);
  self->last = 0;
  self->n_bytes = 0;
  for (guint i = 0; i < TL_N_CUTS; i++)
    self->cuts[i] = make_empty ();
}

void
tl_cuts_clear (TlCuts *self)
{
  for (guint i = 0; i < TL_N_CUTS; i++)
    clear_cut (&self->cuts[i]);
  g_string_free (self->cutter.maker.text, TRUE);
  g_string_free (self->cutter.maker.probe, TRUE);
  g_array_unref (self->cutter.maker.glyphs);
  tl_cutter_clear (&self->cutter);
}

/* How many bytes a cut takes; its arrays have room for twice as much as is in them at most. */
static gsize
count_cut (const TlCutText *cut)
{
  return cut->text->allocated_len
         + 2 * (cut->paragraphs->len * sizeof (TlCutParagraph) + cut->pieces->len * sizeof (TlTextPiece));
}

/* How many bytes all take. */
gsize
tl_cuts_count (const TlCuts *self)
{
  gsize n_bytes = self->cutter.capacity * sizeof (TlCutWord);

  for (guint i = 0; i < TL_N_CUTS; i++)
    n_bytes += count_cut (&self->cuts[i]);
  return n_bytes;
}

static void
empty_cut (TlCutText *cut)
{
  clear_cut (cut);
  *cut = make_empty ();
}

/* Counts the last text, or frees it if it is too large to be kept; frees all where they are too large
 * together. */
static void
trim (TlCuts *self)
{
  TlCutText *last = &self->cuts[self->last];

  if (count_cut (last) > TL_MOST_CUT_BYTES)
    empty_cut (last);
  self->n_bytes += count_cut (last);
  if (self->n_bytes > TL_MOST_BYTES_OF_CUTS)
    {
      for (guint i = 0; i < TL_N_CUTS; i++)
        empty_cut (&self->cuts[i]);
      self->n_bytes = TL_N_CUTS * count_cut (last);
    }
  tl_cutter_trim (&self->cutter);
}

/* The place in its set that the next text with a hash takes. */
static TlCutText *
take_place (TlCuts *self, guint32 hash)
{
  guint set = hash % TL_N_CUT_SETS;

  self->last = set * TL_CUT_SET_SIZE + self->next[set]++ % TL_CUT_SET_SIZE;
  self->n_bytes -= count_cut (&self->cuts[self->last]);
  return &self->cuts[self->last];
}

/* Forgets all texts: their styles or words are about to go. */
void
tl_cuts_forget (TlCuts *self)
{
  for (guint i = 0; i < TL_N_CUTS; i++)
    self->cuts[i].style = NULL;
}

/* Whether text is UTF-8 as it should be. */
static gboolean
is_valid (const char *text, gsize length)
{
  const char *rest = tl_text_skip_ascii (text, text + length);

  return rest == text + length || g_utf8_validate (rest, text + length - rest, NULL);
}

/* Notes what is true of all pieces of a paragraph, which end @pieces. */
static void
sum_up_pieces (TlCutParagraph *paragraph, const GArray *pieces)
{
  const TlTextPiece *first = &g_array_index (pieces, TlTextPiece, paragraph->first_piece);

  paragraph->n_pieces = pieces->len - paragraph->first_piece;
  paragraph->has_one_face = TRUE;
  for (guint i = 0; i < paragraph->n_pieces; i++)
    {
      paragraph->advance += first[i].advance;
      if (first[i].face != first->face)
        paragraph->has_one_face = FALSE;
    }
}

/* Cuts the text's paragraphs into pieces. FALSE if some are special together with those around them. */
static gboolean
cut_paragraphs (TlCuts *self, TlCutText *cut)
{
  const char     *begin, *end;
  TlParagraphIter iter;

  tl_paragraph_iter_init (&iter, cut->text->str, cut->text->len);
  while (tl_paragraph_iter_next (&iter, &begin, &end))
    {
      TlCutParagraph paragraph = { .begin = (guint)(begin - cut->text->str),
                                   .end = (guint)(end - cut->text->str),
                                   .first_piece = cut->pieces->len,
                                   .direction = PANGO_DIRECTION_NEUTRAL };

      if (end > begin)
        {
          TlCutResult result
            = tl_cutter_cut (&self->cutter, cut->style, begin, (gsize)(end - begin), cut->pieces);

          if (result == TL_CUT_TEXT_IS_SPECIAL)
            return FALSE;
          paragraph.is_cut = result == TL_CUT_DONE;
          sum_up_pieces (&paragraph, cut->pieces);
        }
      g_array_append_val (cut->paragraphs, paragraph);
    }
  return TRUE;
}

/* Splits text that Pango lays out. Each paragraph has the direction of its first character that has one, or
 * else that of the paragraph before it; the first ones without, that of the first with. */
static void
split_paragraphs (TlCutText *cut)
{
  const char     *begin, *end;
  PangoDirection  direction = PANGO_DIRECTION_NEUTRAL;
  TlParagraphIter iter;

  if (cut->is_readable)
    direction = tl_pango_find_direction (cut->text->str, cut->text->len);
  tl_paragraph_iter_init (&iter, cut->text->str, cut->text->len);
  while (tl_paragraph_iter_next (&iter, &begin, &end))
    {
      PangoDirection own = PANGO_DIRECTION_NEUTRAL;
      TlCutParagraph paragraph
        = { .begin = (guint)(begin - cut->text->str), .end = (guint)(end - cut->text->str) };

      if (cut->is_readable)
        own = tl_pango_find_direction (begin, (gsize)(end - begin));
      if (own != PANGO_DIRECTION_NEUTRAL)
        direction = own;
      paragraph.direction = direction;
      g_array_append_val (cut->paragraphs, paragraph);
    }
}

/* A recent text in a style; NULL if it is none. */
const TlCutText *
tl_cuts_find (TlCuts *self, TlTextStyle *style, const char *text, gsize length)
{
  guint32          hash = tl_cache_hash (text, length);
  const TlCutText *set = &self->cuts[hash % TL_N_CUT_SETS * TL_CUT_SET_SIZE];

  for (guint i = 0; i < TL_CUT_SET_SIZE; i++)
    if (set[i].hash == hash && set[i].style == style && set[i].text->len == length
        && memcmp (set[i].text->str, text, length) == 0)
      return &set[i];
  return NULL;
}

/* Cuts a text, which takes the place of the oldest in its set. */
TlCutText *
tl_cuts_cut (TlCuts *self, TlTextStyle *style, const char *text, gsize length)
{
  guint32    hash = tl_cache_hash (text, length);
  TlCutText *cut;

  trim (self);
  cut = take_place (self, hash);
  cut->hash = hash;
  cut->style = style;
  g_string_truncate (cut->text, 0);
  g_string_append_len (cut->text, text, (gssize)length);
  /* What g_array_set_size() does here, without a call. */
  cut->paragraphs->len = cut->pieces->len = 0;
  cut->is_readable = is_valid (text, length);
  tl_cache_begin (self->cutter.maker.cache);
  if (self->cuts_pieces && style->letter_spacing == 0 && cut->is_readable && cut_paragraphs (self, cut))
    return cut;
  g_array_set_size (cut->paragraphs, 0);
  g_array_set_size (cut->pieces, 0);
  split_paragraphs (cut);
  return cut;
}
