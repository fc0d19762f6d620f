// peers.cpp: the feed cell in the libraries that a C program could use instead, in one run.
//
//   peers            prints, for each library, the time to build the cell, the time of a row and the memory of a cell
//   peers LIBRARY    builds one cell, prints its height and ends; the duration of this is the library's start-up
//
// All cells have the same constraints and the same rows with fixed sizes of their content in whole half points. The
// heights are compared. Times are medians of nine rounds of processor time.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <dlfcn.h>
#include <functional>
#include <malloc.h>
#include <random>
#include <time.h>

#include "kiwis.hpp"
#include "layouts.hpp"
#include "ours.hpp"
#include "peers.h"

using Sizes = std::vector<double>;

/// The cell in a library: one object that is given new sizes for each row.
struct Cell
{
  std::function<void (const Sizes &)> set_sizes;
  std::function<double ()>            height;
  std::function<void ()>              free;
};

struct Peer
{
  const char             *name;
  const char             *label;
  std::function<Cell ()> build;
};

static const Scene scene = feed_cell ();

template <typename Solver>
static Cell
solver_cell ()
{
  auto *solver = new Solver (scene);

  return { [=] (const Sizes &sizes) { solver->set_sizes (sizes); }, [=] { return solver->height (); },
           [=] { delete solver; } };
}

static Cell
layout_cell ()
{
  auto *layout = new FeedLayout ();

  return { [=] (const Sizes &sizes) { layout->set_sizes (sizes); }, [=] { return layout->height (); },
           [=] { delete layout; } };
}

static Cell
clay_cell ()
{
  ClayCell *cell = clay_cell_new ();

  return { [=] (const Sizes &sizes) { clay_cell_set_sizes (cell, sizes.data ()); },
           [=] { return clay_cell_height (cell); }, [=] { clay_cell_free (cell); } };
}

/// Finds a function of the module with GTK, which is loaded only if GTK is measured.
template <typename Function>
static Function *
find_function (Function *, const char *name)
{
  static void *module = dlopen (GTK_CELL, RTLD_NOW);
  void        *function = module == nullptr ? nullptr : dlsym (module, name);

  if (function != nullptr)
    return reinterpret_cast<Function *> (function);
  std::fprintf (stderr, "peers: %s\n", dlerror ());
  std::exit (1);
}

#define GTK_FUNCTION(name) find_function (static_cast<decltype (&name)> (nullptr), #name)

static Cell
gtk_cell ()
{
  GtkCell *cell = GTK_FUNCTION (gtk_cell_new) ();
  auto     set_sizes = GTK_FUNCTION (gtk_cell_set_sizes);
  auto     height = GTK_FUNCTION (gtk_cell_height);
  auto     free = GTK_FUNCTION (gtk_cell_free);

  if (cell == nullptr)
    {
      std::fprintf (stderr, "peers: GTK has no display\n");
      std::exit (1);
    }
  return { [=] (const Sizes &sizes) { set_sizes (cell, sizes.data ()); }, [=] { return height (cell); },
           [=] { free (cell); } };
}

static const Peer peers[] = { { "solver", "TlSolver", solver_cell<Ours> },
                              { "layout", "TlLayout", layout_cell },
                              { "kiwi", "kiwi", solver_cell<Kiwis> },
                              { "clay", "Clay", clay_cell },
                              { "gtk", "GtkConstraintLayout", gtk_cell } };

static const Sizes first_row = { 90, 19.5, 400, 33.5, 128, 128, 62, 16, 66, 14.5 };

/// Rows whose contents are not compressed, so the heights are the same whatever the priorities.
static std::vector<Sizes>
make_rows ()
{
  std::mt19937       random (7);
  std::vector<Sizes> rows;

  for (int i = 0; i < 256; i++)
    {
      auto number = [&random] (int least, int most) {
        return std::floor (std::uniform_real_distribution<> (2 * least, 2 * most) (random)) / 2;
      };

      rows.push_back ({ number (50, 250), 19.5, number (200, 340), 17 * std::floor (number (1, 7)), number (100, 200),
                        number (100, 200), number (40, 100), 16, number (50, 80), 14.5 });
    }
  return rows;
}

static double
expected_height (const Sizes &row)
{
  return 10 + row[1] + 6 + row[3] + 8 + row[5] + 8 + row[7] + 4;
}

static void
check (const char *label, double height, double expected)
{
  if (std::abs (height - expected) < 1e-3)
    return;
  std::fprintf (stderr, "peers: %s computes the height %g instead of %g\n", label, height, expected);
  std::exit (1);
}

static double
now ()
{
  timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e9 * (double) time.tv_sec + (double) time.tv_nsec;
}

static double
median (std::vector<double> values)
{
  std::sort (values.begin (), values.end ());
  return values[values.size () / 2];
}

constexpr int    n_rounds = 9;
constexpr int    n_block = 50;
constexpr double round_nanoseconds = 20e6;

/// The nanoseconds of one call of `body`.
static double
measure (const std::function<void ()> &body)
{
  std::vector<double> times;

  for (int round = 0; round <= n_rounds; round++)
    {
      double start = now ();
      long   n_calls = 0;

      for (; now () - start < round_nanoseconds; n_calls += 10)
        for (int i = 0; i < 10; i++)
          body ();
      if (round > 0) // the first one fills the caches
        times.push_back ((now () - start) / (double) n_calls);
    }
  return median (times);
}

/// The nanoseconds of a block of rows.
static double
time_block (const Cell &cell, const std::vector<Sizes> &rows, size_t *next)
{
  double start = now ();

  for (int i = 0; i < n_block; i++)
    {
      cell.set_sizes (rows[(*next)++ % rows.size ()]);
      cell.height ();
    }
  return now () - start;
}

/// The nanoseconds of a row: of the first 50 rows of a new cell, and of 50 rows after 150 others.
static std::pair<double, double>
measure_rows (const Peer &peer, const std::vector<Sizes> &rows)
{
  std::vector<double> first, later;

  for (int round = 0; round < n_rounds; round++)
    {
      Cell   cell = peer.build ();
      size_t next = 0;

      first.push_back (time_block (cell, rows, &next) / n_block);
      for (int block = 1; block < 3; block++)
        time_block (cell, rows, &next);
      later.push_back (time_block (cell, rows, &next) / n_block);
      cell.free ();
    }
  return { median (first), median (later) };
}

static void
build_and_free (const Peer &peer)
{
  Cell cell = peer.build ();

  cell.set_sizes (first_row);
  cell.height ();
  cell.free ();
}

/// The bytes that each of 100 cells keeps allocated.
static double
measure_memory (const Peer &peer)
{
  std::vector<Cell> cells;
  size_t            before = mallinfo2 ().uordblks;

  cells.reserve (100);
  for (int i = 0; i < 100; i++)
    {
      cells.push_back (peer.build ());
      cells.back ().set_sizes (first_row);
      cells.back ().height ();
    }
  double bytes = (double) (mallinfo2 ().uordblks - before) / 100;
  for (Cell &cell : cells)
    cell.free ();
  return bytes;
}

static void
print (const Peer &peer, const std::vector<Sizes> &rows)
{
  Cell cell = peer.build ();

  for (const Sizes &row : rows)
    {
      cell.set_sizes (row);
      check (peer.label, cell.height (), expected_height (row));
    }
  cell.free ();
  auto [first, later] = measure_rows (peer, rows);
  double build_time = measure ([&] { build_and_free (peer); });
  std::printf ("%-20s %12.0f %12.0f %12.0f %14.0f %12.0f\n", peer.label, build_time, first, later, 1e9 / first,
               measure_memory (peer));
}

static int
start (const char *name)
{
  for (const Peer &peer : peers)
    {
      if (std::strcmp (peer.name, name) != 0)
        continue;
      Cell cell = peer.build ();
      cell.set_sizes (first_row);
      check (peer.label, cell.height (), 233);
      return 0;
    }
  std::fprintf (stderr, "peers: no library is named %s\n", name);
  return 64;
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    return start (argv[1]);
  std::printf ("%-20s %12s %12s %12s %14s %12s\n", "", "build ns", "row ns", "later row ns", "rows per s", "bytes");
  for (const Peer &peer : peers)
    print (peer, make_rows ());
  return 0;
}
