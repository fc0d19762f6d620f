/* tl-window.c: chooses windows, lays them out and uses the lines that are certain.
 *
 * The length of lines is estimated from the previous lines; an estimate that is too low costs another
 * attempt, with a larger window. Scripts, and words that are found with a dictionary, may depend on distant
 * text: if a window would not have the scripts of the whole paragraph, a character of the right script (a
 * leader) is laid out before it, or it is enlarged, up to a bound. */
#include "lines/tl-window.h"
#include "unicode/tl-script-runs.h"
#include "unicode/tl-utf8.h"

#include <string.h>

/* The number of lines of a window, not counting lines that the previous windows already had. */
#define WINDOW_LINES 10
/* The bytes added to a window in case the estimate is too low. */
#define WINDOW_MARGIN 16
/* The length of a window, in bytes, at which its lines are used even if none of them is certain, because its
 * content is hardly text. */
#define MAX_WINDOW_BYTES (1 << 16)
/* The number of characters on either side of a place on which the glyphs and breaks there may depend.
 * HarfBuzz is given five of them. */
#define CONTEXT 6
/* The greatest distance, in bytes, at which the ends of words without spaces between them are searched. */
#define MAX_LOOKUP_BYTES 2048
/* The greatest factor by which windows are enlarged if scripts would differ otherwise. */
#define MAX_WINDOW_FACTOR 1024
/* The greatest width, in Pango units, of lines that share a window with others: 16 such lines reach the
 * limit of Pango's integers. */
#define MAX_SHARED_LINE_WIDTH (1 << 27)

/* Whether there are at least @n characters between two places; also usable on text that is not valid
 * UTF-8. */
static gboolean
has_characters (const char *text, gsize begin, gsize end, guint n)
{
  for (; begin < end && n > 0; begin++)
    n -= tl_utf8_is_continuation (text[begin]) ? 0 : 1;
  return n == 0;
}

/* Initialises the window before the paragraph's first line. */
void
tl_window_begin (TlWindow *self)
{
  int size = MAX (pango_font_description_get_size (self->style->description), 1);

  self->first_line = self->lines->len;
  self->leader = NULL;
  self->current = (TlPangoRequest){ .style = NULL };
  self->line_bytes = self->width < 0 ? self->length : (gsize)self->width * 2 / (gsize)size + 1;
}

/* Frees the script runs of the paragraph. */
void
tl_window_end (TlWindow *self)
{
  if (self->scripts != NULL)
    g_array_unref (self->scripts);
}

/* Whether lines are so wide that a window holds only one or two, to stay within Pango's integers. */
gboolean
tl_window_is_wide (const TlWindow *self)
{
  return self->width > MAX_SHARED_LINE_WIDTH;
}

/* Whether there are as many lines as are requested. */
gboolean
tl_window_is_full (const TlWindow *self)
{
  return self->most_lines != 0 && self->lines->len - self->first_line >= self->most_lines;
}

/* Whether no word that is found with a dictionary is divided at @begin, so that text that begins there has
 * the same words as the paragraph. */
static gboolean
is_between_words (const TlWindow *self, gsize begin)
{
  return !self->is_readable || tl_dictionary_text_find_begin (self->text, begin, 1) == begin;
}

/* The start of the nearest earlier line with at least @n characters between it and @from. It is also before
 * the words around @from that are found with a dictionary. */
static gsize
find_begin (const TlWindow *self, gsize from, guint n)
{
  gsize begin = from, place = from;

  if (self->is_readable)
    place = tl_dictionary_text_find_begin (self->text, from, MAX_LOOKUP_BYTES);
  for (guint i = self->lines->len;
       i > self->first_line
       && (begin > place || !has_characters (self->text, begin, place, n)
           || (from - begin < MAX_LOOKUP_BYTES && !is_between_words (self, begin)));
       i--)
    begin = g_array_index (self->lines, TlTextLine, i - 1).start - self->offset;
  return begin;
}

/* The character that leads the window, to give its text the right script; NULL for none. A leader from right
 * to left could change the order of the text, white space would take the leader's font, and text that begins
 * with a line separator would get an empty line. */
static const char *
find_leader (const TlWindow *self, gsize begin)
{
  const gunichar first = g_utf8_get_char (self->text + begin);
  const char    *leader;

  if (self->direction == PANGO_DIRECTION_RTL || !g_unichar_isgraph (first) || g_unichar_isspace (first)
      || g_unichar_ismark (first))
    return NULL;
  leader = tl_script_runs_find_leader (self->scripts, self->text, begin);
  return leader != NULL
             && tl_pango_find_direction (leader, (gsize)(g_utf8_next_char (leader) - leader))
                  != PANGO_DIRECTION_RTL
           ? leader
           : NULL;
}

/* Whether the window's text has the same scripts as in the paragraph, either by itself or after a leader,
 * which is then set. */
static gboolean
has_same_scripts (TlWindow *self, gsize begin, gsize from, gsize end)
{
  self->leader = NULL;
  if (!self->is_readable || (begin == 0 && end == self->length))
    return TRUE;
  if (self->scripts == NULL)
    {
      self->scripts = g_array_new (FALSE, FALSE, sizeof (TlScriptRun));
      tl_script_runs_read (self->scripts, self->text, self->length);
    }
  if (tl_script_runs_agree (self->scripts, self->text, NULL, begin, from, end))
    return TRUE;
  self->leader = find_leader (self, begin);
  return self->leader != NULL
         && tl_script_runs_agree (self->scripts, self->text, self->leader, begin, from, end);
}

/* The end of a window near @end that is not inside a character, nor inside words that are found with a
 * dictionary. */
static gsize
find_end (const TlWindow *self, gsize end)
{
  if (end >= self->length)
    return self->length;
  while (end > 0 && tl_utf8_is_continuation (self->text[end]))
    end--;
  return self->is_readable ? tl_dictionary_text_find_end (self->text, end, self->length, MAX_LOOKUP_BYTES)
                           : end;
}

/* Chooses the beginning of the window, at the start of a line, and its end: as near as possible to @from and
 * to @length bytes after it, such that its text has the scripts that it has in the paragraph. If there is no
 * such window, the nearest one is chosen. */
static void
choose_window (TlWindow *self, gsize from, gsize length, gsize *begin, gsize *end)
{
  for (guint far = 1; far <= MAX_WINDOW_FACTOR; far *= 4)
    for (guint n = 1; n <= MAX_WINDOW_FACTOR; n *= 4)
      {
        *begin = find_begin (self, from, CONTEXT * n);
        *end = find_end (self, from + length * far);
        if (has_same_scripts (self, *begin, from, *end))
          return;
        if (*begin == 0)
          break;
      }
  *begin = find_begin (self, from, CONTEXT);
  *end = find_end (self, from + length);
  self->leader = NULL;
}

/* The number of lines that end where they would in the whole paragraph: those that are followed by another
 * whole line in the window. A line ends because the text after it does not fit, and the window contains that
 * text. */
static guint
count_certain (const TlWindow *self, const GArray *found, gsize end)
{
  guint n = found->len, n_after = tl_window_is_wide (self) ? 1 : 2;

  if (end == self->length)
    return n;
  if (n <= n_after)
    return end - g_array_index (found, TlTextLine, 0).start >= MAX_WINDOW_BYTES ? MAX (n, 2) - 1 : 0;
  n -= n_after;
  while (n > 0 && !has_characters (self->text, g_array_index (found, TlTextLine, n).start, end, CONTEXT))
    n--;
  return n;
}

/* Adds the window's lines that are certain, beginning with the line that begins at @from. @is_in_step returns
 * whether there is such a line; without it, no line is added. Returns the beginning of the next line, or
 * @from if no line was added. */
static gsize
take_lines (TlWindow *self, const GArray *found, gsize from, gsize end, gboolean *is_in_step)
{
  guint n = count_certain (self, found, end), n_input = 0;
  gsize next = from;

  *is_in_step = FALSE;
  for (guint i = 0; i < found->len && !*is_in_step; i++)
    *is_in_step = g_array_index (found, TlTextLine, i).start == from;
  for (guint i = 0; *is_in_step && i < n && !tl_window_is_full (self); i++)
    {
      TlTextLine line = g_array_index (found, TlTextLine, i);

      if (line.start < from)
        continue;
      next = i + 1 < found->len ? g_array_index (found, TlTextLine, i + 1).start : self->length;
      line.start += (guint)self->offset;
      g_array_append_val (self->lines, line);
      n_input++;
    }
  if (n_input > 0)
    self->line_bytes = (next - from) / n_input + 1;
  return next;
}

/* Whether the layout already holds the same text: one character repeated many times yields one such window
 * after another, and fonts' contextual lookups take longest for runs of hyphens or equals signs. */
static gboolean
is_current (const TlWindow *self, const TlPangoRequest *request)
{
  const TlPangoRequest *current = &self->current;

  return current->style != NULL && current->length == request->length && current->width == request->width
         && current->end == request->end && current->leader == request->leader
         && memcmp (current->text, request->text, request->length) == 0;
}

/* Lays out the text from @begin to @end in lines of @width. Returns the lines, which are valid until the next
 * call. */
const GArray *
tl_window_lay_out (TlWindow *self, gsize begin, gsize end, int width)
{
  const TlPangoRequest request = { .style = self->style,
                                   .text = self->text + begin,
                                   .length = end - begin,
                                   .direction = self->direction,
                                   .width = width,
                                   .wrap = self->wrap,
                                   .leader = self->leader,
                                   .end = end < self->length ? TL_PANGO_PART
                                          : self->is_last    ? TL_PANGO_LAST
                                                             : TL_PANGO_END };

  if (!is_current (self, &request))
    tl_pango_layout_lay_out (self->layout, &request);
  self->current = request;
  return tl_pango_layout_get_lines (self->layout, begin);
}

/* Adds at least one line, beginning at @from. Returns the beginning of the next line, or the paragraph's
 * length after the last one. Takes time in proportion to the length of the lines, unless windows have to be
 * enlarged. */
gsize
tl_window_advance (TlWindow *self, gsize from)
{
  gsize    length = self->line_bytes * (tl_window_is_wide (self) ? 1 : WINDOW_LINES) + WINDOW_MARGIN;
  gboolean is_in_step = TRUE;

  for (;;)
    {
      gsize begin, end, next;

      choose_window (self, from, length, &begin, &end);
      if (!is_in_step)
        begin = from;
      next = take_lines (self, tl_window_lay_out (self, begin, end, self->width), from, end, &is_in_step);
      if (next > from)
        return next;
      if (is_in_step)
        length += tl_window_is_wide (self) ? length / 4 : length;
    }
}
