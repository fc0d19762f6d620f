/* tl-layout-error.c: the domain of the layout's errors. */
#include <templatelayout/tl-layout.h>

/* The formatter would format the name as a subtraction. */
/* clang-format off */
G_DEFINE_QUARK (tl-layout-error-quark, tl_layout_error)
/* clang-format on */
