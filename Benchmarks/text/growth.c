/* growth.c: shows how the time to measure one text grows with the text's length.
 *
 *   growth [BYTES [FAMILY]]
 *
 * For each kind of text, font and width, prints the milliseconds of processor time for four texts, each
 * measured without cached words: of BYTES bytes (by default 100 000) and of twice, four times and eight times
 * as many. The last column is the ratio of the last two times; 2 means linear growth. When a
 * text has taken five seconds, the greater lengths of the same kind are left out. */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <templatetext.h>
#include <time.h>

#define N_LENGTHS 4
#define LONGEST_TIME 5000.0

/* A kind of text: repetitions of @body. */
typedef struct
{
  const char *name;
  const char *body;
} Shape;

static const Shape shapes[] = {
  { "one word", "a" },
  { "one word, mixed", "abcdefghijklmnopqrstuvwxyzABCXYZ0123456789" },
  { "prose", "The wind has drawn its lines again, and nothing here stays where it was. " },
  { "spaces", " " },
  { "no-break spaces", "\xc2\xa0" },
  { "words, no-break spaces", "so\xc2\xa0it\xc2\xa0is\xc2\xa0" },
  { "ideographic spaces", "\xe3\x80\x80" },
  { "tabs", "\t" },
  { "words and tabs", "one\ttwo\t" },
  { "line feeds", "\n" },
  { "carriage returns", "\r" },
  { "line separators", "\xe2\x80\xa8" },
  { "control characters", "\x01" },
  { "combining marks", "\xcc\x81" },
  { "letters with marks", "e\xcc\x81" },
  { "zero-width spaces", "\xe2\x80\x8b" },
  { "zero-width joiners", "\xe2\x80\x8d" },
  { "soft hyphens", "soft\xc2\xad" },
  { "emoji", "\xf0\x9f\x98\x80" },
  { "emoji joined", "\xf0\x9f\x91\xa9\xe2\x80\x8d\xf0\x9f\x91\xa7\xe2\x80\x8d" },
  { "flags", "\xf0\x9f\x87\xa9\xf0\x9f\x87\xaa" },
  { "marks of direction", "\xe2\x80\x8f" },
  { "embeddings", "\xe2\x80\xaa"
                  "a" },
  { "isolates", "\xe2\x81\xa7"
                "a" },
  { "Arabic", "\xd8\xa7\xd9\x84\xd8\xb9\xd8\xb1\xd8\xa8\xd9\x8a\xd8\xa9 " },
  { "Arabic, one word", "\xd8\xa8\xd9\x8a" },
  { "Hebrew and Latin", "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d and " },
  { "Chinese", "\xe6\x88\x91\xe4\xbb\xac\xe4\xbb\x8a\xe5\xa4\xa9\xe5\x8e\xbb\xe5\x8c\x97\xe4\xba\xac" },
  { "Korean", "\xec\x95\x88\xeb\x85\x95" },
  { "Thai", "\xe0\xb8\xa0\xe0\xb8\xb2\xe0\xb8\xa9\xe0\xb8\xb2\xe0\xb9\x84\xe0\xb8\x97\xe0\xb8\xa2" },
  { "Devanagari", "\xe0\xa4\xa8\xe0\xa4\xae\xe0\xa4\xb8\xe0\xa5\x8d\xe0\xa4\xa4\xe0\xa5\x87" },
  { "Tamil", "\xe0\xae\xa4\xe0\xae\xae\xe0\xae\xbf\xe0\xae\xb4\xe0\xaf\x8d " },
  { "punctuation", "." },
  { "punctuation, mixed", "-(){}[]<>:;,.!?*/\\" },
  { "hyphens", "-" },
  { "words and hyphens", "well-known-" },
  { "figures", "0123456789" },
  { "addresses", "https://www.example.org/a/b?c=d&" },
  { "many scripts", "a\xd0\xb1\xce\xb3\xe6\x88\x91" },
  { "unassigned", "\xcd\xb8" },
};

static const int widths[] = { 20 * PANGO_SCALE, 294 * PANGO_SCALE, -1 };

static char *
make_text (const char *body, gsize length)
{
  gsize    n = strlen (body);
  GString *text = g_string_sized_new (length + n);

  while (text->len < length)
    g_string_append_len (text, body, (gssize)n);
  return g_string_free (text, FALSE);
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
time_text (PangoContext *context, const PangoFontDescription *font, const char *text, int width)
{
  TlTextMeasurer *measurer = tl_text_measurer_new (context, 16 << 20);
  guint           number = tl_text_measurer_add_font (measurer, font, 0);
  TlTextExtents   extents;
  clock_t         start;

  tl_text_measurer_measure (
    measurer, number, &(TlTextRequest){ .text = "a \xe6\x88\x91", .length = -1, .width = width }, &extents);
  start = clock ();
  tl_text_measurer_measure (measurer, number, &(TlTextRequest){ .text = text, .length = -1, .width = width },
                            &extents);
  start = clock () - start;
  tl_text_measurer_free (measurer);
  return (double)start * 1000.0 / CLOCKS_PER_SEC;
}

static void
time_shape (
  PangoContext *context, const PangoFontDescription *font, const Shape *shape, int width, gsize length)
{
  double before = 0.0, now = 0.0;

  printf ("%-24s %8d", shape->name, width < 0 ? -1 : width / PANGO_SCALE);
  for (guint i = 0; i < N_LENGTHS && now < LONGEST_TIME; i++)
    {
      g_autofree char *text = make_text (shape->body, length << i);

      before = now;
      now = time_text (context, font, text, width);
      printf (" %9.1f", now);
      fflush (stdout);
    }
  printf (" %6.1f\n", before > 0.0 ? now / before : 0.0);
  fflush (stdout);
}

static void
time_family (const char *family, gsize length)
{
  PangoContext         *context = make_context ();
  PangoFontDescription *font = pango_font_description_from_string (family);

  pango_font_description_set_absolute_size (font, 14 * PANGO_SCALE);
  printf ("%s: milliseconds for %zu bytes, 2, 4 and 8 times as many; growth\n\n", family, length);
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
      time_shape (context, font, &shapes[i], widths[j], length);
  printf ("\n");
  pango_font_description_free (font);
  g_object_unref (context);
}

int
main (int argc, char *argv[])
{
  static const char *const families[] = { "Inter", "Liberation Sans", "WenQuanYi Micro Hei" };
  gsize                    length = argc > 1 ? strtoul (argv[1], NULL, 10) : 100000;

  if (argc > 3 || length == 0)
    {
      fprintf (stderr, "usage: %s [BYTES [FAMILY]]\n", argv[0]);
      return 64;
    }
  if (argc == 3)
    time_family (argv[2], length);
  else
    for (guint i = 0; i < G_N_ELEMENTS (families); i++)
      time_family (families[i], length);
  return 0;
}
