// ours.hpp: builds and solves a scene with TemplateLayout's solver.
#pragma once

#include <cstdio>
#include <cstdlib>

#include <templatelayout.h>

#include "scene.hpp"

class Ours
{
public:
  explicit Ours (const Scene &scene) : solver_ (tl_solver_new ()), scene_ (scene)
  {
    for (int i = 0; i < scene.n_variables; i++)
      tl_solver_add_variable (solver_);
    ids_.reserve (scene.rows.size ());
    for (const Row &row : scene.rows)
      ids_.push_back (add (row));
    for (int size : scene.sizes)
      size_ids_.push_back (ids_[size]);
    solve ();
  }

  ~Ours () { tl_solver_free (solver_); }

  void
  set (int row, double constant)
  {
    tl_solver_set_constant (solver_, ids_[row], constant, nullptr);
  }

  /// Sets all intrinsic sizes of the scene at once.
  void
  set_sizes (const std::vector<double> &constants)
  {
    tl_solver_set_constants (solver_, size_ids_.data (), constants.data (), (guint) constants.size (), nullptr);
  }

  void
  replace (int row, double constant)
  {
    Row changed = scene_.rows[row];

    tl_solver_remove_constraint (solver_, ids_[row], nullptr);
    changed.constant = constant;
    ids_[row] = add (changed);
  }

  void
  solve ()
  {
    GError *error = nullptr;

    if (!tl_solver_solve (solver_, &error))
      {
        std::fprintf (stderr, "bench: %s\n", error->message);
        std::exit (1);
      }
  }

  /// Solves the system and returns the result, which is the height in the scene of the feed cell.
  double
  height ()
  {
    solve ();
    return result ();
  }

  double
  result () const
  {
    return tl_solver_get_value (solver_, (TlVariable) scene_.result + 1);
  }

private:
  TlConstraint
  add (const Row &row)
  {
    TlTerm terms[8];
    guint  n_terms = 0;

    for (const Term &term : row.terms)
      terms[n_terms++] = { (TlVariable) term.first + 1, term.second };
    if (row.above > 0 && row.below > 0)
      return tl_solver_add_two_sided (solver_, terms, n_terms, row.constant, row.above, row.below, nullptr);
    return tl_solver_add_constraint (solver_, terms, n_terms,
                                     row.above > 0 ? TL_RELATION_LESS_OR_EQUAL : TL_RELATION_GREATER_OR_EQUAL,
                                     row.constant, row.above > 0 ? row.above : row.below, nullptr);
  }

  TlSolver                 *solver_;
  const Scene              &scene_;
  std::vector<TlConstraint> ids_;
  std::vector<TlConstraint> size_ids_;
};
