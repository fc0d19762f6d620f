/* tl-styled-text.c: measures text in several fonts as a UILabel measures attributed text.
 *
 * Each paragraph is laid out by itself. A line is as tall as the fonts of its runs require: its ascender is
 * the greatest of their ascenders, and its descender the greatest of their descenders. A paragraph in one
 * font is measured from cached words; Pango lays out the others. */
#include "measuring/tl-styled-text.h"

/* The lines that have been measured. Lengths are in points. */
typedef struct
{
  const TlStyledText *text;     /* the text */
  TlTextMeasurer     *measurer; /* the measurer */
  int                 width;    /* the width at which lines are broken, in Pango units; −1 for no limit */
  guint               n_lines;  /* the number of lines */
  double              widest;   /* the width of the widest line */
  double              height;   /* the height of all lines, with the leading between them */
  double              first_baseline; /* the distance of the first baseline from the top */
  double              last_baseline;  /* the distance of the last baseline from the top */
} TlStyledSum;

static guint
find_font (const TlStyledSum *sum, guint run)
{
  return tl_text_measurer_find_font (sum->measurer, &tl_runs_get (sum->text->runs, run)->font);
}

static gboolean
is_full (const TlStyledSum *sum)
{
  guint most = sum->text->style->most_lines;

  return most > 0 && sum->n_lines >= most;
}

static void
insert_attribute (PangoAttrList *list, PangoAttribute *attribute, gsize start, gsize end)
{
  attribute->start_index = (guint)start;
  attribute->end_index = (guint)end;
  pango_attr_list_insert (list, attribute);
}

/* Adds the font of a run to the attributes of the part of a paragraph between two offsets in the text. The
 * paragraph begins at @origin. */
static void
add_attributes (const TlStyledSum *sum, PangoAttrList *list, guint run, gsize origin, gsize start, gsize end)
{
  PangoFontDescription *font = tl_font_description_to_pango (&tl_runs_get (sum->text->runs, run)->font);
  int                   spacing = tl_text_measurer_get_letter_spacing (sum->measurer, find_font (sum, run),
                                                                       sum->text->text + start, end - start);

  insert_attribute (list, pango_attr_font_desc_new (font), start - origin, end - origin);
  if (spacing != 0)
    insert_attribute (list, pango_attr_letter_spacing_new (spacing), start - origin, end - origin);
  pango_font_description_free (font);
}

/* Returns the fonts of a paragraph as Pango's attributes; NULL if the paragraph has only one font. */
static PangoAttrList *
make_attributes (const TlStyledSum *sum, gsize start, gsize end)
{
  const GArray  *runs = sum->text->runs;
  guint          run = tl_runs_find (runs, start);
  PangoAttrList *list = NULL;

  if (tl_runs_get (runs, run)->end >= end || run + 1 == runs->len)
    return NULL;
  list = pango_attr_list_new ();
  for (gsize from = start; from < end; run++)
    {
      gsize to = run + 1 == runs->len ? end : MIN (tl_runs_get (runs, run)->end, end);

      if (to > from)
        add_attributes (sum, list, run, start, from, to);
      from = to;
    }
  return list;
}

/* Adds a line that begins at an offset in the text. */
static void
add_line (TlStyledSum *sum, const TlTextLine *line, gsize start)
{
  gsize  last = start + (line->length > 0 ? line->length - 1 : 0);
  double ascender = 0.0, descender = 0.0;

  for (guint run = tl_runs_find (sum->text->runs, start); run <= tl_runs_find (sum->text->runs, last); run++)
    {
      double one = 0.0, other = 0.0;

      tl_text_measurer_get_line_metrics (sum->measurer, find_font (sum, run), &one, &other);
      ascender = MAX (ascender, one);
      descender = MAX (descender, other);
    }
  if (sum->n_lines > 0)
    sum->height += sum->text->style->leading;
  sum->last_baseline = sum->height + ascender;
  if (sum->n_lines == 0)
    sum->first_baseline = sum->last_baseline;
  sum->height += ascender + descender;
  sum->widest = MAX (sum->widest, line->width / PANGO_SCALE);
  sum->n_lines++;
}

/* Adds the lines of the paragraph between two offsets in the text. */
static void
add_paragraph (TlStyledSum *sum, gsize start, gsize end)
{
  PangoAttrList    *attributes = make_attributes (sum, start, end);
  TlTextRequest     request = { .text = sum->text->text + start,
                                .length = (gssize)(end - start),
                                .width = sum->width,
                                .wrap = sum->text->style->wrap,
                                .attributes = attributes };
  TlTextExtents     extents;
  const TlTextLine *lines;
  guint             n_lines;

  tl_text_measurer_measure (sum->measurer, find_font (sum, tl_runs_find (sum->text->runs, start)), &request,
                            &extents);
  lines = tl_text_measurer_get_lines (sum->measurer, &n_lines);
  for (guint i = 0; i < n_lines && !is_full (sum); i++)
    add_line (sum, &lines[i], start + lines[i].start);
  g_clear_pointer (&attributes, pango_attr_list_unref);
}

static void
add_paragraphs (TlStyledSum *sum)
{
  const char *text = sum->text->text;
  gsize       start = 0, length = sum->text->length;

  for (gsize end = 0; end <= length && !is_full (sum); end++)
    {
      gsize terminator = end == length ? 0 : tl_text_get_paragraph_end (text + end, length - end);

      if (end < length && terminator == 0)
        continue;
      add_paragraph (sum, start, end);
      start = end + terminator;
      end += terminator == 0 ? 0 : terminator - 1;
    }
}

/* Measures a text. If the style has a preferred width and permits several lines, lines are broken at that
 * width; otherwise, they are broken at @width, which is in points, or not at all if it is negative. */
void
tl_styled_text_measure (const TlStyledText *self,
                        TlTextMeasurer     *measurer,
                        double              width,
                        TlTextContentSize  *size)
{
  double      preferred = self->style->preferred_width;
  TlStyledSum sum = { .text = self, .measurer = measurer, .width = -1 };

  if (self->style->most_lines != 1)
    sum.width = tl_text_width_to_pango (preferred > 0.0 ? preferred : width);
  add_paragraphs (&sum);
  size->width = sum.widest;
  size->height = sum.height;
  size->first_baseline = sum.first_baseline - sum.height / 2.0;
  size->last_baseline = sum.height / 2.0 - (sum.height - sum.last_baseline);
}
