// scene.hpp: systems of constraints that both solvers build.
#pragma once

#include <initializer_list>
#include <utility>
#include <vector>

/// A term: the number of a variable, from 0, and a coefficient.
using Term = std::pair<int, double>;

/// A row: the sum of the terms compared with a constant. `above` is the priority with which the sum must not
/// be above the constant, `below` the priority with which it must not be below the constant; 0 means no such
/// constraint.
struct Row
{
  std::vector<Term> terms;
  double            constant;
  float             above;
  float             below;
};

/// A system of rows. `sizes` contains the indices of the rows that set intrinsic sizes; their constants
/// change when the cell is filled with another row of the list.
struct Scene
{
  int              n_variables = 0;
  std::vector<Row> rows;
  std::vector<int> sizes;
  int              fence = -1;  ///< the row that sets the width
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

/// The variables of a rectangle.
struct Box
{
  int left, top, width, height;
};

Scene feed_cell ();
Scene chain (int n_views);
Scene nested_stacks (int depth);
Scene enaml ();
