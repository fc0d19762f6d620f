/* tl-runs.c: lists of runs. */
#include "model/tl-runs.h"

static void
run_clear (gpointer run)
{
  g_free ((char *)((TlRun *)run)->font.family);
}

/* Appends a run of @length bytes in a font, which is copied. A run that has the font of the last one extends
 * the last one. @runs may be NULL for a new list. Returns the list. */
GArray *
tl_runs_append (GArray *runs, gsize length, const TlFontDescription *font)
{
  TlRun  run = { .end = length, .font = *font };
  TlRun *last;

  if (runs == NULL)
    {
      runs = g_array_new (FALSE, FALSE, sizeof (TlRun));
      g_array_set_clear_func (runs, run_clear);
    }
  last = runs->len == 0 ? NULL : &g_array_index (runs, TlRun, runs->len - 1);
  if (last != NULL && tl_font_description_equal (&last->font, font))
    {
      last->end += length;
      return runs;
    }
  if (last != NULL)
    run.end += last->end;
  run.font.family = g_strdup (font->family);
  g_array_append_val (runs, run);
  return runs;
}

/* Returns the index of the run that contains the byte at @offset, or of the last run if @offset is the end of
 * the text. */
guint
tl_runs_find (const GArray *runs, gsize offset)
{
  guint index = 0;

  while (index + 1 < runs->len && tl_runs_get (runs, index)->end <= offset)
    index++;
  return index;
}

const TlRun *
tl_runs_get (const GArray *runs, guint index)
{
  return &g_array_index (runs, TlRun, index);
}
