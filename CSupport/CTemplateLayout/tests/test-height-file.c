/* test-height-file.c: saving and loading a cache, also when the saving process is killed. */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <templatelayout.h>
#include <unistd.h>

#include <glib/gstdio.h>

#define FONTS "Inter 3.19"

/* --- The fault-injecting writer ---
 *
 * rename() below replaces the C library's, so that a process can be killed just before and just after the new
 * file replaces the old one. While the file is written, the kernel kills the process, at the byte that
 * RLIMIT_FSIZE gives. */

typedef enum
{
  KILL_NOWHERE,
  KILL_BEFORE_RENAMING,
  KILL_AFTER_RENAMING
} KillPoint;

static KillPoint kill_point = KILL_NOWHERE;

int
rename (const char *from, const char *to)
{
  int result;

  if (kill_point == KILL_BEFORE_RENAMING)
    raise (SIGKILL);
  result = renameat (AT_FDCWD, from, AT_FDCWD, to);
  if (kill_point == KILL_AFTER_RENAMING)
    raise (SIGKILL);
  return result;
}

/* --- Caches --- */

static TlHeightCache *
make_cache (double width, guint n_heights)
{
  TlHeightCache *cache = tl_height_cache_new ();

  tl_height_cache_set_context (cache, width, "scale 2");
  for (guint i = 0; i < n_heights; i++)
    {
      g_autofree char *text = g_strdup_printf ("row %u", i);

      tl_height_cache_store (cache, tl_height_key_number (i), i, width + i);
      tl_height_cache_store (cache, tl_height_key_string (text, -1), 0, width - i);
      tl_height_cache_store (cache, tl_height_key_bytes (text, strlen (text)), 0, i);
    }
  return cache;
}

static void
assert_equals (TlHeightCache *cache, double width, guint n_heights)
{
  g_assert_cmpuint (tl_height_cache_get_n_heights (cache), ==, 3 * n_heights);
  tl_height_cache_set_context (cache, width, "scale 2");
  for (guint i = 0; i < n_heights; i++)
    {
      g_autofree char *text = g_strdup_printf ("row %u", i);
      double           height = -1.0;

      g_assert_true (tl_height_cache_lookup (cache, tl_height_key_number (i), i, &height));
      g_assert_cmpfloat (height, ==, width + i);
      g_assert_true (tl_height_cache_lookup (cache, tl_height_key_string (text, -1), 0, &height));
      g_assert_cmpfloat (height, ==, width - i);
      g_assert_true (tl_height_cache_lookup (cache, tl_height_key_bytes (text, strlen (text)), 0, &height));
      g_assert_cmpfloat (height, ==, i);
    }
}

/* A path in a new directory, which is otherwise empty. */
static char *
new_path (void)
{
  g_autofree char *directory = g_dir_make_tmp ("heights-XXXXXX", NULL);

  return g_build_filename (directory, "heights", NULL);
}

static void
remove_path (char *path)
{
  g_autofree char *directory = g_path_get_dirname (path);
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (directory, name, NULL);

      g_unlink (file);
    }
  g_rmdir (directory);
  g_free (path);
}

static void
save (const TlHeightCache *cache, const char *path)
{
  GError *error = NULL;

  tl_height_cache_save (cache, path, FONTS, &error);
  g_assert_no_error (error);
}

static TlHeightCache *
load (const char *path)
{
  TlHeightCache *cache = tl_height_cache_new ();
  GError        *error = NULL;

  tl_height_cache_load (cache, path, FONTS, &error);
  g_assert_no_error (error);
  return cache;
}

/* --- Tests --- */

static void
test_what_is_saved_is_loaded (void)
{
  char *path = new_path ();
  g_autoptr (TlHeightCache) cache = make_cache (375.0, 50);
  g_autoptr (TlHeightCache) loaded = NULL;

  save (cache, path);
  loaded = load (path);
  assert_equals (loaded, 375.0, 50);
  remove_path (path);
}

/* The empty string is a valid key, also if it is the only key of a file. */
static void
test_an_empty_key_is_kept (void)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  g_autoptr (TlHeightCache) loaded = tl_height_cache_new ();
  char  *path = new_path ();
  double height = 0.0;

  tl_height_cache_set_context (cache, 320.0, NULL);
  tl_height_cache_set_context (loaded, 320.0, NULL);
  g_assert_true (tl_height_cache_store (cache, tl_height_key_string ("", 0), 0, 44.0));
  save (cache, path);
  g_assert_true (tl_height_cache_load (loaded, path, FONTS, NULL));
  g_assert_true (tl_height_cache_lookup (loaded, tl_height_key_string ("", 0), 0, &height));
  g_assert_cmpfloat (height, ==, 44.0);
  remove_path (path);
}

static void
test_contexts_and_their_order_are_kept (void)
{
  char *path = new_path ();
  g_autoptr (TlHeightCache) cache = make_cache (375.0, 2);
  g_autoptr (TlHeightCache) loaded = tl_height_cache_new ();

  tl_height_cache_set_context (cache, 320.0, "scale 2");
  tl_height_cache_store (cache, tl_height_key_number (1), 0, 1.0);
  tl_height_cache_set_context (cache, 375.0, "scale 2");
  save (cache, path);
  tl_height_cache_set_max_contexts (loaded, 1);
  g_assert_true (tl_height_cache_load (loaded, path, FONTS, NULL));
  assert_equals (loaded, 375.0, 2);
  remove_path (path);
}

static void
assert_rejected (const char *path, const char *fonts, TlHeightFileError code)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (tl_height_cache_load (cache, path, fonts, &error));
  g_assert_error (error, TL_HEIGHT_FILE_ERROR, (gint)code);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_cmpuint (tl_height_cache_get_n_heights (cache), ==, 0);
}

/* Changes each byte in turn, and truncates the file to each length in turn; the file is always rejected. */
static void
test_every_damage_is_rejected (void)
{
  char *path = new_path ();
  g_autoptr (TlHeightCache) cache = make_cache (375.0, 3);
  g_autofree char *file = NULL;
  gsize            length;

  save (cache, path);
  g_assert_true (g_file_get_contents (path, &file, &length, NULL));
  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (TlHeightCache) loaded = tl_height_cache_new ();
      g_autoptr (GError) error = NULL;

      file[i] ^= 0x55;
      g_assert_true (g_file_set_contents (path, file, (gssize)length, NULL));
      g_assert_false (tl_height_cache_load (loaded, path, FONTS, &error));
      g_assert_true (error->domain == TL_HEIGHT_FILE_ERROR);
      file[i] ^= 0x55;
      g_assert_true (g_file_set_contents (path, file, (gssize)i, NULL));
      assert_rejected (path, FONTS,
                       i < strlen ("TemplateLayout heights ") ? TL_HEIGHT_FILE_ERROR_NOT_A_CACHE
                                                              : TL_HEIGHT_FILE_ERROR_TRUNCATED);
    }
  file[length / 2] ^= 1;
  g_assert_true (g_file_set_contents (path, file, (gssize)length, NULL));
  assert_rejected (path, FONTS, TL_HEIGHT_FILE_ERROR_DAMAGED);
  remove_path (path);
}

/* Replaces the version of the rules in a saved file, which is the first string of its content. */
static void
replace_rules_version (const char *path, char version)
{
  g_autofree char *file = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *head = NULL;
  g_autoptr (GString) changed = NULL;
  char *content;
  gsize length;

  g_assert_true (g_file_get_contents (path, &file, &length, NULL));
  content = strchr (file, '\n') + 1;
  length -= (gsize)(content - file);
  g_assert_cmpstr (content, ==, TL_HEIGHT_RULES_VERSION);
  content[0] = version;
  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *)content, length);
  head = g_strdup_printf ("TemplateLayout heights 1 %s %" G_GSIZE_FORMAT "\n", checksum, length);
  changed = g_string_new (head);
  g_string_append_len (changed, content, (gssize)length);
  g_assert_true (g_file_set_contents (path, changed->str, (gssize)changed->len, NULL));
}

/* Releases until November 2026 wrote the version 1; the heights of headers, buttons and texts have changed
 * since. */
static void
test_heights_of_older_rules_are_rejected (void)
{
  char *path = new_path ();
  g_autoptr (TlHeightCache) cache = make_cache (375.0, 3);
  g_autoptr (TlHeightCache) other = tl_height_cache_new ();

  save (cache, path);
  replace_rules_version (path, TL_HEIGHT_RULES_VERSION[0]);
  g_assert_true (tl_height_cache_load (other, path, FONTS, NULL));
  replace_rules_version (path, '1');
  assert_rejected (path, FONTS, TL_HEIGHT_FILE_ERROR_ENGINE);
  remove_path (path);
}

static void
test_other_versions_and_fonts_are_rejected (void)
{
  char *path = new_path ();
  g_autoptr (TlHeightCache) cache = make_cache (375.0, 3);
  g_autofree char *file = NULL;
  gsize            length;

  save (cache, path);
  assert_rejected (path, "Inter 4.0", TL_HEIGHT_FILE_ERROR_FONTS);
  g_assert_true (g_file_get_contents (path, &file, &length, NULL));
  file[strlen ("TemplateLayout heights ")] = '2';
  g_assert_true (g_file_set_contents (path, file, (gssize)length, NULL));
  assert_rejected (path, FONTS, TL_HEIGHT_FILE_ERROR_FORMAT);
  g_assert_true (g_file_set_contents (path, "something else\n", -1, NULL));
  assert_rejected (path, FONTS, TL_HEIGHT_FILE_ERROR_NOT_A_CACHE);
  remove_path (path);
}

static void
test_a_missing_file_is_said_to_be_missing (void)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (tl_height_cache_load (cache, "/nowhere/heights", FONTS, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);
  g_assert_false (tl_height_cache_save (cache, "/nowhere/heights", FONTS, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* Saves in a process that is killed after @n_bytes bytes of the file, or at @point. */
static void
save_and_be_killed (const TlHeightCache *cache, const char *path, rlim_t n_bytes, KillPoint point)
{
  pid_t child = fork ();
  int   status;

  if (child == 0)
    {
      setrlimit (RLIMIT_CORE, &(struct rlimit){ 0, 0 });
      setrlimit (RLIMIT_FSIZE, &(struct rlimit){ n_bytes, n_bytes });
      kill_point = point;
      tl_height_cache_save (cache, path, FONTS, NULL);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
}

static void
test_killed_at_any_byte_leaves_the_old_or_the_new_cache (void)
{
  char *path = new_path ();
  g_autoptr (TlHeightCache) old = make_cache (375.0, 2);
  g_autoptr (TlHeightCache) new = make_cache (320.0, 4);
  g_autofree char *other = g_strconcat (path, ".new", NULL);
  g_autofree char *file = NULL;
  gsize            length;

  save (new, other);
  g_assert_true (g_file_get_contents (other, &file, &length, NULL));
  for (gsize n_bytes = 0; n_bytes <= length + 1; n_bytes++)
    {
      g_autoptr (TlHeightCache) loaded = NULL;
      gboolean is_whole = n_bytes >= length;

      save (old, path);
      save_and_be_killed (new, path, n_bytes, KILL_NOWHERE);
      loaded = load (path);
      assert_equals (loaded, is_whole ? 320.0 : 375.0, is_whole ? 4 : 2);
    }
  remove_path (path);
}

static void
test_killed_around_the_renaming_leaves_the_old_or_the_new_cache (void)
{
  char *path = new_path ();
  g_autoptr (TlHeightCache) old = make_cache (375.0, 2);
  g_autoptr (TlHeightCache) new = make_cache (320.0, 4);
  g_autoptr (TlHeightCache) before = NULL;
  g_autoptr (TlHeightCache) after = NULL;

  save (old, path);
  save_and_be_killed (new, path, RLIM_INFINITY, KILL_BEFORE_RENAMING);
  before = load (path);
  assert_equals (before, 375.0, 2);
  save_and_be_killed (new, path, RLIM_INFINITY, KILL_AFTER_RENAMING);
  after = load (path);
  assert_equals (after, 320.0, 4);
  remove_path (path);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/height-file/what-is-saved-is-loaded", test_what_is_saved_is_loaded);
  g_test_add_func ("/height-file/an-empty-key-is-kept", test_an_empty_key_is_kept);
  g_test_add_func ("/height-file/contexts-and-their-order-are-kept", test_contexts_and_their_order_are_kept);
  g_test_add_func ("/height-file/every-damage-is-rejected", test_every_damage_is_rejected);
  g_test_add_func ("/height-file/heights-of-older-rules-are-rejected",
                   test_heights_of_older_rules_are_rejected);
  g_test_add_func ("/height-file/other-versions-and-fonts-are-rejected",
                   test_other_versions_and_fonts_are_rejected);
  g_test_add_func ("/height-file/a-missing-file-is-said-to-be-missing",
                   test_a_missing_file_is_said_to_be_missing);
  g_test_add_func ("/height-file/killed-at-any-byte-leaves-the-old-or-the-new-cache",
                   test_killed_at_any_byte_leaves_the_old_or_the_new_cache);
  g_test_add_func ("/height-file/killed-around-the-renaming-leaves-the-old-or-the-new-cache",
                   test_killed_around_the_renaming_leaves_the_old_or_the_new_cache);
  return g_test_run ();
}
