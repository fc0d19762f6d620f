/* test-height-cache.c: row heights cached by key. */
#include <math.h>
#include <string.h>
#include <templatelayout.h>

static TlHeightCache *
cache_at (double width)
{
  TlHeightCache *cache = tl_height_cache_new ();

  tl_height_cache_set_context (cache, width, NULL);
  return cache;
}

/* The height of a number, −1 for none. */
static double
height_of (TlHeightCache *cache, gint64 number)
{
  double height = -1.0;

  tl_height_cache_lookup (cache, tl_height_key_number (number), 0, &height);
  return height;
}

static void
store (TlHeightCache *cache, gint64 number, double height)
{
  g_assert_true (tl_height_cache_store (cache, tl_height_key_number (number), 0, height));
}

static void
test_a_height_belongs_to_its_context (void)
{
  g_autoptr (TlHeightCache) cache = cache_at (375.0);

  store (cache, 7, 233.5);
  tl_height_cache_set_context (cache, 320.0, NULL);
  g_assert_cmpfloat (height_of (cache, 7), ==, -1.0);
  store (cache, 7, 250.0);
  tl_height_cache_set_context (cache, 375.0, NULL);
  g_assert_cmpfloat (height_of (cache, 7), ==, 233.5);
  tl_height_cache_set_context (cache, 375.0, "large text");
  g_assert_cmpfloat (height_of (cache, 7), ==, -1.0);
  tl_height_cache_set_context (cache, 320.0, "");
  g_assert_cmpfloat (height_of (cache, 7), ==, 250.0);
  g_assert_cmpuint (tl_height_cache_get_n_heights (cache), ==, 2);
  g_assert_cmpuint (tl_height_cache_get_n_contexts (cache), ==, 2);
}

static void
test_keys_of_different_kinds_never_meet (void)
{
  g_autoptr (TlHeightCache) cache = cache_at (375.0);
  TlHeightKey keys[]
    = { tl_height_key_number (7), tl_height_key_string ("7", -1), tl_height_key_bytes ("7", 1),
        tl_height_key_string ("7\0008", 3), tl_height_key_string ("", -1) };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_true (tl_height_cache_store (cache, keys[i], 0, i));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      double height = -1.0;

      g_assert_true (tl_height_cache_lookup (cache, keys[i], 0, &height));
      g_assert_cmpfloat (height, ==, i);
    }
  g_assert_true (tl_height_cache_remove (cache, keys[1]));
  g_assert_false (tl_height_cache_remove (cache, keys[1]));
  g_assert_true (tl_height_cache_lookup (cache, keys[0], 0, NULL));
}

static void
test_heights_of_unlaid_out_lists_are_rejected (void)
{
  g_autoptr (TlHeightCache) cache = tl_height_cache_new ();
  TlHeightKey key = tl_height_key_number (1);

  g_assert_false (tl_height_cache_store (cache, key, 0, 44.0));
  for (guint i = 0; i < 4; i++)
    {
      tl_height_cache_set_context (cache, (double[]){ 0.0, -1.0, NAN, INFINITY }[i], NULL);
      g_assert_false (tl_height_cache_store (cache, key, 0, 44.0));
    }
  tl_height_cache_set_context (cache, 375.0, NULL);
  g_assert_false (tl_height_cache_store (cache, key, 0, -1.0));
  g_assert_false (tl_height_cache_store (cache, key, 0, NAN));
  g_assert_false (tl_height_cache_store (cache, tl_height_key_object ("object", 3), 0, 44.0));
  g_assert_cmpuint (tl_height_cache_get_n_heights (cache), ==, 0);
  g_assert_true (tl_height_cache_store (cache, key, 0, 0.0));
}

static void
test_removing_forgets_all_contexts (void)
{
  g_autoptr (TlHeightCache) cache = cache_at (375.0);

  for (gint64 key = 0; key < 3; key++)
    store (cache, key, 44.0);
  tl_height_cache_set_context (cache, 320.0, NULL);
  store (cache, 1, 50.0);
  g_assert_true (tl_height_cache_remove (cache, tl_height_key_number (1)));
  g_assert_cmpfloat (height_of (cache, 1), ==, -1.0);
  tl_height_cache_set_context (cache, 375.0, NULL);
  g_assert_cmpfloat (height_of (cache, 1), ==, -1.0);
  g_assert_cmpuint (tl_height_cache_get_n_heights (cache), ==, 2);
  tl_height_cache_clear (cache);
  g_assert_cmpfloat (height_of (cache, 2), ==, -1.0);
  store (cache, 2, 44.0);
}

static void
test_changed_content_misses_by_itself (void)
{
  g_autoptr (TlHeightCache) cache = cache_at (375.0);
  TlHeightKey key = tl_height_key_string ("row", -1);

  tl_height_cache_store (cache, key, 1, 100.0);
  g_assert_true (tl_height_cache_lookup (cache, key, 1, NULL));
  g_assert_false (tl_height_cache_lookup (cache, key, 2, NULL));
  tl_height_cache_store (cache, key, 2, 200.0);
  g_assert_false (tl_height_cache_lookup (cache, key, 1, NULL));
  g_assert_cmpuint (tl_height_cache_get_n_heights (cache), ==, 1);
}

static void
test_the_least_recently_used_goes_first (void)
{
  g_autoptr (TlHeightCache) cache = cache_at (375.0);

  tl_height_cache_set_max_heights (cache, 3);
  for (gint64 key = 0; key < 3; key++)
    store (cache, key, 10.0 * key);
  g_assert_cmpfloat (height_of (cache, 0), ==, 0.0);
  store (cache, 3, 30.0);
  g_assert_cmpfloat (height_of (cache, 1), ==, -1.0);
  g_assert_cmpfloat (height_of (cache, 0), ==, 0.0);
  store (cache, 2, 21.0); /* storing again counts as a use */
  store (cache, 4, 40.0);
  g_assert_cmpfloat (height_of (cache, 3), ==, -1.0);
  g_assert_cmpfloat (height_of (cache, 2), ==, 21.0);
  g_assert_cmpuint (tl_height_cache_get_statistics (cache).n_evictions, ==, 2);
  g_assert_cmpuint (tl_height_cache_get_statistics (cache).n_hits, ==, 3);
  g_assert_cmpuint (tl_height_cache_get_statistics (cache).n_misses, ==, 2);
}

static void
test_contexts_not_used_for_long_go_first (void)
{
  g_autoptr (TlHeightCache) cache = cache_at (100.0);

  for (guint i = 0; i < 3; i++)
    {
      tl_height_cache_set_context (cache, 100.0 * (i + 1), NULL);
      store (cache, 1, i);
      store (cache, 2, i);
    }
  tl_height_cache_set_context (cache, 100.0, NULL);
  tl_height_cache_set_max_heights (cache, 5);
  tl_height_cache_set_context (cache, 200.0, NULL);
  g_assert_cmpfloat (height_of (cache, 1), ==, -1.0);
  tl_height_cache_set_context (cache, 300.0, NULL);
  g_assert_cmpfloat (height_of (cache, 1), ==, 2.0);
  tl_height_cache_set_max_contexts (cache, 1);
  g_assert_cmpuint (tl_height_cache_get_n_contexts (cache), ==, 1);
  tl_height_cache_set_context (cache, 100.0, NULL);
  g_assert_cmpfloat (height_of (cache, 1), ==, -1.0);
  /* Setting a context evicts nothing; storing a height in it does. */
  tl_height_cache_set_context (cache, 300.0, NULL);
  g_assert_cmpfloat (height_of (cache, 2), ==, 2.0);
}

/* --- Objects: strings, compared without regard to case --- */

static guint n_objects;

static gboolean
object_equal (gconstpointer left, gconstpointer right)
{
  return g_ascii_strcasecmp (left, right) == 0;
}

static gpointer
object_copy (gconstpointer object, G_GNUC_UNUSED gpointer data)
{
  n_objects++;
  return g_strdup (object);
}

static void
object_free (gpointer object)
{
  n_objects--;
  g_free (object);
}

static void
test_objects_are_compared_and_freed_as_their_owner_says (void)
{
  TlHeightCache *cache = tl_height_cache_new_full (object_equal, object_copy, object_free);
  double         height = 0.0;

  tl_height_cache_set_context (cache, 375.0, NULL);
  g_assert_true (tl_height_cache_store (cache, tl_height_key_object ("Row", 1), 0, 10.0));
  g_assert_true (tl_height_cache_store (cache, tl_height_key_object ("other", 1), 0, 20.0));
  g_assert_true (tl_height_cache_lookup (cache, tl_height_key_object ("rOW", 1), 0, &height));
  g_assert_cmpfloat (height, ==, 10.0);
  g_assert_true (tl_height_cache_remove (cache, tl_height_key_object ("ROW", 1)));
  g_assert_cmpuint (n_objects, ==, 1);
  tl_height_cache_free (cache);
  g_assert_cmpuint (n_objects, ==, 0);
}

/* --- Random operations, compared with a plain table --- */

/* Creates keys of different lengths, so that memory is reused for keys of other lengths. */
static TlHeightKey
make_key (guint32 number, char *buffer)
{
  gsize length = number % 7 == 0 ? 5000 : number % 70;

  memset (buffer, (gint)('a' + number % 26), length);
  memcpy (buffer, &number, sizeof number);
  return tl_height_key_bytes (buffer, MAX (length, sizeof number));
}

static void
test_any_keys_in_any_order_equal_a_plain_table (void)
{
  g_autoptr (TlHeightCache) cache = cache_at (375.0);
  g_autofree double *heights = g_new (double, 2000);
  char               buffer[5000];
  guint              n_heights = 0;

  for (guint i = 0; i < 2000; i++)
    heights[i] = -1.0;
  for (guint step = 0; step < 200000; step++)
    {
      guint32     number = (guint32)g_test_rand_int_range (0, 2000);
      TlHeightKey key = make_key (number, buffer);
      double      height = -1.0;

      tl_height_cache_lookup (cache, key, 0, &height);
      g_assert_cmpfloat (height, ==, heights[number]);
      n_heights -= heights[number] >= 0.0;
      heights[number] = g_test_rand_bit () ? -1.0 : step;
      n_heights += heights[number] >= 0.0;
      if (heights[number] >= 0.0)
        tl_height_cache_store (cache, key, 0, step);
      else
        tl_height_cache_remove (cache, key);
      g_assert_cmpuint (tl_height_cache_get_n_heights (cache), ==, n_heights);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/height-cache/a-height-belongs-to-its-context", test_a_height_belongs_to_its_context);
  g_test_add_func ("/height-cache/keys-of-different-kinds-never-meet",
                   test_keys_of_different_kinds_never_meet);
  g_test_add_func ("/height-cache/heights-of-unlaid-out-lists-are-rejected",
                   test_heights_of_unlaid_out_lists_are_rejected);
  g_test_add_func ("/height-cache/removing-forgets-all-contexts", test_removing_forgets_all_contexts);
  g_test_add_func ("/height-cache/changed-content-misses-by-itself", test_changed_content_misses_by_itself);
  g_test_add_func ("/height-cache/the-least-recently-used-goes-first",
                   test_the_least_recently_used_goes_first);
  g_test_add_func ("/height-cache/contexts-not-used-for-long-go-first",
                   test_contexts_not_used_for_long_go_first);
  g_test_add_func ("/height-cache/objects-are-compared-and-freed-as-their-owner-says",
                   test_objects_are_compared_and_freed_as_their_owner_says);
  g_test_add_func ("/height-cache/any-keys-in-any-order-equal-a-plain-table",
                   test_any_keys_in_any_order_equal_a_plain_table);
  return g_test_run ();
}
