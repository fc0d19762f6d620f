// scene.hpp: systems of constraints that both solvers build.
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

/// A term: variable number, from 0, and coefficient.
using Term = std::pair<int, double>;

/// A row: the sum of the terms against a constant, with a priority on each side; 0 leaves a side free.
struct Row
{
  std::vector<Term> terms;
  double            constant;
  float             above;
  float             below;
};

/// A system. The rows named in `sizes` are intrinsic sizes: their constants change from row to row.
struct Scene
{
  int              n_variables = 0;
  std::vector<Row> rows;
  std::vector<int> sizes;
  int              fence = -1;  ///< the row that gives the width
  int              result = -1; ///< the variable that is read

  int
  variable ()
  {
    return n_variables++;
  }

  int
  add (std::vector<Term> terms, double constant, float above, float below)
  {
    rows.push_back ({ std::move (terms), constant, above, below });
    return (int) rows.size () - 1;
  }

  int
  equal (std::vector<Term> terms, double constant, float priority = 1000)
  {
    return add (std::move (terms), constant, priority, priority);
  }

  int
  at_least (std::vector<Term> terms, double constant, float priority = 1000)
  {
    return add (std::move (terms), constant, 0, priority);
  }
};

/// A rectangle's variables.
struct Box
{
  int left, top, width, height;
};

Scene feed_cell ();
Scene chain (int n_views);
Scene nested_stacks (int depth);
Scene enaml ();
