/* bench.c: text measurement compared with a PangoLayout of the same font and width, in one run.
 *
 *   bench FOLDER [ROUNDS]
 *
 * FOLDER contains the files that corpus.py generates. In each round, first PangoLayout and then the measurer
 * measure all texts of a kind at a width of 294 points. The results are medians of the rounds. "Cold" means
 * that all words are removed from the cache before each round, "warm" that they are kept. */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <templatetext.h>

#define MOST_TEXTS 3000
/* The minimum number of texts of a kind; kinds with fewer texts are skipped. A measurer keeps up to 64 recent
 * texts with their segments; of kinds with so few texts, few words are looked up in warm rounds. */
#define FEWEST_TEXTS 9
#define MOST_ROUNDS 99
#define WIDTH (294 * PANGO_SCALE)

typedef struct
{
  PangoLayout    *layout;
  TlTextMeasurer *measurer;
  guint           font;
  char          **texts;
  guint           n_texts;
} Bench;

static gint64
time_pango (const Bench *bench, guint64 *n_lines)
{
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < bench->n_texts; i++)
    {
      pango_layout_set_text (bench->layout, bench->texts[i], -1);
      *n_lines += (guint64)pango_layout_get_line_count (bench->layout);
    }
  return g_get_monotonic_time () - start;
}

/* Measures all texts @n_times with the measurer. Returns the microseconds for measuring all of them once. */
static double
time_words (const Bench *bench, guint n_times, guint64 *n_lines, guint *n_by_pango)
{
  gint64 start = g_get_monotonic_time ();

  for (guint time = 0; time < n_times; time++)
    for (guint i = 0; i < bench->n_texts; i++)
      {
        TlTextExtents extents;

        tl_text_measurer_measure (bench->measurer, bench->font,
                                  &(TlTextRequest){ .text = bench->texts[i], .length = -1, .width = WIDTH },
                                  &extents);
        *n_lines += extents.n_lines;
        *n_by_pango += extents.is_remembered ? 0 : 1;
      }
  return (double)(g_get_monotonic_time () - start) / n_times;
}

static int
compare_doubles (const void *left, const void *right)
{
  double a = *(const double *)left, b = *(const double *)right;

  return (a > b) - (a < b);
}

static double
median (double *values, guint n)
{
  qsort (values, n, sizeof *values, compare_doubles);
  return values[n / 2];
}

/* Measures the texts of one kind in one font, and prints a line of the table. */
static void
bench_kind (Bench *bench, const char *folder, const char *kind, const char *family, guint n_rounds)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.txt", folder, kind);
  g_autofree char *contents = NULL;
  double           pango[MOST_ROUNDS], cold[MOST_ROUNDS], warm[MOST_ROUNDS], cold_ratio[MOST_ROUNDS],
    warm_ratio[MOST_ROUNDS];
  guint64 pango_lines = 0, word_lines = 0, warm_lines = 0;
  guint   n_by_pango = 0, n_ignored = 0;

  if (!g_file_get_contents (path, &contents, NULL, NULL))
    {
      printf ("%-12s %-16s no %s\n", kind, family, path);
      return;
    }
  bench->texts = g_strsplit (contents, "\x1e", MOST_TEXTS + 1);
  bench->n_texts = MIN (g_strv_length (bench->texts), MOST_TEXTS);
  if (bench->n_texts < FEWEST_TEXTS)
    {
      printf ("%-12s %-16s too few texts: %u\n", kind, family, bench->n_texts);
      g_strfreev (bench->texts);
      return;
    }
  time_pango (bench, &pango_lines);
  time_words (bench, 1, &word_lines, &n_by_pango);
  if (pango_lines != word_lines)
    {
      fprintf (stderr, "bench: %s in %s: %" G_GUINT64_FORMAT " lines, by Pango %" G_GUINT64_FORMAT "\n", kind,
               family, word_lines, pango_lines);
      exit (1);
    }
  for (guint i = 0; i < n_rounds; i++)
    {
      pango[i] = (double)time_pango (bench, &pango_lines);
      tl_text_measurer_forget (bench->measurer);
      cold[i] = time_words (bench, 1, &word_lines, &n_ignored);
      warm[i] = time_words (bench, bench->n_texts < 300 ? 100 : 10, &warm_lines, &n_ignored);
      cold_ratio[i] = pango[i] / cold[i];
      warm_ratio[i] = pango[i] / warm[i];
    }
  printf ("%-12s %-16s %8.2f %8.2f %8.2f %8.1f %8.1f %9.2f %%\n", kind, family,
          median (pango, n_rounds) / bench->n_texts, median (cold, n_rounds) / bench->n_texts,
          median (warm, n_rounds) / bench->n_texts, median (cold_ratio, n_rounds),
          median (warm_ratio, n_rounds), 100.0 * n_by_pango / bench->n_texts);
  fflush (stdout);
  g_strfreev (bench->texts);
}

static void
bench_font (const char *folder, const char *family, guint n_rounds)
{
  static const char *const kinds[] = { "feed", "changelogs", "english", "chinese", "japanese", "cyrillic" };
  PangoFontMap            *font_map = pango_cairo_font_map_new ();
  PangoContext            *context = pango_font_map_create_context (font_map);
  PangoFontDescription    *font = pango_font_description_from_string (family);
  cairo_font_options_t    *options = cairo_font_options_create ();
  Bench                    bench;

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_font_description_set_absolute_size (font, 14 * PANGO_SCALE);
  bench.layout = pango_layout_new (context);
  pango_layout_set_font_description (bench.layout, font);
  pango_layout_set_wrap (bench.layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (bench.layout, WIDTH);
  bench.measurer = tl_text_measurer_new (context, 64 << 20);
  bench.font = tl_text_measurer_add_font (bench.measurer, font, 0);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    bench_kind (&bench, folder, kinds[i], family, n_rounds);
  tl_text_measurer_free (bench.measurer);
  g_object_unref (bench.layout);
  g_object_unref (context);
  g_object_unref (font_map);
  pango_font_description_free (font);
}

int
main (int argc, char *argv[])
{
  int n_rounds = argc > 2 ? atoi (argv[2]) : 9;

  if (argc < 2 || argc > 3 || n_rounds < 1 || n_rounds > MOST_ROUNDS)
    {
      fprintf (stderr, "usage: %s FOLDER [ROUNDS]\n", argv[0]);
      return 64;
    }
  printf ("Microseconds a text at 294 points, medians of %d rounds\n\n", n_rounds);
  printf ("%-12s %-16s %8s %8s %8s %8s %8s %11s\n", "text", "font", "Pango", "cold", "warm", "× cold",
          "× warm", "by Pango");
  bench_font (argv[1], "Inter", (guint)n_rounds);
  bench_font (argv[1], "Liberation Sans", (guint)n_rounds);
  return 0;
}
