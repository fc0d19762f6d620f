// bench.cpp: TemplateLayout's solver compared with kiwi's, in one run.
//
// Each result is the median of nine repetitions, in which the two solvers take turns. A repetition lasts at
// least 20 milliseconds. Of the results, the ratio matters most, because the machine's speed varies.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <random>

#include <malloc.h>
#include <time.h>

#include "kiwis.hpp"
#include "layouts.hpp"
#include "ours.hpp"

/// The number of calls of the allocator since the program began, and the number of bytes in use. The
/// functions below count them and forward the calls to glibc.
static long n_allocations = 0;
static long bytes_in_use = 0;

extern "C" void *__libc_malloc (size_t);
extern "C" void *__libc_calloc (size_t, size_t);
extern "C" void *__libc_realloc (void *, size_t);
extern "C" void  __libc_free (void *);

static void *
count_block (void *memory)
{
  n_allocations++;
  bytes_in_use += (long) malloc_usable_size (memory);
  return memory;
}

extern "C" void *
malloc (size_t size)
{
  return count_block (__libc_malloc (size));
}

extern "C" void *
calloc (size_t count, size_t size)
{
  return count_block (__libc_calloc (count, size));
}

extern "C" void *
realloc (void *memory, size_t size)
{
  bytes_in_use -= (long) malloc_usable_size (memory);
  return count_block (__libc_realloc (memory, size));
}

extern "C" void
free (void *memory)
{
  bytes_in_use -= (long) malloc_usable_size (memory);
  __libc_free (memory);
}

constexpr int    n_repetitions = 9;
constexpr double repetition_seconds = 0.02;

/// The processor time of the program in seconds, which a busy machine disturbs less than elapsed time.
static double
now ()
{
  timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

/// Seconds of processor time per call in one repetition.
static double
time_once (const std::function<void ()> &body, long n_calls)
{
  double start = now ();

  for (long i = 0; i < n_calls; i++)
    body ();
  return (now () - start) / (double) n_calls;
}

static long
calls_for (const std::function<void ()> &body)
{
  long n_calls = 1;

  while (n_calls < 100000000 && time_once (body, n_calls) * (double) n_calls < repetition_seconds)
    n_calls *= 2;
  return n_calls;
}

static double
median (std::vector<double> values)
{
  std::sort (values.begin (), values.end ());
  return values[values.size () / 2];
}

/// Prints a line of the table, and returns the time of our solver in seconds.
static double
compare (const char *what, const std::function<void ()> &ours, const std::function<void ()> &kiwi, double wanted)
{
  long                n_ours = calls_for (ours), n_kiwi = calls_for (kiwi);
  std::vector<double> times, others, ratios;

  for (int i = 0; i < n_repetitions; i++)
    {
      times.push_back (time_once (ours, n_ours));
      others.push_back (time_once (kiwi, n_kiwi));
      ratios.push_back (others.back () / times.back ());
    }
  std::printf ("%-52s %12.3f %12.3f %8.1f", what, median (times) * 1e6, median (others) * 1e6, median (ratios));
  std::printf (wanted > 0 ? " %8.0f\n" : "        -\n", wanted);
  std::fflush (stdout);
  return median (times);
}

/// Returns rows that are made in advance, with ten intrinsic sizes each. `n_rows` must be a power of two.
static std::vector<std::vector<double>>
random_rows (bool wide, int n_rows)
{
  std::mt19937                           random (7);
  std::uniform_real_distribution<double> unit (0, 1);
  std::vector<std::vector<double>>       rows;

  for (int i = 0; i < n_rows; i++)
    {
      // Of title, content, image, user and time, the width and then the height. If `wide` is true, some images do not
      // fit, and texts are long.
      std::vector<double> row = { 50 + 200 * unit (random),
                                  19.5,
                                  360 + 450 * unit (random),
                                  17 * std::floor (1 + 6 * unit (random)),
                                  100 + 100 * unit (random),
                                  100 + 100 * unit (random),
                                  40 + 60 * unit (random),
                                  16,
                                  50 + 30 * unit (random),
                                  14.5 };

      if (wide)
        {
          row[0] = 600 * unit (random);
          row[2] = 600 * unit (random);
          row[4] = 700 * unit (random);
          row[5] = unit (random) < 0.3 ? 0 : 200 * unit (random);
        }
      rows.push_back (row);
    }
  return rows;
}

template <typename Solver>
static std::function<void ()>
new_rows (Solver &solver, const std::vector<std::vector<double>> &rows, double *sum)
{
  auto next = std::make_shared<std::size_t> (0);

  return [&solver, &rows, next, sum] {
    const std::vector<double> &row = rows[*next];

    *next = (*next + 1) & (rows.size () - 1);
    solver.set_sizes (row);
    solver.solve ();
    *sum += solver.result ();
  };
}

static void
compare_rows (const char *what, const Scene &scene, bool wide, double wanted)
{
  auto   rows = random_rows (wide, 256);
  Ours   ours (scene);
  Kiwis  kiwis (scene);
  double sum = 0, other = 0;

  compare (what, new_rows (ours, rows, &sum), new_rows (kiwis, rows, &other), wanted);
}

static void
compare_fence (const Scene &scene)
{
  Ours  ours (scene);
  Kiwis kiwis (scene);
  int   turn = 0;

  auto width = [&turn] { return 320.0 + 55.0 * (turn++ % 2); };
  compare (
    "width constraint removed and added",
    [&] {
      ours.replace (scene.fence, width ());
      ours.solve ();
    },
    [&] {
      kiwis.replace (scene.fence, width ());
      kiwis.solve ();
    },
    10);
  compare (
    "width changed as a parameter (kiwi: removed, added)",
    [&] {
      ours.set (scene.fence, width ());
      ours.solve ();
    },
    [&] {
      kiwis.replace (scene.fence, width ());
      kiwis.solve ();
    },
    0);
}

/// Compares the times that both solvers take to build a scene: first a scene whose structure has been built
/// before, then one whose structure is new each time.
static void
compare_build (const char *what, const Scene &scene, double wanted)
{
  compare (
    what, [&] { Ours ours (scene); }, [&] { Kiwis kiwis (scene); }, wanted);
  compare (
    "  the same, its structure never seen before",
    [&] {
      tl_solver_clear_shared_bases ();
      Ours ours (scene);
    },
    [&] { Kiwis kiwis (scene); }, 0);
}

/// The time that our solver takes to build a scene, in seconds.
static double
time_build (const Scene &scene)
{
  auto                build = [&] { Ours ours (scene); };
  long                n_calls = calls_for (build);
  std::vector<double> times;

  for (int i = 0; i < n_repetitions; i++)
    times.push_back (time_once (build, n_calls));
  return median (times);
}

/// Prints the times of our solver for several numbers of views, and the exponent of the power of that number
/// that fits the times best (least squares of the logarithms).
static void
print_growth ()
{
  double n_sizes = 0, x = 0, y = 0, xx = 0, xy = 0;

  std::printf ("\nchain of views, built\n");
  for (int n : { 100, 300, 1000, 3000, 10000 })
    {
      double time = time_build (chain (n)), size = std::log (n), logarithm = std::log (time);

      std::printf ("%6d views %12.1f µs, %.2f µs a view\n", n, time * 1e6, time * 1e6 / n);
      n_sizes++, x += size, y += logarithm, xx += size * size, xy += size * logarithm;
    }
  std::printf ("growth exponent from 100 to 10000 views: %.2f\n", (n_sizes * xy - x * y) / (n_sizes * xx - x * x));
}

/// The height of the feed cell in closed form, if no size is compressed.
static double
expected_height (const std::vector<double> &row)
{
  return 10 + row[1] + 6 + row[3] + 8 + row[5] + 8 + row[7] + 4;
}

static void
print_error (const Scene &scene, long n_rows)
{
  auto   rows = random_rows (true, 4096);
  Ours   ours (scene);
  double worst = 0;

  for (long i = 0; i < n_rows; i++)
    {
      const std::vector<double> &row = rows[(std::size_t) i % rows.size ()];

      ours.set_sizes (row);
      ours.solve ();
      worst = std::max (worst, std::abs (ours.result () - expected_height (row)));
    }
  std::printf ("\nworst error of the height over %ld random rows: %.2g pt\n", n_rows, worst);
}

/// Prints the allocations and the memory of an object that was built and has then computed the heights of
/// some rows. Memory that it shares with earlier objects is not included.
template <typename Template>
static void
print_memory (const char *what, const std::function<Template *()> &build)
{
  auto                      rows = random_rows (false, 16);
  std::unique_ptr<Template> first (build ());
  long                      before = n_allocations, bytes = bytes_in_use;
  std::unique_ptr<Template> built (build ());
  long                      n_built = n_allocations - before, n_rows;

  for (int round = 0; round < 2; round++) // the first round fills the caches
    {
      before = n_allocations;
      for (const auto &row : rows)
        {
          built->set_sizes (row);
          built->height ();
        }
      n_rows = n_allocations - before;
    }
  std::printf ("%-52s %6ld allocations, %6ld bytes held, 16 new rows: %ld allocations\n", what, n_built,
               bytes_in_use - bytes, n_rows);
}

static void
print_allocations (const Scene &scene)
{
  std::printf ("\nmemory of a template\n");
  for (bool is_new : { false, true })
    {
      auto clear = [is_new] { is_new ? tl_solver_clear_shared_bases () : (void) 0; };

      std::printf (is_new ? "its structure never seen before\n" : "its structure known\n");
      print_memory<Ours> ("  the feed cell in a solver", [&] { return clear (), new Ours (scene); });
      print_memory<FeedLayout> ("  the feed cell in a layout", [&] { return clear (), new FeedLayout (); });
    }
  print_memory<Kiwis> ("kiwi", [&] { return new Kiwis (scene); });
}

/// Compares the time of a new row computed through a layout with the time of one computed through the solver.
static void
compare_layout (const Scene &scene)
{
  auto       rows = random_rows (false, 256);
  Ours       ours (scene);
  FeedLayout layout;
  double     sum = 0, times[2];
  auto       through_solver = new_rows (ours, rows, &sum);
  auto       next = std::make_shared<std::size_t> (0);
  auto       through_layout = [&, next] {
    layout.set_sizes (rows[*next = (*next + 1) & (rows.size () - 1)]);
    sum += layout.height ();
  };
  std::vector<double> ratios;
  long                n_calls = calls_for (through_solver);

  for (int i = 0; i < n_repetitions; i++)
    {
      times[0] = time_once (through_solver, n_calls);
      times[1] = time_once (through_layout, n_calls);
      ratios.push_back (times[1] / times[0]);
    }
  std::printf ("\na row through a layout takes %.2f times as long as one through the solver (%.0f ns, %.0f ns)\n",
               median (ratios), times[1] * 1e9, times[0] * 1e9);
}

static void
print_priorities ()
{
  Scene scene;
  int   x = scene.variable ();

  for (int i = 0; i < 3; i++)
    scene.equal ({ { x, 1 } }, 0, 750);
  scene.equal ({ { x, 1 } }, 100, 751);
  scene.result = x;
  std::printf ("three constraints x = 0 at 750 against one x = 100 at 751: ours %g, kiwi %g\n",
               Ours (scene).result (), Kiwis (scene).result ());
}

int
main (int argc, char **argv)
{
  Scene cell = feed_cell (), system = enaml ();
  long  n_rows = argc > 1 ? std::atol (argv[1]) : 100000000;

  std::printf ("%-52s %12s %12s %8s %8s\n", "median of 9", "ours µs", "kiwi µs", "ratio", "wanted");
  compare_build ("feed cell built from nothing", cell, 25);
  compare_rows ("feed cell, new row, known basis", cell, false, 35);
  compare_rows ("feed cell, new row, with pivots", cell, true, 8);
  compare_fence (cell);
  compare_build ("chain of 100 views built", chain (100), 17);
  compare_build ("chain of 1000 views built", chain (1000), 300);
  compare_build ("enaml-like system built", system, 15);
  {
    Ours  ours (system);
    Kiwis kiwis (system);
    int   turn = 0;
    auto  suggest = [&] (auto &solver) {
      turn++;
      solver.set (system.sizes[0], turn % 2 ? 400 : 800);
      solver.set (system.sizes[1], turn % 3 ? 600 : 400);
      solver.solve ();
    };

    compare ("enaml-like system, two values suggested", [&] { suggest (ours); }, [&] { suggest (kiwis); }, 0);
  }
  for (int depth : { 2, 8, 64 })
    {
      char name[64];

      std::snprintf (name, sizeof name, "nested stacks of depth %d built", depth);
      compare_build (name, nested_stacks (depth), depth == 2 ? 12 : 0);
    }
  print_growth ();
  compare_layout (cell);
  print_allocations (cell);
  print_error (cell, n_rows);
  print_priorities ();
}
