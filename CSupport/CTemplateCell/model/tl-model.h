/* tl-model.h: the description of a template, which its copies and values share. */
#ifndef TL_MODEL_H
#define TL_MODEL_H

#include <templatecell/tl-template.h>

typedef enum
{
  TL_CONTENT_NONE,
  TL_CONTENT_TEXT,
  TL_CONTENT_SIZE,
  TL_CONTENT_MEASURED,
  TL_CONTENT_STACK,
  TL_CONTENT_MARGINS_GUIDE
} TlContentKind;

/* The margins of an item in rows of at least a certain width. */
typedef struct
{
  double    row_width;
  TlMargins margins;
} TlModelMargins;

/* The width beside the content of rows of at least a certain width. */
typedef struct
{
  double row_width;
  double width;
} TlModelAccessory;

/* An item that a stack arranges. */
typedef struct
{
  TlItem item;
  double spacing; /* the space after it */
} TlModelArranged;

typedef struct
{
  TlContentKind         kind;
  gboolean              needs_value; /* whether there is no content for rows without a value */
  gboolean              is_hidden;
  char                 *name;  /* owned; NULL if none */
  TlItem                owner; /* a guide's owner; 0 for other items */
  TlItem                stack; /* the stack that arranges the item; 0 for none */
  TlPriority            hugging[2];
  TlPriority            compression_resistance[2];
  GArray               *margins; /* TlModelMargins, by ascending width; owned; NULL if there are none */
  TlTemplateText        text;    /* the font's family is owned */
  char                 *string;  /* a text's content; owned; NULL for none */
  double                width;   /* the intrinsic size; negative for none */
  double                height;
  TlBaselines           baselines_origin;
  double                first_baseline;
  double                last_baseline;
  TlStack               properties; /* a stack's */
  GArray               *arranged;   /* TlModelArranged: the items of a stack; owned; NULL for other items */
  TlTemplateMeasureFunc measure;
  gpointer              measure_data;
  GDestroyNotify        measure_destroy;
} TlModelItem;

typedef struct
{
  char       *name; /* owned; NULL if none */
  TlItem      first_item;
  TlAttribute first_attribute;
  TlRelation  relation;
  TlItem      second_item;
  TlAttribute second_attribute;
  double      multiplier;
  double      constant;
  TlPriority  priority;
  TlItem      container;
} TlModelConstraint;

/* The fields are written while the template is built and constant afterwards, so that threads can share them.
 */
typedef struct
{
  gatomicrefcount references;
  gboolean        is_complete;      /* whether building has ended */
  GArray         *items;            /* TlModelItem, at the index id − 1; owned */
  GArray         *constraints;      /* TlModelConstraint, at the index id − 1; owned */
  GHashTable     *names;            /* name → id of an item; the names belong to the items */
  GHashTable     *constraint_names; /* name → id of a constraint; the names belong to the constraints */
  double          scale;
  gboolean        has_separator;
  GArray         *accessories; /* TlModelAccessory, by ascending width of rows; owned */
  double          empty_height;
  gboolean        right_to_left;
} TlModel;

static inline TlModelItem *
tl_model_item (const TlModel *model, TlItem item)
{
  return &g_array_index (model->items, TlModelItem, item - 1);
}

static inline gboolean
tl_model_has_item (const TlModel *model, TlItem item)
{
  return item > 0 && item <= model->items->len;
}

static inline TlModelConstraint *
tl_model_constraint (const TlModel *model, TlConstraint constraint)
{
  return &g_array_index (model->constraints, TlModelConstraint, constraint - 1);
}

TlModel     *tl_model_new (void);
TlModel     *tl_model_ref (TlModel *model);
void         tl_model_unref (TlModel *model);
TlItem       tl_model_add_item (TlModel *model, const char *name, TlContentKind kind);
void         tl_model_set_accessory_width (TlModel *model, double row_width, double width);
double       tl_model_get_accessory_width (const TlModel *model, double row_width);
gboolean     tl_model_arrange (TlModel *model, TlItem stack, TlItem item, double spacing, GError **error);
void         tl_model_set_margins (TlModel *model, TlItem item, double row_width, const TlMargins *margins);
TlMargins    tl_model_get_margins (const TlModel *model, TlItem item, double row_width);
TlConstraint tl_model_add_constraint (TlModel *model, const char *name, const TlModelConstraint *constraint);
TlItem       tl_model_find_item (const TlModel *model, const char *name);
TlConstraint tl_model_find_constraint (const TlModel *model, const char *name);
char        *tl_model_describe_item (const TlModel *model, TlItem item);
char        *tl_model_describe_constraint (const TlModel *model, TlConstraint constraint);

#endif /* TL_MODEL_H */
