/* tl-template-error.c: the error domain of templates. */
#include <templatecell/tl-template.h>

/* clang-format would put spaces around the hyphens of the name, as if it were a subtraction. */
/* clang-format off */
G_DEFINE_QUARK (tl-template-error-quark, tl_template_error)
/* clang-format on */
