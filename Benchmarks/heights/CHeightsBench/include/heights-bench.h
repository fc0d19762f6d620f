/* heights-bench.h: times operations of the height caches and, for comparison, of a plain array and a
 * GHashTable, with a given number of rows. */
#ifndef HEIGHTS_BENCH_H
#define HEIGHTS_BENCH_H

/* The timed operations. The result of each is in nanoseconds per call. */
typedef enum
{
  BENCH_HASH_LOOKUP,     /* g_hash_table_lookup() of a 64-bit integer */
  BENCH_KEY_LOOKUP,      /* tl_height_cache_lookup() of a number */
  BENCH_STRING_LOOKUP,   /* tl_height_cache_lookup() of a string of twelve characters */
  BENCH_KEY_STORE,       /* tl_height_cache_store() of a key that already has a height */
  BENCH_ROW_LOOKUP,      /* tl_row_heights_lookup() */
  BENCH_ROW_STORE,       /* tl_row_heights_store() of a row that already has a height */
  BENCH_ROW_AT_OFFSET,   /* tl_row_heights_find_offset() */
  BENCH_OFFSET_OF_ROW,   /* tl_row_heights_get_place() */
  BENCH_INSERT_FRONT,    /* one row inserted at the front, with its height */
  BENCH_ARRAY_FRONT,     /* one height inserted at the front of a GArray of doubles */
  BENCH_INSERT_ANYWHERE, /* one row inserted at a random position, with its height */
  BENCH_REMOVE_ANYWHERE, /* one row removed at a random position */
  BENCH_MOVE_ROW,        /* one row moved between random positions */
  BENCH_FORGET_ROWS,     /* the heights of a hundred rows forgotten at once, at a random position */
  BENCH_INSERT_RANGE,    /* a thousand rows inserted at once at a random position, and removed again */
  BENCH_MOVE_SECTION,    /* a section of a hundred rows moved between random positions */
  BENCH_N
} BenchOperation;

/* The caches, the array and the hash table with the heights of n rows, which are accessed in random order. */
typedef struct _BenchScene BenchScene;

BenchScene *bench_scene_new (unsigned n_rows);
void        bench_scene_free (BenchScene *scene);
double      bench_scene_time (BenchScene *scene, BenchOperation operation);
double      bench_scene_bytes_per_row (const BenchScene *scene);
double      bench_scene_bytes_per_key (const BenchScene *scene);
double      bench_scene_bytes_per_string (const BenchScene *scene);
const char *bench_operation_name (BenchOperation operation);

/* Flushes standard output after each line, also into a pipe, so that a crash loses no results. */
void bench_print_by_lines (void);

#endif /* HEIGHTS_BENCH_H */
