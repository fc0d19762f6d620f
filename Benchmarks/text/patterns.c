/* patterns.c: shows how the time to measure a text of short words grows with the number of words.
 *
 *   patterns [WORDS [FAMILY …]]
 *
 * A pattern is one to three words of one to three characters each, letters, digits or punctuation, with
 * spaces between them; there are 200, always the same ones. Words of this kind are what contextual
 * substitutions depend on: in Inter, an "x" between figures is a multiplication sign. For each family, by
 * default all that fontconfig lists, and each pattern, the program measures texts of WORDS words (by default
 * 10 000) and of twice, four times and eight times as many, with a new measurer each, in lines of 375 points.
 * With one family, it prints the milliseconds of processor time for all patterns; with several, those of the
 * slowest pattern of each. The last column is the ratio of the last two times, 2 for linear growth. */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <templatetext.h>
#include <time.h>

#define N_PATTERNS 200
#define N_LENGTHS 4
#define WIDTH (375 * PANGO_SCALE)
#define SIZE (17 * PANGO_SCALE)

typedef struct
{
  char   body[16];
  guint  n_words;
  double times[N_LENGTHS];
} Pattern;

/* Writes the pattern of a number: its words, each followed by a space. */
static Pattern
make_pattern (guint number)
{
  static const char characters[] = "xy1aXf.,-:(2)/lt*";
  g_autoptr (GRand) random = g_rand_new_with_seed (number);
  Pattern pattern = { .n_words = 1 + number % 3 };
  guint   at = 0;

  for (guint word = 0; word < pattern.n_words; word++)
    {
      for (gint n = g_rand_int_range (random, 1, 4); n > 0; n--)
        pattern.body[at++] = characters[g_rand_int_range (random, 0, sizeof characters - 1)];
      pattern.body[at++] = ' ';
    }
  if (number == 0)
    strcpy (pattern.body, "x ");
  return pattern;
}

static PangoContext *
make_context (void)
{
  PangoFontMap         *font_map = pango_cairo_font_map_new ();
  PangoContext         *context = pango_font_map_create_context (font_map);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
  g_object_unref (font_map);
  return context;
}

/* Returns the milliseconds that it takes to measure @text with a new measurer, whose fonts are already
 * loaded. */
static double
time_text (PangoContext *context, const PangoFontDescription *font, const char *text)
{
  TlTextMeasurer *measurer = tl_text_measurer_new (context, 16 << 20);
  guint           number = tl_text_measurer_add_font (measurer, font, 0);
  TlTextExtents   extents;
  clock_t         start;

  tl_text_measurer_measure (measurer, number, &(TlTextRequest){ .text = "a", .length = -1, .width = WIDTH },
                            &extents);
  start = clock ();
  tl_text_measurer_measure (measurer, number, &(TlTextRequest){ .text = text, .length = -1, .width = WIDTH },
                            &extents);
  start = clock () - start;
  tl_text_measurer_free (measurer);
  return (double)start * 1000.0 / CLOCKS_PER_SEC;
}

static void
time_pattern (PangoContext *context, const PangoFontDescription *font, Pattern *pattern, guint n_words)
{
  for (guint i = 0; i < N_LENGTHS; i++)
    {
      GString *text = g_string_new (NULL);

      for (guint n = 0; n < n_words << i; n += pattern->n_words)
        g_string_append (text, pattern->body);
      pattern->times[i] = time_text (context, font, text->str);
      g_string_free (text, TRUE);
    }
}

static void
print_pattern (const char *name, const Pattern *pattern)
{
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", pattern->body);

  printf ("%-28.28s %-14s", name, quoted);
  for (guint i = 0; i < N_LENGTHS; i++)
    printf (" %8.1f", pattern->times[i]);
  printf (" %6.1f\n", pattern->times[N_LENGTHS - 1] / MAX (pattern->times[N_LENGTHS - 2], 0.1));
  fflush (stdout);
}

static void
time_family (PangoContext *context, const char *family, guint n_words, gboolean prints_all)
{
  PangoFontDescription *font = pango_font_description_new ();
  Pattern               slowest = { .body = "" };

  pango_font_description_set_family (font, family);
  pango_font_description_set_absolute_size (font, SIZE);
  for (guint number = 0; number < N_PATTERNS; number++)
    {
      Pattern pattern = make_pattern (number);

      time_pattern (context, font, &pattern, n_words);
      if (prints_all)
        print_pattern (family, &pattern);
      if (number == 0 || pattern.times[N_LENGTHS - 1] > slowest.times[N_LENGTHS - 1])
        slowest = pattern;
    }
  if (!prints_all)
    print_pattern (family, &slowest);
  pango_font_description_free (font);
}

static void
time_all_families (PangoContext *context, guint n_words)
{
  PangoFontFamily **families;
  int               n_families;

  pango_context_list_families (context, &families, &n_families);
  for (int i = 0; i < n_families; i++)
    time_family (context, pango_font_family_get_name (families[i]), n_words, FALSE);
  g_free (families);
}

int
main (int argc, char **argv)
{
  PangoContext *context = make_context ();
  guint         n_words = argc > 1 ? (guint)strtoul (argv[1], NULL, 10) : 10000;

  printf ("milliseconds for %u words, 2, 4 and 8 times as many; growth\n\n", n_words);
  for (int i = 2; i < argc; i++)
    time_family (context, argv[i], n_words, argc == 3);
  if (argc <= 2)
    time_all_families (context, n_words);
  g_object_unref (context);
  return 0;
}
