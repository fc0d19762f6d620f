/* tl-pango-layout.c: sets the text and the options of a PangoLayout, and reads the resulting lines and
 * glyphs. */
#include "lines/tl-pango-layout.h"
#include "unicode/tl-script-runs.h"

/* Initialises a layout with a new PangoLayout for @context. */
void
tl_pango_layout_init (TlPangoLayout *self, PangoContext *context)
{
  self->layout = pango_layout_new (context);
  self->text = g_string_new (NULL);
  self->lines = g_array_new (FALSE, FALSE, sizeof (TlTextLine));
}

/* Frees the PangoLayout and the lines. */
void
tl_pango_layout_clear (TlPangoLayout *self)
{
  g_object_unref (self->layout);
  g_string_free (self->text, TRUE);
  g_array_unref (self->lines);
}

/* Replaces all attributes of @layout by the given letter spacing, in Pango units; removes them if it is 0. */
static void
set_letter_spacing (PangoLayout *layout, int letter_spacing)
{
  PangoAttrList *attributes = NULL;

  if (letter_spacing != 0)
    {
      attributes = pango_attr_list_new ();
      pango_attr_list_insert (attributes, pango_attr_letter_spacing_new (letter_spacing));
    }
  pango_layout_set_attributes (layout, attributes);
  if (attributes != NULL)
    pango_attr_list_unref (attributes);
}

/* Returns the width at which the PangoLayout must break lines so that each line, with the @omitted_addition
 * after its last character, fits @width. A negative @width, which means unlimited width, is returned
 * unchanged. */
int
tl_pango_layout_get_fill_width (const TlPangoLayout *self, int width)
{
  return width < 0 ? width : MAX (width - self->omitted_addition, 0);
}

/* Sets the options of the PangoLayout to those of @request: font, wrap mode, width and letter spacing. */
void
tl_pango_layout_set_up (TlPangoLayout *self, const TlPangoRequest *request)
{
  const int spacing = tl_text_style_get_letter_spacing (request->style, request->text, request->length);

  self->omitted_addition = spacing - request->style->letter_spacing;
  pango_layout_set_font_description (self->layout, request->style->description);
  pango_layout_set_wrap (self->layout,
                         request->wrap == TL_TEXT_WRAP_CHAR ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (self->layout, tl_pango_layout_get_fill_width (self, request->width));
  set_letter_spacing (self->layout, spacing);
}

/* Returns the extents of @line. The width of a line that is not empty includes the @omitted_addition after
 * its last character. */
static TlTextLine
read_line (const TlPangoLayout *self, PangoLayoutLine *line)
{
  PangoRectangle logical;

  pango_layout_line_get_extents (line, NULL, &logical);
  return (TlTextLine){ .start = (guint)line->start_index,
                       .length = (guint)line->length,
                       .width = logical.width + (line->length > 0 ? self->omitted_addition : 0),
                       .ascent = PANGO_ASCENT (logical),
                       .height = logical.height };
}

/* The direction of the first character that has one; neutral if there is none. pango_find_base_dir() is
 * deprecated, but PangoLayout determines the direction of paragraphs with it. */
PangoDirection
tl_pango_find_direction (const char *text, gsize length)
{
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir (text, (int)length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/* Appends a directional mark to @text if @part by itself would not have @direction, the direction of its
 * paragraph. */
static void
add_direction (GString *text, PangoDirection direction, const char *part, gsize length)
{
  static const char left_to_right[] = "\xe2\x80\x8e", right_to_left[] = "\xe2\x80\x8f";

  if (direction != PANGO_DIRECTION_NEUTRAL && tl_pango_find_direction (part, length) != direction)
    g_string_append (text, direction == PANGO_DIRECTION_RTL ? right_to_left : left_to_right);
}

/* Whether the text of @request begins with a mark, and other text precedes it. HarfBuzz adds a dotted circle
 * to a mark only at the beginning of the whole text. */
static gboolean
begins_with_later_mark (const TlPangoRequest *request)
{
  const gunichar first = g_utf8_get_char_validated (request->text, (gssize)request->length);

  return request->follows_text && g_unichar_validate (first) && g_unichar_ismark (first);
}

/* Appends to the empty @text what must precede the text of @request: a directional mark, or the character
 * that is the leader, or both. They are a line by themselves, so that neither the mark's font nor a break
 * after the mark affects the first line of the text. The line separator ends neither the paragraph nor the
 * script run. If nothing else precedes a mark, an empty paragraph does. */
static void
add_leading_line (GString *text, const TlPangoRequest *request)
{
  add_direction (text, request->direction, request->text, request->length);
  if (request->leader != NULL)
    g_string_append_len (text, request->leader, g_utf8_next_char (request->leader) - request->leader);
  if (text->len > 0)
    g_string_append (text, TL_LINE_SEPARATOR);
  else if (begins_with_later_mark (request))
    g_string_append_c (text, '\n');
}

/* Lays out the content of `text`. Pango interprets a zero byte as the end of a text. Zero bytes are therefore
 * replaced by another control character; Pango shows all control characters in the same way, as boxes with
 * their numbers. */
void
tl_pango_layout_show_text (TlPangoLayout *self)
{
  char *end = self->text->str + self->text->len;

  for (char *zero = memchr (self->text->str, 0, self->text->len); zero != NULL;
       zero = memchr (zero, 0, (gsize)(end - zero)))
    *zero = '\x01';
  pango_layout_set_text (self->layout, self->text->str, (int)self->text->len);
}

/* Records the scripts of the visible characters of a run for which no font has a glyph. In place of such a
 * glyph, Pango stores the character with a flag. */
static void
record_missing_scripts_of_run (TlPangoLayout *self, const PangoGlyphItem *run)
{
  for (int i = 0; i < run->glyphs->num_glyphs; i++)
    {
      const PangoGlyph glyph = run->glyphs->glyphs[i].glyph;
      const gunichar   character = glyph & ~(PangoGlyph)PANGO_GLYPH_UNKNOWN_FLAG;

      if ((glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0 && g_unichar_validate (character)
          && g_unichar_isgraph (character))
        self->is_missing[g_unichar_get_script (character)] = TRUE;
    }
}

/* Records the scripts of the characters for which no font has a glyph. */
static void
record_missing_scripts (TlPangoLayout *self)
{
  if (G_LIKELY (pango_layout_get_unknown_glyphs_count (self->layout) == 0))
    return;
  for (GSList *line = pango_layout_get_lines_readonly (self->layout); line != NULL; line = line->next)
    for (GSList *run = ((PangoLayoutLine *)line->data)->runs; run != NULL; run = run->next)
      record_missing_scripts_of_run (self, run->data);
}

/* The number of lines before the requested text. A leader that is wider than the lines and its separator are
 * two. */
static guint
count_leading_lines (const TlPangoLayout *self)
{
  GSList *next = pango_layout_get_lines_readonly (self->layout);
  guint   n = 0;

  for (; next != NULL && self->n_before > 0; next = next->next, n++)
    {
      const PangoLayoutLine *line = next->data;

      if ((gsize)line->start_index >= self->n_before
          || (gsize)line->start_index + (gsize)line->length > self->n_before)
        break;
    }
  return n;
}

/* Lays out the text of @request, after a line with what must precede it. */
void
tl_pango_layout_lay_out (TlPangoLayout *self, const TlPangoRequest *request)
{
  const gboolean has_end = request->end == TL_PANGO_END;

  g_string_truncate (self->text, 0);
  add_leading_line (self->text, request);
  self->n_before = self->text->len;
  self->length = request->length;
  g_string_append_len (self->text, request->text, (gssize)request->length);
  if (has_end)
    g_string_append_c (self->text, '\n');
  tl_pango_layout_set_up (self, request);
  tl_pango_layout_show_text (self);
  self->n_leaders = count_leading_lines (self);
  self->n_lines = (guint)pango_layout_get_line_count (self->layout) - self->n_leaders - (has_end ? 1 : 0);
  record_missing_scripts (self);
}

/* Returns the lines (TlTextLine) of the text that was laid out. @offset is the offset of that text in its
 * paragraph, in bytes. The lines are valid until the next call. */
const GArray *
tl_pango_layout_get_lines (TlPangoLayout *self, gsize offset)
{
  GSList *next = g_slist_nth (pango_layout_get_lines_readonly (self->layout), self->n_leaders);

  g_array_set_size (self->lines, 0);
  for (guint i = 0; i < self->n_lines; i++, next = next->next)
    {
      TlTextLine line = read_line (self, next->data);
      gsize      end = line.start + line.length;

      line.start = (guint)MAX (line.start, self->n_before);
      line.length = (guint)(end - line.start);
      line.start = (guint)(line.start - self->n_before + offset);
      g_array_append_val (self->lines, line);
    }
  return self->lines;
}

/* Adds the advance of each glyph of a run to the element of @advances for the byte at which the glyph's
 * cluster begins. */
static void
add_advances (const TlPangoLayout *self, const PangoGlyphItem *run, int *advances)
{
  for (int i = 0; i < run->glyphs->num_glyphs; i++)
    {
      gsize place = (gsize)(run->item->offset + run->glyphs->log_clusters[i]);

      if (place >= self->n_before && place < self->n_before + self->length)
        advances[place - self->n_before] += run->glyphs->glyphs[i].geometry.width;
    }
}

/* Sets each element of @advances, an array of int with one element for each byte of the text that was laid
 * out, to the sum of the advances of the clusters that begin at this byte, in Pango units. */
void
tl_pango_layout_get_advances (TlPangoLayout *self, GArray *advances)
{
  int *values = (int *)(gpointer)advances->data;

  for (guint i = 0; i < advances->len; i++)
    values[i] = 0;
  for (GSList *line = pango_layout_get_lines_readonly (self->layout); line != NULL; line = line->next)
    for (GSList *run = ((PangoLayoutLine *)line->data)->runs; run != NULL; run = run->next)
      add_advances (self, run->data, values);
}

/* Lays out the text of @request with @attributes, and appends its lines to @lines. If @indent is positive,
 * the first line of each paragraph is indented by @indent Pango units; if it is negative, the other lines are
 * indented instead. */
void
tl_pango_layout_add_attributed (
  TlPangoLayout *self, const TlPangoRequest *request, PangoAttrList *attributes, int indent, GArray *lines)
{
  tl_pango_layout_set_up (self, request);
  pango_layout_set_indent (self->layout, indent);
  pango_layout_set_attributes (self->layout, attributes);
  g_string_truncate (self->text, 0);
  g_string_append_len (self->text, request->text, (gssize)request->length);
  tl_pango_layout_show_text (self);
  record_missing_scripts (self);
  for (GSList *line = pango_layout_get_lines_readonly (self->layout); line != NULL; line = line->next)
    {
      TlTextLine added = read_line (self, line->data);

      g_array_append_val (lines, added);
    }
  pango_layout_set_indent (self->layout, 0);
}
