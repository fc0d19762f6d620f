/* test-text-agreement.c: compares real text at random widths in five fonts with Pango's layout.
 *
 * Reads the files NAME.txt of the folder given by TL_TEXT_CORPUS, whose texts are separated by U+001E; "make
 * test-text" collects them from Debian's packages. If it is not set, the texts are the installed licences and
 * change logs. TL_SEED repeats a run. */
#include <gio/gio.h>
#include <math.h>
#include <string.h>

#include "comparison.h"

#define N_WIDTHS 4

static const char *const families[]
  = { "Inter", "Inter Bold", "Liberation Sans", "DejaVu Serif", "WenQuanYi Micro Hei" };

typedef struct
{
  Comparison *comparison;
  GRand      *random;
  guint       fonts[G_N_ELEMENTS (families)];
  guint       most_texts; /* of one file */
} Run;

static Run *
run_new (void)
{
  Run        *run = g_new0 (Run, 1);
  const char *seed = g_getenv ("TL_SEED");
  gboolean    is_short = g_getenv ("TL_TEST_SHORT") != NULL;

  run->comparison = comparison_new (16 << 20);
  run->random = g_rand_new_with_seed (seed != NULL ? (guint32)g_ascii_strtoull (seed, NULL, 10) : 1);
  run->most_texts = g_getenv ("TL_TEXT_CORPUS") != NULL ? 2500 : is_short ? 10 : 100;
  for (guint i = 0; i < G_N_ELEMENTS (families); i++)
    run->fonts[i] = comparison_add_font (run->comparison, families[i], 10.0 + 3.0 * i);
  return run;
}

static void
run_free (Run *run)
{
  comparison_free (run->comparison);
  g_rand_free (run->random);
  g_free (run);
}

/* A width from 20 to 1 000 points, distributed logarithmically. */
static int
random_width (GRand *random)
{
  return (int)(exp (g_rand_double_range (random, log (20.0), log (1000.0))) * PANGO_SCALE);
}

static void
check_texts (Run *run, const char *name, char *const *texts)
{
  Comparison *comparison = run->comparison;
  guint64     n_pairs = comparison->n_pairs, n_remembered = comparison->n_remembered;
  guint       n_texts = g_strv_length ((char **)texts), step = MAX (n_texts / run->most_texts, 1);

  for (guint i = 0; i < n_texts; i += step)
    for (guint j = 0; j < G_N_ELEMENTS (families); j++)
      for (guint k = 0; k < N_WIDTHS; k++)
        comparison_check (comparison, run->fonts[j], texts[i], k == 0 ? -1 : random_width (run->random));
  n_pairs = comparison->n_pairs - n_pairs;
  n_remembered = comparison->n_remembered - n_remembered;
  g_test_message ("%-18s %7" G_GUINT64_FORMAT " pairs, %5.1f %% by remembered words", name, n_pairs,
                  n_pairs == 0 ? 0.0 : 100.0 * (double)n_remembered / (double)n_pairs);
}

static void
check_file (Run *run, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) texts = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  texts = g_strsplit (contents, "\x1e", -1);
  check_texts (run, name, texts);
}

static void
test_corpus (void)
{
  Run        *run = run_new ();
  const char *folder = g_getenv ("TL_TEXT_CORPUS"), *name;
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) directory = g_dir_open (folder, 0, &error);

  g_assert_no_error (error);
  while ((name = g_dir_read_name (directory)) != NULL)
    if (g_str_has_suffix (name, ".txt"))
      check_file (run, folder, name);
  g_assert_cmpuint (run->comparison->n_pairs, >=, 200000);
  g_assert_cmpuint (run->comparison->n_disagreements, ==, 0);
  run_free (run);
}

/* The text of a file, which may be compressed; NULL if it cannot be read. */
static char *
read_text (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) raw = g_file_read (file, NULL, NULL);
  g_autoptr (GConverter) converter = NULL;
  g_autoptr (GInputStream) stream = NULL;
  GString *text;
  char     buffer[4096];
  gssize   n;

  if (raw == NULL)
    return NULL;
  if (g_str_has_suffix (path, ".gz"))
    {
      converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
      stream = g_converter_input_stream_new (G_INPUT_STREAM (raw), converter);
    }
  else
    stream = G_INPUT_STREAM (g_object_ref (raw));
  text = g_string_new (NULL);
  while ((n = g_input_stream_read (stream, buffer, sizeof buffer, NULL, NULL)) > 0)
    g_string_append_len (text, buffer, n);
  return g_string_free (text, FALSE);
}

static void
check_installed (Run *run, const char *path)
{
  g_autofree char *text = read_text (path);
  g_auto (GStrv) texts = NULL;

  if (text == NULL || !g_utf8_validate (text, -1, NULL))
    return;
  texts = g_strsplit (text, "\n\n", -1);
  check_texts (run, path, texts);
}

static void
test_installed (void)
{
  Run                     *run = run_new ();
  static const char *const licences[] = { "Apache-2.0", "Artistic", "GPL-3", "LGPL-2.1", "MPL-2.0" };
  static const char *const packages[] = { "apt", "bash", "dpkg", "libc6", "fonts-liberation" };

  for (guint i = 0; i < G_N_ELEMENTS (licences); i++)
    {
      g_autofree char *path = g_strdup_printf ("/usr/share/common-licenses/%s", licences[i]);

      check_installed (run, path);
    }
  for (guint i = 0; i < G_N_ELEMENTS (packages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/usr/share/doc/%s/changelog.Debian.gz", packages[i]);

      check_installed (run, path);
    }
  if (run->comparison->n_pairs == 0)
    g_test_skip ("no licences or change logs are installed here");
  g_assert_cmpuint (run->comparison->n_disagreements, ==, 0);
  run_free (run);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (g_getenv ("TL_TEXT_CORPUS") != NULL)
    g_test_add_func ("/text/agreement/corpus", test_corpus);
  else
    g_test_add_func ("/text/agreement/installed", test_installed);
  return g_test_run ();
}
