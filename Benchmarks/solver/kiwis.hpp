// kiwis.hpp: builds and solves a scene with kiwi's solver.
#pragma once

#include <kiwi/kiwi.h>

#include <cmath>
#include <memory>

#include "scene.hpp"

class Kiwis
{
public:
  explicit Kiwis (const Scene &scene) : scene_ (scene), variables_ (scene.n_variables)
  {
    for (int size : scene.sizes)
      {
        sizes_.emplace_back (size, kiwi::Variable ());
        solver_.addEditVariable (sizes_.back ().second, kiwi::strength::strong * 100);
        solver_.suggestValue (sizes_.back ().second, scene.rows[size].constant);
      }
    for (int i = 0; i < (int) scene.rows.size (); i++)
      add (i, scene.rows[i].constant);
    solve ();
  }

  void
  set (int row, double constant)
  {
    for (auto &size : sizes_)
      {
        if (size.first == row)
          solver_.suggestValue (size.second, constant);
      }
  }

  /// Sets all intrinsic sizes of the scene at once.
  void
  set_sizes (const std::vector<double> &constants)
  {
    for (std::size_t i = 0; i < constants.size (); i++)
      solver_.suggestValue (sizes_[i].second, constants[i]);
  }

  void
  replace (int row, double constant)
  {
    for (auto it = fences_.begin (); it != fences_.end (); it = fences_.erase (it))
      solver_.removeConstraint (*it);
    add (row, constant);
  }

  void
  solve ()
  {
    solver_.updateVariables ();
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
    return variables_[scene_.result].value ();
  }

private:
  /// The strength in kiwi for a priority. kiwi minimises a weighted sum, which cannot satisfy priorities
  /// exactly, but these weights keep their order.
  static double
  strength (float priority)
  {
    return priority >= 1000 ? kiwi::strength::required : std::pow (10.0, priority / 125.0 - 1.0);
  }

  void
  add (int row, double constant)
  {
    const Row       &source = scene_.rows[row];
    kiwi::Expression expression = left (source) - right (row, constant);

    if (source.above > 0 && source.below > 0 && source.above == source.below)
      keep (row, kiwi::Constraint (expression, kiwi::OP_EQ, strength (source.above)));
    else
      {
        if (source.above > 0)
          keep (row, kiwi::Constraint (expression, kiwi::OP_LE, strength (source.above)));
        if (source.below > 0)
          keep (row, kiwi::Constraint (expression, kiwi::OP_GE, strength (source.below)));
      }
  }

  kiwi::Expression
  left (const Row &source) const
  {
    std::vector<kiwi::Term> terms;

    for (const Term &term : source.terms)
      terms.emplace_back (variables_[term.first], term.second);
    return kiwi::Expression (terms);
  }

  kiwi::Expression
  right (int row, double constant) const
  {
    for (const auto &size : sizes_)
      {
        if (size.first == row)
          return kiwi::Expression (kiwi::Term (size.second));
      }
    return kiwi::Expression (constant);
  }

  void
  keep (int row, const kiwi::Constraint &constraint)
  {
    solver_.addConstraint (constraint);
    if (row == scene_.fence)
      fences_.push_back (constraint);
  }

  const Scene                                &scene_;
  kiwi::Solver                                solver_;
  std::vector<kiwi::Variable>                 variables_;
  std::vector<std::pair<int, kiwi::Variable>> sizes_;
  std::vector<kiwi::Constraint>               fences_;
};
