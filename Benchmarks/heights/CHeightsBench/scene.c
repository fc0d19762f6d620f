/* scene.c: fills the caches of a scene and times the operations that heights-bench.h declares. */
#include "heights-bench.h"

#include <malloc.h>
#include <stdio.h>
#include <templatelayout.h>
#include <time.h>

#define KEY_LENGTH 12
#define ROWS_PER_SECTION 100

struct _BenchScene
{
  guint          n_rows;
  guint32       *order; /* the rows to access, at random; n_calls elements */
  guint          n_calls;
  gint64        *numbers;
  double        *doubles;
  char          *texts; /* the keys of all rows, KEY_LENGTH bytes each */
  GHashTable    *table; /* number → double */
  TlHeightCache *numbers_cache;
  TlHeightCache *texts_cache;
  TlRowHeights  *rows;
  TlRowHeights  *sections;
  GArray        *array;
  double         bytes_per_row;
  double         bytes_per_key;
  double         bytes_per_string;
};

/* Results are stored here so that the compiler does not remove the computations. */
static volatile double sink;

static double
allocated (void)
{
  struct mallinfo2 info = mallinfo2 ();

  return (double)info.uordblks + (double)info.hblkhd;
}

static double
height_of (guint row)
{
  return 44.0 + (row * 7919u % 400u) * 0.5;
}

static void
fill_hash_table (BenchScene *scene)
{
  scene->table = g_hash_table_new (g_int64_hash, g_int64_equal);
  for (guint i = 0; i < scene->n_rows; i++)
    g_hash_table_insert (scene->table, &scene->numbers[i], &scene->doubles[i]);
}

static void
fill_caches (BenchScene *scene)
{
  double before = allocated ();

  scene->numbers_cache = tl_height_cache_new ();
  tl_height_cache_set_context (scene->numbers_cache, 375.0, NULL);
  for (guint i = 0; i < scene->n_rows; i++)
    tl_height_cache_store (scene->numbers_cache, tl_height_key_number (scene->numbers[i]), 0, height_of (i));
  scene->bytes_per_key = (allocated () - before) / scene->n_rows;
  before = allocated ();
  scene->texts_cache = tl_height_cache_new ();
  tl_height_cache_set_context (scene->texts_cache, 375.0, NULL);
  for (guint i = 0; i < scene->n_rows; i++)
    tl_height_cache_store (scene->texts_cache,
                           tl_height_key_string (scene->texts + (gsize)i * KEY_LENGTH, KEY_LENGTH), 0,
                           height_of (i));
  scene->bytes_per_string = (allocated () - before) / scene->n_rows;
}

static void
fill_rows (BenchScene *scene)
{
  double before = allocated ();

  scene->rows = tl_row_heights_new ();
  for (guint i = 0; i < scene->n_rows; i++)
    tl_row_heights_store (scene->rows, 0, i, height_of (i));
  scene->bytes_per_row = (allocated () - before) / scene->n_rows;
  scene->sections = tl_row_heights_new ();
  for (guint i = 0; i < scene->n_rows; i++)
    tl_row_heights_store (scene->sections, i / ROWS_PER_SECTION, i % ROWS_PER_SECTION, height_of (i));
  scene->array = g_array_new (FALSE, FALSE, sizeof (double));
  for (guint i = 0; i < scene->n_rows; i++)
    g_array_append_val (scene->array, scene->doubles[i]);
}

BenchScene *
bench_scene_new (unsigned n_rows)
{
  BenchScene *scene = g_new0 (BenchScene, 1);
  GRand      *random = g_rand_new_with_seed (42);

  scene->n_rows = n_rows;
  scene->n_calls = 100000;
  scene->order = g_new (guint32, scene->n_calls);
  for (guint i = 0; i < scene->n_calls; i++)
    scene->order[i] = (guint32)g_rand_int_range (random, 0, (gint32)n_rows);
  scene->numbers = g_new (gint64, n_rows);
  scene->doubles = g_new (double, n_rows);
  scene->texts = g_malloc ((gsize)n_rows * KEY_LENGTH + 1);
  for (guint i = 0; i < n_rows; i++)
    {
      scene->numbers[i] = (gint64)(i * G_GUINT64_CONSTANT (6364136223846793005));
      scene->doubles[i] = height_of (i);
      g_snprintf (scene->texts + (gsize)i * KEY_LENGTH, KEY_LENGTH + 1, "row-%08x", i);
    }
  g_rand_free (random);
  fill_hash_table (scene);
  fill_caches (scene);
  fill_rows (scene);
  return scene;
}

void
bench_scene_free (BenchScene *scene)
{
  g_hash_table_unref (scene->table);
  tl_height_cache_free (scene->numbers_cache);
  tl_height_cache_free (scene->texts_cache);
  tl_row_heights_free (scene->rows);
  tl_row_heights_free (scene->sections);
  g_array_unref (scene->array);
  g_free (scene->order);
  g_free (scene->numbers);
  g_free (scene->doubles);
  g_free (scene->texts);
  g_free (scene);
}

/* --- The operations --- */

static double
hash_lookup (BenchScene *scene, guint row)
{
  gint64 key = scene->numbers[row];

  return *(const double *)g_hash_table_lookup (scene->table, &key);
}

static double
key_lookup (BenchScene *scene, guint row)
{
  double height = 0.0;

  tl_height_cache_lookup (scene->numbers_cache, tl_height_key_number (scene->numbers[row]), 0, &height);
  return height;
}

static double
string_lookup (BenchScene *scene, guint row)
{
  double height = 0.0;

  tl_height_cache_lookup (scene->texts_cache,
                          tl_height_key_string (scene->texts + (gsize)row * KEY_LENGTH, KEY_LENGTH), 0,
                          &height);
  return height;
}

static double
key_store (BenchScene *scene, guint row)
{
  return tl_height_cache_store (scene->numbers_cache, tl_height_key_number (scene->numbers[row]), 0, 50.0);
}

static double
row_lookup (BenchScene *scene, guint row)
{
  double height = 0.0;

  tl_row_heights_lookup (scene->rows, 0, row, &height);
  return height;
}

static double
row_store (BenchScene *scene, guint row)
{
  return tl_row_heights_store (scene->rows, 0, row, 50.0);
}

static double
row_at_offset (BenchScene *scene, guint row)
{
  return tl_row_heights_find_offset (scene->rows, row * 100.0).offset;
}

static double
offset_of_row (BenchScene *scene, guint row)
{
  TlTablePlace place;

  tl_row_heights_get_place (scene->rows, TL_TABLE_ROW, 0, row, &place);
  return place.offset;
}

static double
insert_at (BenchScene *scene, guint row)
{
  tl_row_heights_insert_rows (scene->rows, 0, row, 1);
  tl_row_heights_store (scene->rows, 0, row, 50.0);
  return 0.0;
}

static double
insert_front (BenchScene *scene, G_GNUC_UNUSED guint row)
{
  return insert_at (scene, 0);
}

static double
array_front (BenchScene *scene, G_GNUC_UNUSED guint row)
{
  double height = 50.0;

  g_array_prepend_val (scene->array, height);
  return 0.0;
}

static double
remove_at (BenchScene *scene, guint row)
{
  tl_row_heights_remove_rows (scene->rows, 0, row, 1);
  return 0.0;
}

static double
move_row (BenchScene *scene, guint row)
{
  tl_row_heights_move_row (scene->rows, 0, row, 0, (row * 31u) % (scene->n_rows - 1));
  return 0.0;
}

static double
forget_rows (BenchScene *scene, guint row)
{
  tl_row_heights_forget_rows (scene->rows, 0, row, 100);
  return 0.0;
}

static double
insert_range (BenchScene *scene, guint row)
{
  tl_row_heights_insert_rows (scene->rows, 0, row, 1000);
  tl_row_heights_remove_rows (scene->rows, 0, row, 1000);
  return 0.0;
}

static double
move_section (BenchScene *scene, guint row)
{
  guint n_sections = MAX (1, scene->n_rows / ROWS_PER_SECTION);

  tl_row_heights_move_section (scene->sections, row % n_sections, row / 7u % n_sections);
  return 0.0;
}

typedef struct
{
  const char *name;
  double (*call) (BenchScene *scene, guint row);
  guint n_calls;
} Operation;

static const Operation operations[BENCH_N] = {
  { "GHashTable lookup", hash_lookup, 100000 },
  { "key: lookup, number", key_lookup, 100000 },
  { "key: lookup, string", string_lookup, 100000 },
  { "key: store", key_store, 100000 },
  { "row: lookup", row_lookup, 100000 },
  { "row: store", row_store, 20000 },
  { "row at offset", row_at_offset, 100000 },
  { "offset of row", offset_of_row, 100000 },
  { "insert one at the front", insert_front, 5000 },
  { "the same, plain array", array_front, 50 },
  { "insert one anywhere", insert_at, 5000 },
  { "remove one anywhere", remove_at, 900 },
  { "move one row", move_row, 5000 },
  { "forget 100 rows", forget_rows, 2000 },
  { "insert 1 000, remove them", insert_range, 2000 },
  { "move a section of 100", move_section, 5000 },
};

const char *
bench_operation_name (BenchOperation operation)
{
  return operations[operation].name;
}

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* Restores the initial number of rows, with all heights known. */
static void
restore (BenchScene *scene)
{
  guint n_rows = tl_row_heights_get_n_rows (scene->rows, 0);
  guint section = 0;
  guint row = 0;

  if (n_rows > scene->n_rows)
    tl_row_heights_remove_rows (scene->rows, 0, scene->n_rows, n_rows - scene->n_rows);
  while (n_rows < scene->n_rows)
    tl_row_heights_store (scene->rows, 0, n_rows++, 100.0);
  while (tl_row_heights_find_unknown (scene->rows, &section, &row))
    tl_row_heights_store (scene->rows, section, row, 100.0);
  g_array_set_size (scene->array, scene->n_rows);
}

double
bench_scene_time (BenchScene *scene, BenchOperation operation)
{
  const Operation *timed = &operations[operation];
  double           sum = 0.0;
  double           start = now ();

  for (guint i = 0; i < timed->n_calls; i++)
    sum += timed->call (scene, scene->order[i]);
  start = (now () - start) / timed->n_calls;
  sink = sum;
  restore (scene);
  return start;
}

double
bench_scene_bytes_per_row (const BenchScene *scene)
{
  return scene->bytes_per_row;
}

double
bench_scene_bytes_per_key (const BenchScene *scene)
{
  return scene->bytes_per_key;
}

double
bench_scene_bytes_per_string (const BenchScene *scene)
{
  return scene->bytes_per_string;
}

void
bench_print_by_lines (void)
{
  setvbuf (stdout, NULL, _IOLBF, BUFSIZ);
}
