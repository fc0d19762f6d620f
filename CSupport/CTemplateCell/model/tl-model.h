/* tl-model.h: the description of a template, which the template, its copies and the values of rows share. */
#ifndef TL_MODEL_H
#define TL_MODEL_H

#include <templatecell/tl-template.h>

/* The kind of an item, which determines the item's content. */
typedef enum
{
  TL_CONTENT_NONE,         /* no content */
  TL_CONTENT_TEXT,         /* text in one font */
  TL_CONTENT_SIZE,         /* content of a given size, such as an image */
  TL_CONTENT_MEASURED,     /* content that a function of the program measures */
  TL_CONTENT_STACK,        /* other items, which the item arranges */
  TL_CONTENT_MARGINS_GUIDE /* no content; the item is the rectangle inside the margins of its owner */
} TlContentKind;

/* The margins of an item in rows that are at least @row_width points wide. */
typedef struct
{
  double    row_width;
  TlMargins margins;
} TlModelMargins;

/* The accessory width, in points, of rows that are at least @row_width points wide. */
typedef struct
{
  double row_width;
  double width;
} TlModelAccessory;

/* An item that a stack arranges. */
typedef struct
{
  TlItem item;    /* the id of the item */
  double spacing; /* the space after the item, in points */
} TlModelArranged;

/* An item of a template. The fields for content apply to rows that have no value for the item. */
typedef struct
{
  TlContentKind         kind;
  gboolean              needs_value; /* whether each row needs a value for the item */
  gboolean              is_hidden;   /* whether the item is hidden */
  char                 *name;        /* the name; owned; NULL if the item has none */
  TlItem                owner;       /* the item whose margins a guide represents; 0 for other items */
  TlItem                stack;       /* the stack that arranges the item; 0 for none */
  TlPriority            hugging[2];  /* the content hugging priorities, by TlAxis */
  TlPriority            compression_resistance[2]; /* the compression resistance priorities, by TlAxis */
  GArray               *margins; /* TlModelMargins, by ascending row width; owned; NULL if there are none */
  TlTemplateText        text;    /* the style of the text; the name of the font's family is owned */
  char                 *string;  /* the text; owned; NULL for none */
  GArray               *runs;    /* TlRun: the runs of the text; owned; NULL for text in one font */
  double                width;   /* the intrinsic width, in points; negative for none */
  double                height;  /* the intrinsic height, in points; negative for none */
  TlBaselines           baselines_origin; /* the origin of the baselines */
  double                first_baseline;   /* the first baseline, in points from the origin */
  double                last_baseline;    /* the last baseline, in points from the origin */
  TlStack               properties;       /* the properties of a stack; its field @item is not used */
  GArray               *arranged;     /* TlModelArranged: the items of a stack; owned; NULL for other items */
  TlTemplateMeasureFunc measure;      /* the function that measures the content; NULL if there is none */
  gpointer              measure_data; /* the user data of @measure */
  GDestroyNotify        measure_destroy; /* frees @measure_data; NULL if nothing has to be freed */
} TlModelItem;

/* A constraint of a template; see tl_template_add_constraint() for most fields. */
typedef struct
{
  char       *name; /* the name; owned; NULL if the constraint has none */
  TlItem      first_item;
  TlAttribute first_attribute;
  TlRelation  relation;
  TlItem      second_item;
  TlAttribute second_attribute;
  double      multiplier;
  double      constant;
  TlPriority  priority;
  TlItem      container; /* the item from whose edges positions are measured */
} TlModelConstraint;

/* The description of a template. The fields are changed only while the template is built, so threads can
 * share the description afterwards. */
typedef struct
{
  gatomicrefcount references;   /* the number of references */
  gboolean        is_complete;  /* whether building has ended */
  GArray         *items;        /* TlModelItem, at the index id − 1; owned */
  GArray         *constraints;  /* TlModelConstraint, at the index id − 1; owned */
  GHashTable     *names;        /* name → id of an item; the strings are owned by the items */
  GHashTable *constraint_names; /* name → id of a constraint; the strings are owned by the constraints */
  double      scale;            /* the number of pixels per point */
  gboolean    has_separator;    /* whether heights include a separator of one pixel */
  GArray     *accessories;      /* TlModelAccessory, by ascending row width; owned */
  double      empty_height;     /* the height of content whose constraints result in 0, in points */
  gboolean    right_to_left;    /* whether the leading edge is the right edge */
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
