/* tl-script-runs.c: finds script runs, and text whose words are not separated by spaces; the boundaries of
 * both may depend on distant text.
 *
 * Characters of the script Common take the script of the preceding text; closing brackets and quotation marks
 * take that of the opening ones, at any distance. Without that text, they may get another script. */
#include "unicode/tl-script-runs.h"

/* The first character from @begin to @end that has the script @script by itself; @end if there is none. */
static const char *
find_leader (const char *begin, const char *end, PangoScript script)
{
  const char *at = begin;

  while (at < end && (PangoScript)g_unichar_get_script (g_utf8_get_char (at)) != script)
    at = g_utf8_next_char (at);
  return MIN (at, end);
}

/* Sets @runs to the script runs (TlScriptRun) of the @length bytes at @text. */
void
tl_script_runs_read (GArray *runs, const char *text, gsize length)
{
  PangoScriptIter *iter = pango_script_iter_new (text, (int)length);

  g_array_set_size (runs, 0);
  do
    {
      const char *begin, *end;
      TlScriptRun run;

      pango_script_iter_get_range (iter, &begin, &end, &run.script);
      run.end = (guint32)(end - text);
      run.leader = (guint32)(find_leader (begin, end, run.script) - text);
      g_array_append_val (runs, run);
    }
  while (pango_script_iter_next (iter));
  pango_script_iter_free (iter);
}

/* The index of the run that contains a byte. */
static guint
find_run (const GArray *runs, gsize byte)
{
  guint first = 0, last = runs->len - 1;

  while (first < last)
    {
      guint middle = (first + last) / 2;

      if (g_array_index (runs, TlScriptRun, middle).end <= byte)
        first = middle + 1;
      else
        last = middle;
    }
  return first;
}

/* The first character, in the run that contains @byte, that has the run's script by itself; NULL if there is
 * none. If this character is laid out before the text from @byte on, that text gets the run's script even
 * without the rest of the paragraph. */
const char *
tl_script_runs_find_leader (const GArray *runs, const char *text, gsize byte)
{
  const TlScriptRun *run = &g_array_index (runs, TlScriptRun, find_run (runs, byte));

  return run->leader < run->end ? text + run->leader : NULL;
}

/* Whether the runs of @part, beginning at its byte @skipped, are those of the paragraph, beginning at its
 * byte @from. */
static gboolean
runs_agree (const GArray *runs, const char *part, gsize length, gsize skipped, gsize from)
{
  PangoScriptIter *iter = pango_script_iter_new (part, (int)length);
  const gsize      end = from + length - skipped;
  guint            next = find_run (runs, from);
  gboolean         agrees = TRUE;

  do
    {
      const char        *run_end;
      const TlScriptRun *run = &g_array_index (runs, TlScriptRun, next);
      PangoScript        script;
      gsize              stop;

      pango_script_iter_get_range (iter, NULL, &run_end, &script);
      stop = (gsize)(run_end - part);
      if (stop <= skipped)
        continue;
      stop += from - skipped;
      agrees = script == run->script && stop == MIN (run->end, end);
      next += stop == run->end ? 1 : 0;
    }
  while (agrees && pango_script_iter_next (iter));
  pango_script_iter_free (iter);
  return agrees;
}

/* Whether the text from @begin to @end of the paragraph @text, taken by itself, has the same runs from @from
 * on as in the paragraph. If @leader is not NULL, a line with that character precedes the text. */
gboolean
tl_script_runs_agree (
  const GArray *runs, const char *text, const char *leader, gsize begin, gsize from, gsize end)
{
  g_autoptr (GString) led = NULL;

  if (leader == NULL)
    return runs_agree (runs, text + begin, end - begin, from - begin, from);
  led = g_string_new_len (leader, g_utf8_next_char (leader) - leader);
  g_string_append (led, TL_LINE_SEPARATOR);
  g_string_append_len (led, text + begin, (gssize)(end - begin));
  return runs_agree (runs, led->str, led->len, led->len - (end - from), from);
}

/* Whether the character at @text is of a script whose words are found with a dictionary. */
static gboolean
is_in_dictionaries (const char *text)
{
  return (guint8)*text >= 0xe0
         && g_unichar_break_type (g_utf8_get_char (text)) == G_UNICODE_BREAK_COMPLEX_CONTEXT;
}

/* The beginning of the text before @place whose words are found with a dictionary, searched at most @limit
 * bytes back; @place if there is no such text before it. */
gsize
tl_dictionary_text_find_begin (const char *text, gsize place, gsize limit)
{
  gsize stop = place > limit ? place - limit : 0, begin = place;

  while (begin > stop)
    {
      gsize before = (gsize)(g_utf8_prev_char (text + begin) - text);

      if (!is_in_dictionaries (text + before))
        break;
      begin = before;
    }
  return begin;
}

/* The end of the text after @place whose words are found with a dictionary, searched at most @limit bytes
 * ahead; @place if there is no such text after it. */
gsize
tl_dictionary_text_find_end (const char *text, gsize place, gsize length, gsize limit)
{
  gsize end = place;

  while (end < length && end < place + limit && is_in_dictionaries (text + end))
    end = (gsize)(g_utf8_next_char (text + end) - text);
  return end;
}
