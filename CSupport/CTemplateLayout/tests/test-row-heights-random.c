/* test-row-heights-random.c: random updates, after each of which the table must equal plain arrays. */
#include "row-heights-model.h"

static guint
choose_at_random (guint end, gpointer random)
{
  return (guint)g_rand_int_range (random, 0, (gint32)end);
}

/* The seed of g_test_rand_int() is printed, and --seed repeats a run. */
static void
run (guint n_updates, double unit)
{
  GRand           *random = g_rand_new_with_seed ((guint32)g_test_rand_int ());
  RowHeightsModel *model = row_heights_model_new (choose_at_random, random, unit);

  for (guint i = 0; i < n_updates; i++)
    {
      row_heights_model_update (model);
      row_heights_model_check (model);
    }
  row_heights_model_free (model);
  g_rand_free (random);
}

/* TL_TEST_LONG=1 for a long run, TL_TEST_SHORT=1 for one under valgrind. */
static guint
get_n_updates (void)
{
  if (g_getenv ("TL_TEST_SHORT") != NULL)
    return 2000;
  return g_getenv ("TL_TEST_LONG") != NULL ? 1000000 : 100000;
}

static void
test_equals_plain_arrays_after_each_update (void)
{
  run (get_n_updates (), 0.25);
}

/* Thirds of points, as on a device with three pixels per point, are rounded when they are added. */
static void
test_thirds_of_points_find_their_rows (void)
{
  run (get_n_updates () / 10, 1.0 / 3.0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/row-heights/random/equals-plain-arrays-after-each-update",
                   test_equals_plain_arrays_after_each_update);
  g_test_add_func ("/row-heights/random/thirds-of-points-find-their-rows",
                   test_thirds_of_points_find_their_rows);
  return g_test_run ();
}
