/* fuzz-height-file.c: files of cached heights. The first byte selects what the other bytes are: a whole file,
 * the content behind a valid header, or heights that are saved, damaged at one place and loaded again. */
#include <glib/gstdio.h>
#include <math.h>
#include <templatelayout.h>
#include <unistd.h>

#include "fuzz-input.h"

#define FONTS "fonts"
#define MAX_HEIGHTS 60

static const char *
file_path (void)
{
  static char *path = NULL;

  if (path == NULL)
    path = g_strdup_printf ("%s/fuzz-height-file-%d", g_get_tmp_dir (), (int)getpid ());
  return path;
}

static void
write_file (gconstpointer bytes, gsize length)
{
  g_assert_true (g_file_set_contents_full (file_path (), bytes, (gssize)length, 0, 0600, NULL));
}

/* Loads the file into a cache with one height, which a rejected file must not change. */
static gboolean
load (guint *n_heights)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  g_autoptr (GError) error = NULL;
  TlHeightKey key = tl_height_key_string ("of the cache", -1);
  gboolean    loaded;
  double      height = 0.0;

  tl_height_cache_set_context (cache, 77.0, "of the cache");
  g_assert_true (tl_height_cache_store (cache, key, 3, 11.0));
  loaded = tl_height_cache_load (cache, file_path (), FONTS, &error);
  g_assert_cmpint (loaded, ==, error == NULL);
  *n_heights = tl_height_cache_get_n_heights (cache);
  if (loaded)
    return TRUE;
  g_assert_cmpuint (*n_heights, ==, 1);
  g_assert_true (tl_height_cache_lookup (cache, key, 3, &height));
  g_assert_cmpfloat (height, ==, 11.0);
  return FALSE;
}

static void
load_bytes (const FuzzInput *input)
{
  guint n_heights;

  write_file (input->bytes, input->length);
  load (&n_heights);
}

/* A header whose checksum and length are those of the content. */
static void
load_content (const FuzzInput *input)
{
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, input->bytes, input->length);
  g_autoptr (GString) file = g_string_new (NULL);
  guint n_heights;

  g_string_printf (file, "TemplateLayout heights 1 %s %" G_GSIZE_FORMAT "\n", checksum, input->length);
  g_string_append_len (file, (const char *)input->bytes, (gssize)input->length);
  write_file (file->str, file->len);
  load (&n_heights);
}

/* One of the keys: numbers, strings and bytes, which are never equal to each other. */
static TlHeightKey
some_key (guint number)
{
  static const char names[] = "abcdefghijklmnopqrstuvwxyz";

  if (number % 3 == 0)
    return tl_height_key_number (number);
  if (number % 3 == 1)
    return tl_height_key_string (names + number % 7, number % 13);
  return tl_height_key_bytes (names + number % 5, number % 17);
}

static guint
store_heights (TlHeightCache *cache, FuzzInput *input)
{
  static const char *const traits[] = { "", "2x", "\xc3\xa4" };

  for (guint i = 0; i < MAX_HEIGHTS && input->length > 4; i++)
    {
      guint       context = fuzz_input_below (input, 12);
      TlHeightKey key = some_key (fuzz_input_byte (input));
      guint       version = fuzz_input_below (input, 3);
      double      height = fuzz_input_byte (input) * 0.5, found = -1.0;

      tl_height_cache_set_context (cache, 100.0 + context, traits[context % G_N_ELEMENTS (traits)]);
      if (fuzz_input_below (input, 8) == 0)
        tl_height_cache_remove (cache, key);
      g_assert_true (tl_height_cache_store (cache, key, version, height));
      g_assert_true (tl_height_cache_lookup (cache, key, version, &found));
      g_assert_cmpfloat (found, ==, height);
      g_assert_false (tl_height_cache_lookup (cache, key, version + 1, NULL));
    }
  return tl_height_cache_get_n_heights (cache);
}

/* The saved heights must load; the file with one changed bit must not. */
static void
save_and_damage (FuzzInput *input)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  g_autofree char *contents = NULL;
  guint            place = fuzz_input_below (input, 65536), bit = fuzz_input_below (input, 8);
  guint            n_heights, n_loaded;
  gsize            length;

  if (fuzz_input_below (input, 2) == 0)
    tl_height_cache_set_max_heights (cache, 1 + fuzz_input_below (input, 20));
  tl_height_cache_set_max_contexts (cache, 1 + fuzz_input_below (input, 7));
  n_heights = store_heights (cache, input);
  g_assert_true (tl_height_cache_save (cache, file_path (), FONTS, NULL));
  g_assert_true (load (&n_loaded));
  g_assert_cmpuint (n_loaded, ==, n_heights + 1);
  g_assert_true (g_file_get_contents (file_path (), &contents, &length, NULL));
  contents[place % length] = (char)(contents[place % length] ^ (1 << bit));
  write_file (contents, length);
  g_assert_false (load (&n_loaded));
}

int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length);

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length)
{
  FuzzInput input = { bytes, length };

  switch (fuzz_input_byte (&input) % 3)
    {
    case 0:
      load_bytes (&input);
      break;
    case 1:
      load_content (&input);
      break;
    default:
      save_and_damage (&input);
    }
  g_unlink (file_path ());
  return 0;
}
