/* test-text-bound.c: the cache stays within its bound, however many words there are; with TL_TEST_LONG there
 * are ten million. */
#include "comparison.h"

#define BOUND (4 << 20)

static void
test_distinct_words (void)
{
  Comparison *comparison = comparison_new (BOUND);
  guint       font = comparison_add_font (comparison, "Liberation Sans", 14);
  guint       n_words = g_getenv ("TL_TEST_LONG") != NULL    ? 10000000
                        : g_getenv ("TL_TEST_SHORT") != NULL ? 20000
                                                             : 200000;
  g_autoptr (GString) text = g_string_new (NULL);
  TlTextStatistics statistics;

  for (guint i = 0; i < n_words;)
    {
      TlTextExtents extents;

      g_string_truncate (text, 0);
      for (guint j = 0; j < 100; j++, i++)
        g_string_append_printf (text, "%x ", i * 2654435761u);
      tl_text_measurer_measure (
        comparison->measurer, font,
        &(TlTextRequest){ .text = text->str, .length = (gssize)text->len, .width = 300 * PANGO_SCALE },
        &extents);
      g_assert_true (extents.is_remembered);
      tl_text_measurer_get_statistics (comparison->measurer, &statistics);
      g_assert_cmpuint (statistics.n_bytes, <=, BOUND);
    }
  g_assert_cmpuint (statistics.n_misses, ==, n_words);
  g_assert_cmpuint (statistics.n_bytes, >, BOUND / 2);
  g_test_message ("%u words, %u of them remembered in %zu bytes", n_words, statistics.n_words,
                  (size_t)statistics.n_bytes);
  comparison_free (comparison);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/bound/distinct-words", test_distinct_words);
  return g_test_run ();
}
