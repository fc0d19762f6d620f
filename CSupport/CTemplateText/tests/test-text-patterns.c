/* test-text-patterns.c: compares texts of one to three short words, repeated, with Pango. The substitutions
 * of fonts such as Inter depend on the words around such words: an "x" between figures is a multiplication
 * sign. */
#include "comparison.h"

#define N_PATTERNS 200
#define N_REPETITIONS 40

static const char *const families[] = { "Inter", "Liberation Sans", "DejaVu Serif" };

/* A text that repeats one to three words of one to three characters. */
static char *
make_text (GRand *random)
{
  static const char characters[] = "xy1aXf.,-:(2)/lt*";
  g_autoptr (GString) pattern = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  for (gint word = g_rand_int_range (random, 1, 4); word > 0; word--)
    {
      for (gint n = g_rand_int_range (random, 1, 4); n > 0; n--)
        g_string_append_c (pattern, characters[g_rand_int_range (random, 0, sizeof characters - 1)]);
      g_string_append_c (pattern, ' ');
    }
  for (guint i = 0; i < N_REPETITIONS; i++)
    g_string_append (text, pattern->str);
  return g_string_free (text, FALSE);
}

static void
test_repeated_short_words_have_the_lines_of_pango (void)
{
  static const int widths[] = { 40, 111, 375 };
  Comparison      *comparison = comparison_new (1 << 20);
  GRand           *random = g_rand_new_with_seed (1);

  for (guint font = 0; font < G_N_ELEMENTS (families); font++)
    comparison_add_font (comparison, families[font], 17.0);
  for (guint i = 0; i < N_PATTERNS; i++)
    {
      g_autofree char *text = make_text (random);

      for (guint font = 0; font < G_N_ELEMENTS (families); font++)
        for (guint width = 0; width < G_N_ELEMENTS (widths); width++)
          g_assert_true (comparison_check (comparison, font, text, widths[width] * PANGO_SCALE));
    }
  g_rand_free (random);
  comparison_free (comparison);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/patterns/repeated-short-words-have-the-lines-of-pango",
                   test_repeated_short_words_have_the_lines_of_pango);
  return g_test_run ();
}
