/* tl-window.c: chooses windows, lays them out, and uses those of their lines that are certain to be lines of
 * the whole paragraph.
 *
 * The number of bytes in a line is estimated from the previous lines. If the estimate is too low, a larger
 * window is laid out.
 *
 * The script of a character, and the ends of words that are found with a dictionary, may depend on distant
 * text. If the text of a window would not have the same scripts as in the whole paragraph, a character of the
 * right script (a leader) is laid out before the window, or the window is enlarged, up to a bound. */
#include "lines/tl-window.h"
#include "unicode/tl-script-runs.h"
#include "unicode/tl-utf8.h"

#include <string.h>

/* The number of lines in a window, not counting lines that previous windows already had. */
#define WINDOW_LINES 10
/* The number of bytes added to a window in case the estimate is too low. */
#define WINDOW_MARGIN 16
/* The length of a window, in bytes, from which its lines are used even if none of them is certain. Content
 * that needs such a window is hardly text. */
#define MAX_WINDOW_BYTES (1 << 16)
/* The number of characters on either side of a position that may influence the glyphs and breaks at the
 * position. HarfBuzz itself takes five characters into account as context. */
#define CONTEXT 6
/* The greatest distance, in bytes, over which the ends of words that are found with a dictionary, and the
 * beginnings of numbers and of runs of spaces, are searched. */
#define MAX_LOOKUP_BYTES 2048
/* The greatest factor by which a window is enlarged if its scripts would differ from the paragraph's
 * otherwise. */
#define MAX_WINDOW_FACTOR 1024
/* The greatest width of a line, in Pango units, at which a window contains several lines: 16 such lines reach
 * the limit of Pango's integers. */
#define MAX_SHARED_LINE_WIDTH (1 << 27)

/* Whether there are at least @n characters from @begin to @end. Also usable on text that is not valid
 * UTF-8. */
static gboolean
has_characters (const char *text, gsize begin, gsize end, guint n)
{
  for (; begin < end && n > 0; begin++)
    n -= tl_utf8_is_continuation (text[begin]) ? 0 : 1;
  return n == 0;
}

/* Prepares the window for the paragraph's first line. */
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

/* Whether the paragraph has as many lines as are requested. */
gboolean
tl_window_is_full (const TlWindow *self)
{
  return self->most_lines != 0 && self->lines->len - self->first_line >= self->most_lines;
}

/* Whether the character before @begin does not belong to text whose words are found with a dictionary. If so,
 * text that begins at @begin is divided into the same words as in the paragraph. */
static gboolean
is_between_words (const TlWindow *self, gsize begin)
{
  return !self->is_readable || tl_dictionary_text_find_begin (self->text, begin, 1) == begin;
}

/* The beginning of the characters before @from whose class has a bit in @classes, or a position among them
 * that is at least MAX_LOOKUP_BYTES before @from. */
static gsize
skip_back (const TlWindow *self, gsize from, guint64 classes)
{
  gsize begin = from;

  while (begin > 0 && from - begin < MAX_LOOKUP_BYTES)
    {
      const char *before = g_utf8_prev_char (self->text + begin);

      if ((classes >> g_unichar_break_type (g_utf8_get_char (before)) & 1) == 0)
        break;
      begin = (gsize)(before - self->text);
    }
  return begin;
}

/* The position before @from from which three rules of Unicode Standard Annex 14 need the text, however long
 * it is. A line is not broken between separators and a digit after them if there is a digit before them (rule
 * LB25). Whether it is broken after spaces depends on the character before the spaces (rules LB14 to LB17):
 * after an opening bracket and spaces it is not. Marks and control characters have the properties of the
 * character before them (rule LB9). */
static gsize
find_begin_of_break_context (const TlWindow *self, gsize from)
{
  const guint64 mark = G_GUINT64_CONSTANT (1) << G_UNICODE_BREAK_COMBINING_MARK
                       | G_GUINT64_CONSTANT (1) << G_UNICODE_BREAK_ZERO_WIDTH_JOINER;
  const guint64 number = G_GUINT64_CONSTANT (1) << G_UNICODE_BREAK_NUMERIC
                         | G_GUINT64_CONSTANT (1) << G_UNICODE_BREAK_INFIX_SEPARATOR
                         | G_GUINT64_CONSTANT (1) << G_UNICODE_BREAK_SYMBOL;
  gsize begin = skip_back (self, from, number | mark);

  begin = skip_back (self, begin, G_GUINT64_CONSTANT (1) << G_UNICODE_BREAK_SPACE);
  return skip_back (self, begin, mark);
}

/* The start of the nearest earlier line that is at least @n characters before @from, and before the number,
 * the spaces and all words around @from that are found with a dictionary; if there is no such line, the start
 * of the paragraph's first line. */
static gsize
find_begin (const TlWindow *self, gsize from, guint n)
{
  gsize begin = from, place = from;

  if (self->is_readable)
    place = MIN (tl_dictionary_text_find_begin (self->text, from, MAX_LOOKUP_BYTES),
                 find_begin_of_break_context (self, from));
  for (guint i = self->lines->len;
       i > self->first_line
       && (begin > place || !has_characters (self->text, begin, place, n)
           || (from - begin < MAX_LOOKUP_BYTES && !is_between_words (self, begin)));
       i--)
    begin = g_array_index (self->lines, TlTextLine, i - 1).start - self->offset;
  return begin;
}

/* Returns a pointer to the leader of a window that begins at @begin: a character that gives the window's text
 * the right script. NULL if there is none, or if a leader would do harm: one from right to left could change
 * the order of the text, white space would take the leader's font, and text that begins with a line separator
 * would get an empty line. Control characters, shown as boxes, take the leader's font as they take that of
 * the text before them in the paragraph. */
static const char *
find_leader (const TlWindow *self, gsize begin)
{
  const gunichar first = g_utf8_get_char (self->text + begin);
  const char    *leader;

  if (self->direction == PANGO_DIRECTION_RTL || (!g_unichar_isgraph (first) && !g_unichar_iscntrl (first))
      || g_unichar_isspace (first) || g_unichar_ismark (first))
    return NULL;
  leader = tl_script_runs_find_leader (self->scripts, self->text, begin);
  return leader != NULL
             && tl_pango_find_direction (leader, (gsize)(g_utf8_next_char (leader) - leader))
                  != PANGO_DIRECTION_RTL
           ? leader
           : NULL;
}

/* Whether the text from @from to @end has the same scripts in a window that begins at @begin as in the
 * paragraph. Sets the leader if the window needs one for that. */
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

/* A position near @end that is neither inside a character nor inside words that are found with a dictionary;
 * the window ends there. */
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

/* Chooses the beginning of the window, at the start of a line, and its end. They are as near as possible to
 * @from and to @from + @length, provided that the text has the same scripts in the window as in the
 * paragraph. If there is no such window, the smallest window is chosen. */
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

/* The number of lines in @found that certainly end where they end in the whole paragraph. A line ends because
 * the text after it does not fit. A line is therefore certain if the window contains that text: another whole
 * line or, if lines are very wide, part of one. */
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

/* Appends the certain lines of @found (see count_certain()), beginning with the line that begins at @from.
 * Sets @is_in_step to whether there is such a line; if there is none, nothing is appended. Returns the byte
 * at which the next line begins, or @from if no line was appended. */
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

/* Whether the layout already holds the text of @request, with the same options. The comparison saves time in
 * text that repeats one character, where all windows are equal; for runs of hyphens or equals signs, fonts'
 * contextual lookups take longest. */
static gboolean
is_current (const TlWindow *self, const TlPangoRequest *request)
{
  const TlPangoRequest *current = &self->current;

  return current->style != NULL && current->length == request->length && current->width == request->width
         && current->end == request->end && current->leader == request->leader
         && current->follows_text == request->follows_text
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
                                   .follows_text = self->offset + begin > 0,
                                   .end = end < self->length ? TL_PANGO_PART
                                          : self->is_last    ? TL_PANGO_LAST
                                                             : TL_PANGO_END };

  if (!is_current (self, &request))
    tl_pango_layout_lay_out (self->layout, &request);
  self->current = request;
  return tl_pango_layout_get_lines (self->layout, begin);
}

/* Adds at least one line, beginning at @from. Returns the byte at which the next line begins, or the
 * paragraph's length after the last line. Takes time in proportion to the length of the lines, unless windows
 * have to be enlarged. */
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
