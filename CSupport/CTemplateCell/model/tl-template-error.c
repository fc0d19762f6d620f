/* tl-template-error.c: the domain of the templates' errors. */
#include <templatecell/tl-template.h>

/* The formatter would format the name as a subtraction. */
/* clang-format off */
G_DEFINE_QUARK (tl-template-error-quark, tl_template_error)
/* clang-format on */
