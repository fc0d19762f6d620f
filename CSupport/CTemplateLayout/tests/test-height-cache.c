/* test-height-cache.c: heights by key. */
#include <math.h>
#include <templatelayout.h>

static void
test_a_height_belongs_to_its_width (void)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  double height = -1.0;

  g_assert_true (tl_height_cache_store (cache, 7, 375.0, 233.5));
  g_assert_false (tl_height_cache_lookup (cache, 7, 320.0, &height));
  g_assert_cmpfloat (height, ==, -1.0);
  g_assert_true (tl_height_cache_store (cache, 7, 320.0, 250.0));
  g_assert_true (tl_height_cache_lookup (cache, 7, 375.0, &height));
  g_assert_cmpfloat (height, ==, 233.5);
  g_assert_true (tl_height_cache_lookup (cache, 7, 320.0, &height));
  g_assert_cmpfloat (height, ==, 250.0);
  g_assert_cmpuint (tl_height_cache_get_n_keys (cache), ==, 1);
}

static void
test_integers_and_strings_never_meet (void)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();

  tl_height_cache_store (cache, 7, 375.0, 1.0);
  g_assert_false (tl_height_cache_lookup_string (cache, "7", 375.0, NULL));
  tl_height_cache_store_string (cache, "7", 375.0, 2.0);
  g_assert_cmpuint (tl_height_cache_get_n_keys (cache), ==, 2);
  g_assert_true (tl_height_cache_remove_string (cache, "7"));
  g_assert_false (tl_height_cache_remove_string (cache, "7"));
  g_assert_true (tl_height_cache_lookup (cache, 7, 375.0, NULL));
}

static void
test_heights_of_unlaid_out_lists_are_refused (void)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();

  g_assert_false (tl_height_cache_store (cache, 1, 0.0, 44.0));
  g_assert_false (tl_height_cache_store (cache, 1, -10.0, 44.0));
  g_assert_false (tl_height_cache_store (cache, 1, NAN, 44.0));
  g_assert_false (tl_height_cache_store (cache, 1, 375.0, INFINITY));
  g_assert_false (tl_height_cache_store_string (cache, "a", 375.0, -1.0));
  g_assert_cmpuint (tl_height_cache_get_n_keys (cache), ==, 0);
}

static void
test_clearing_forgets_everything (void)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();

  for (gint64 key = 0; key < 1000; key++)
    tl_height_cache_store (cache, key, 375.0, 44.0);
  tl_height_cache_store_string (cache, "key", 375.0, 44.0);
  g_assert_cmpuint (tl_height_cache_get_n_keys (cache), ==, 1001);
  tl_height_cache_clear (cache);
  g_assert_cmpuint (tl_height_cache_get_n_keys (cache), ==, 0);
  g_assert_false (tl_height_cache_lookup (cache, 5, 375.0, NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/height-cache/a-height-belongs-to-its-width", test_a_height_belongs_to_its_width);
  g_test_add_func ("/height-cache/integers-and-strings-never-meet", test_integers_and_strings_never_meet);
  g_test_add_func ("/height-cache/heights-of-unlaid-out-lists-are-refused",
                   test_heights_of_unlaid_out_lists_are_refused);
  g_test_add_func ("/height-cache/clearing-forgets-everything", test_clearing_forgets_everything);
  return g_test_run ();
}
