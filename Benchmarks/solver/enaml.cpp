// enaml.cpp: the system of constraints of kiwi's own benchmark, recorded from that benchmark's source.
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
