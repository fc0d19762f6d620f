// enaml.cpp: the system of kiwi's own benchmark, recorded from its source.
#include ENAML_SOURCE

Scene
enaml ()
{
  Solver   solver;
  Variable width ("width"), height ("height");

  build_solver (solver, width, height);
  solver.scene.n_variables = Variable::next;
  solver.scene.result = width.id;
  return solver.scene;
}
