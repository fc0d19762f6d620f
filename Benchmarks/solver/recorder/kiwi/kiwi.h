// kiwi.h: replaces kiwi's header when kiwi's own benchmark is compiled, and records the system that this
// benchmark builds, so that both solvers solve the same one. The benchmark is compiled with -Dkiwi=recorder.
#pragma once

#include <string>

#include "../../scene.hpp"

namespace recorder
{

/// kiwi's strengths are numbers. Of these numbers, only the order matters in this file.
namespace strength
{
constexpr double required = 1e9, strong = 1e6, medium = 1e3, weak = 1;

inline double
create (double a, double b, double c, double w = 1.0)
{
  return (a * strong + b * medium + c * weak) * w;
}
}

struct Expression
{
  std::vector<Term> terms;
  double            constant = 0;
};

struct Variable : Expression
{
  explicit Variable (const char *) : id (next++) { terms = { { id, 1.0 } }; }

  int               id;
  inline static int next = 0;
};

struct Constraint
{
  Expression left;
  int        relation;
  double     strength;
};

inline Expression
operator* (double factor, Expression expression)
{
  for (Term &term : expression.terms)
    term.second *= factor;
  expression.constant *= factor;
  return expression;
}

inline Expression
operator- (const Expression &expression)
{
  return -1.0 * expression;
}

inline Expression
operator+ (Expression left, const Expression &right)
{
  left.terms.insert (left.terms.end (), right.terms.begin (), right.terms.end ());
  left.constant += right.constant;
  return left;
}

inline Expression
operator+ (Expression left, double right)
{
  left.constant += right;
  return left;
}

inline Constraint
operator== (const Expression &left, double)
{
  return { left, 0, strength::required };
}

inline Constraint
operator>= (const Expression &left, double)
{
  return { left, 1, strength::required };
}

inline Constraint
operator<= (const Expression &left, double)
{
  return { left, -1, strength::required };
}

inline Constraint
operator| (Constraint constraint, double strength)
{
  constraint.strength = strength;
  return constraint;
}

/// Replaces the solver: every constraint becomes a row of the scene.
struct Solver
{
  Scene scene;

  static float
  priority (double strength)
  {
    return strength >= strength::required ? 1000
           : strength >= strength::strong ? 750
           : strength >= 1e5              ? 600
           : strength > strength::medium  ? 501
           : strength >= strength::medium ? 500
                                          : 250;
  }

  void
  addEditVariable (const Variable &variable, double strength)
  {
    scene.sizes.push_back (scene.equal (variable.terms, 0, priority (strength)));
  }

  void
  addConstraint (const Constraint &constraint)
  {
    float level = priority (constraint.strength);

    scene.add (constraint.left.terms, -constraint.left.constant, constraint.relation > 0 ? 0 : level,
               constraint.relation < 0 ? 0 : level);
  }

  void
  suggestValue (const Variable &, double)
  {
  }
  void
  updateVariables ()
  {
  }
};

}
