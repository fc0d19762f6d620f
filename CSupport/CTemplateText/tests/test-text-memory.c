/* test-text-memory.c: the growth of a program's memory when it measures text in thousands of fonts
 * and text of many paragraphs. */
#include <stdio.h>
#include <unistd.h>

#include "comparison.h"

#define CACHE_SIZE (1 << 20)
/* The memory that is allowed in addition to the cache: 16 MiB of data about fonts, and the memory that Pango,
 * fontconfig, cairo and the allocator keep, however many fonts there are. */
#define CONSTANT (36 << 20)

static const char sentence[]
  = "The quick (brown) fox jumps over 13 lazy dogs; AVATAR, Tomorrow - 我们今天 ещё";

/* The resident memory of the program, in bytes; 0 if it is unknown. */
static gsize
resident_bytes (void)
{
  g_autofree char *contents = NULL;
  unsigned long    total, resident;

  if (!g_file_get_contents ("/proc/self/statm", &contents, NULL, NULL)
      || sscanf (contents, "%lu %lu", &total, &resident) != 2)
    return 0;
  return resident * (gsize)sysconf (_SC_PAGESIZE);
}

static void
measure_in (Comparison *comparison, const char *family, double size, const char *text)
{
  TlFontDescription description = { .family = family, .point_size = size, .weight = 400 };
  TlTextExtents     extents;

  tl_text_measurer_measure (
    comparison->measurer, tl_text_measurer_find_font (comparison->measurer, &description),
    &(TlTextRequest){ .text = text, .length = -1, .width = 150 * PANGO_SCALE }, &extents);
  g_assert_cmpuint (extents.n_lines, >, 0);
}

static void
check_growth (Comparison *comparison, gsize before)
{
  TlTextStatistics statistics;
  gsize            now = resident_bytes ();

  tl_text_measurer_get_statistics (comparison->measurer, &statistics);
  g_test_message ("%zu kB more; words %zu kB, fonts %zu kB, texts %zu kB", (now - MIN (now, before)) / 1024,
                  statistics.n_bytes / 1024, statistics.n_font_bytes / 1024, statistics.n_text_bytes / 1024);
  g_assert_cmpuint (statistics.n_bytes, <=, CACHE_SIZE);
  g_assert_cmpuint (statistics.n_font_bytes, <=, 17 << 20);
  g_assert_cmpuint (statistics.n_text_bytes, <=, 1 << 20);
  if (g_getenv ("TL_TEST_SHORT") == NULL)
    g_assert_cmpuint (now, <=, before + CACHE_SIZE + CONSTANT);
}

static void
test_sizes (void)
{
  Comparison *comparison = comparison_new (CACHE_SIZE);
  guint n_sizes = g_getenv ("TL_TEST_SHORT") != NULL ? 30 : g_getenv ("TL_TEST_LONG") != NULL ? 5000 : 800;
  gsize before;

  measure_in (comparison, "Inter", 5.0, sentence);
  before = resident_bytes ();
  for (guint i = 0; i < n_sizes; i++)
    {
      measure_in (comparison, "Inter", 6.0 + i / 64.0, sentence);
      if (i == 599)
        check_growth (comparison, before);
    }
  check_growth (comparison, before);
  comparison_free (comparison);
}

/* Text that Pango lays out itself, so that only Pango holds its fonts. */
static void
test_sizes_by_pango (void)
{
  Comparison *comparison = comparison_new (CACHE_SIZE);
  guint       n_sizes = g_getenv ("TL_TEST_SHORT") != NULL ? 30 : 1500;
  gsize       before;

  measure_in (comparison, "Inter", 5.0, "العربية من اليمين إلى اليسار 123");
  before = resident_bytes ();
  for (guint i = 0; i < n_sizes; i++)
    measure_in (comparison, "Inter", 12.0 + i / 64.0, "العربية من اليمين إلى اليسار 123");
  check_growth (comparison, before);
  comparison_free (comparison);
}

static void
test_families (void)
{
  Comparison *comparison = comparison_new (CACHE_SIZE);
  guint       n_families = g_getenv ("TL_TEST_SHORT") != NULL ? 10 : 200;
  gsize       before;

  measure_in (comparison, "Inter", 5.0, sentence);
  before = resident_bytes ();
  for (guint round = 0; round < 2; round++)
    for (guint i = 0; i < n_families; i++)
      {
        /* Families that are not installed are separate fonts too: fontconfig substitutes others for them. */
        g_autofree char *family = g_strdup_printf ("%s %u", i % 2 == 0 ? "Liberation Sans" : "Serif", i);

        measure_in (comparison, family, 14.0, sentence);
      }
  check_growth (comparison, before);
  comparison_free (comparison);
}

/* A font whose cached data was dropped measures as before. */
static void
test_forgotten_fonts (void)
{
  Comparison   *comparison = comparison_new (CACHE_SIZE);
  guint         font = comparison_add_font (comparison, "Inter", 14);
  TlTextExtents before, after;

  tl_text_measurer_measure (comparison->measurer, font,
                            &(TlTextRequest){ .text = sentence, .length = -1, .width = 150 * PANGO_SCALE },
                            &before);
  for (guint i = 0; i < 400; i++)
    measure_in (comparison, "Liberation Sans", 6.0 + i / 64.0, sentence);
  tl_text_measurer_measure (comparison->measurer, font,
                            &(TlTextRequest){ .text = sentence, .length = -1, .width = 150 * PANGO_SCALE },
                            &after);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  g_assert_true (comparison_check (comparison, font, sentence, 97 * PANGO_SCALE));
  comparison_free (comparison);
}

/* A description has the same number as long as its font is among the most recently used ones. */
static void
test_numbers (void)
{
  Comparison       *comparison = comparison_new (CACHE_SIZE);
  TlFontDescription description = { .family = "Liberation Sans", .weight = 400 };
  guint             numbers[700];

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      description.point_size = 6.0 + i;
      numbers[i] = tl_text_measurer_find_font (comparison->measurer, &description);
    }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      description.point_size = 6.0 + i;
      g_assert_cmpuint (tl_text_measurer_find_font (comparison->measurer, &description), ==, numbers[i]);
    }
  for (guint i = 0; i < 20000; i++)
    {
      description.point_size = 1000.0 + i / 32.0;
      g_assert_cmpuint (tl_text_measurer_find_font (comparison->measurer, &description), <, 1100);
    }
  comparison_free (comparison);
}

/* The memory for a text of many paragraphs is that for its lines, which can be asked for afterwards. */
static void
test_paragraphs (void)
{
  const gsize      length = 4 << 20;
  g_autofree char *text = g_malloc (length + 1);
  Comparison      *comparison = comparison_new (CACHE_SIZE);
  gsize            before, after;

  for (gsize i = 0; i < length; i++)
    text[i] = i % 2 == 0 ? 'a' : '\n';
  text[length] = '\0';
  measure_in (comparison, "Inter", 14.0, sentence);
  before = resident_bytes ();
  measure_in (comparison, "Inter", 14.0, text);
  after = resident_bytes ();
  g_test_message ("%.1f bytes for each byte", (double)(after - MIN (after, before)) / (double)length);
  if (g_getenv ("TL_TEST_SHORT") == NULL)
    g_assert_cmpuint (after, <=, before + length / 2 * sizeof (TlTextLine) + length + (8 << 20));
  comparison_free (comparison);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/memory/sizes", test_sizes);
  g_test_add_func ("/text/memory/sizes-by-pango", test_sizes_by_pango);
  g_test_add_func ("/text/memory/families", test_families);
  g_test_add_func ("/text/memory/forgotten-fonts", test_forgotten_fonts);
  g_test_add_func ("/text/memory/numbers", test_numbers);
  g_test_add_func ("/text/memory/paragraphs", test_paragraphs);
  return g_test_run ();
}
