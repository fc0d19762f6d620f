/* tl-json-constraints.c: reads the constraints of a template from its JSON form. */
#include "json/tl-json-reader.h"

static void
read_container (TlJsonReader *self, JsonObject *object, TlConstraint constraint)
{
  TlItem container = tl_json_item (self, object, "container");

  if (container != 0 && tl_template_is_guide (self->template, container))
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "the container of a constraint is a guide");
  else if (container != 0)
    tl_template_set_container (self->template, constraint, container);
}

static void
read_constraint (TlJsonReader *self, JsonObject *object, const char *name)
{
  TlItem      first = tl_json_item (self, object, "item"), second = tl_json_item (self, object, "toItem");
  TlAttribute first_attribute
    = (TlAttribute)tl_json_name (self, object, "attribute", &tl_attribute_names, TL_ATTRIBUTE_NONE);
  TlAttribute second_attribute
    = (TlAttribute)tl_json_name (self, object, "toAttribute", &tl_attribute_names, TL_ATTRIBUTE_NONE);
  int          relation = (int)tl_json_name (self, object, "relation", &tl_relation_names, 1) - 1;
  double       multiplier = tl_json_number (self, object, "multiplier", 1.0);
  double       constant = tl_json_number (self, object, "constant", 0.0);
  double       priority = tl_json_number (self, object, "priority", TL_PRIORITY_REQUIRED);
  GError      *error = NULL;
  TlConstraint constraint;

  if (first == 0)
    tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "a constraint has no \"item\"");
  if (self->error != NULL)
    return;
  constraint
    = tl_template_add_constraint (self->template, name, first, first_attribute, (TlRelation)relation, second,
                                  second_attribute, multiplier, constant, (TlPriority)priority, &error);
  if (constraint == 0)
    tl_json_fail_with (self, object, error);
  else
    read_container (self, object, constraint);
}

void
tl_json_constraints_read (TlJsonReader *self, JsonObject *root)
{
  static const char *const known[]
    = { "name",       "item",     "attribute", "relation",  "toItem", "toAttribute",
        "multiplier", "constant", "priority",  "container", NULL };
  JsonArray *constraints = tl_json_array (self, root, "constraints");

  for (guint i = 0; constraints != NULL && i < json_array_get_length (constraints) && self->error == NULL;
       i++)
    {
      JsonObject *object = tl_json_element (self, root, "constraints", constraints, i);
      const char *name;

      if (object == NULL)
        return;
      tl_json_check_members (self, object, known);
      name = tl_json_string (self, object, "name");
      if (name != NULL && tl_template_find_constraint (self->template, name) != 0)
        tl_json_fail (self, object, TL_TEMPLATE_ERROR_BAD_FORM, "there are two constraints \"%s\"", name);
      else
        read_constraint (self, object, name);
    }
}
