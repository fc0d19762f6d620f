/* cell-fixture.h: short forms of calls that build templates, which abort on errors. */
#ifndef CELL_FIXTURE_H
#define CELL_FIXTURE_H

#include <templatecell.h>

TlItem       fixture_add_text (TlTemplate *template, const char *name, double point_size, guint most_lines);
TlConstraint fixture_relate (
  TlTemplate *template, TlItem first, TlAttribute one, TlItem second, TlAttribute other, double constant);
void   fixture_pin (TlTemplate *template, TlItem item, TlItem container, double distance);
double fixture_get_height (TlTemplate *template, double width, const TlTemplateValues *values);
void   fixture_set_text (TlTemplateValues *values, const char *name, const char *text);

#endif /* CELL_FIXTURE_H */
