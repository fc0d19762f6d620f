/* tl-text-font.h: the fonts that Pango chooses for characters, and shaping in them. */
#ifndef TL_TEXT_FONT_H
#define TL_TEXT_FONT_H

#include <hb.h>
#include <pango/pango.h>

#include "fonts/tl-text-char.h"
#include "fonts/tl-text-rules.h"

G_BEGIN_DECLS

/* The numbers of faces of one script; 0 for "not asked yet". */
enum
{
  TL_FACE_UNKNOWN = 0,
  TL_FACE_NONE = 0xff, /* no installed font has the character */
};

/* Whether a character is always set in its own glyph. */
typedef enum
{
  TL_PLAIN_NOT_ASKED,
  TL_NOT_PLAIN,
  TL_PLAIN,
  TL_PLAIN_AMONG_SOME  /* the rules say in which, by the characters beside it */
} TlPlainKind;

/* The characters with codes whose glyphs are known without shaping, and look at their neighbours for kerning only. */
typedef struct
{
  TlPlainKind    kinds[TL_N_CODES];              /* by code */
  hb_codepoint_t glyphs[TL_N_CODES];             /* their own */
  guint16        numbers[TL_N_CODES];            /* those of these glyphs in the rules */
  int            advances[TL_N_CODES];           /* by themselves, Pango units */
  int           *kerns[TL_N_CODES];              /* by the right one, TL_N_CODES each; owned; NULL: none is known: twice what the
                                                    left one gains from the right one, and 1; 0: not known */
  GArray        *kerning;                        /* hb_feature_t: nothing but kerning; owned */
  const TlRules *rules;                          /* what replaces glyphs; the font's */
  hb_font_t     *by_glyph;                       /* a font whose characters are its glyphs; owned */
  GHashTable    *pairs;                          /* two glyphs, of which the first may be none: see tl_plain_get_pair(); owned */
} TlPlain;

/* How far above a font's origin a baseline of some kind is. */
typedef struct
{
  guint32 tag;       /* hb_ot_layout_baseline_tag_t; 0 for none */
  int     position;  /* Pango units */
} TlBaseline;

/* One font, for text in one script and language. */
typedef struct
{
  PangoFont              *font;           /* owned */
  hb_font_t              *hb_font;        /* the font's own */
  hb_segment_properties_t properties;
  hb_feature_t            features[36];   /* that fontconfig asks for, without fractions; and one more that turns kerning off */
  guint                   n_features;
  guint                   position;       /* among the fonts that Pango tries; fewer is less of a fallback */
  int                     ascent;         /* of a line, Pango units */
  int                     height;
  TlBaseline              baselines[4];   /* those asked for lately */
  hb_codepoint_t          space_glyph;
  int                     space_advance;  /* of U+0020 by itself, Pango units */
  hb_set_t               *dependent;      /* glyphs that may depend on what is beyond a space; owned */
  GArray                 *probing;        /* hb_feature_t: those under which only such glyphs are replaced; owned */
  TlPlain                *plain;          /* owned; NULL if it has none, or none that space is among */
  gboolean                is_simple;      /* whether its text can be measured by words */
} TlFace;

/* One glyph of shaped text. */
typedef struct
{
  guint32 cluster;     /* the byte that its characters begin at */
  guint32 glyph;
  int     advance;     /* Pango units */
  guint32 flags;       /* hb_glyph_flags_t */
} TlGlyph;

/* Shapes text and holds the result. */
typedef struct
{
  hb_buffer_t *buffer;  /* owned */
  GArray      *glyphs;  /* TlGlyph; owned */
} TlShaper;

/* 256 characters of a script. */
typedef struct
{
  guint8   faces[256];  /* numbers of faces */
  gpointer words[256];  /* the cache's: words of one ideograph */
} TlPage;

/* A font description in one script: what Pango chooses the fonts of characters from. */
typedef struct
{
  PangoFontset  *fonts;     /* owned */
  PangoLanguage *language;
  GUnicodeScript script;
  GPtrArray     *faces;     /* TlFace; owned; number n is at n − 1 */
  TlPage       **planes[17];  /* by character; owned */
  gsize          page_bytes;  /* what they take */
  gboolean       is_leaving;  /* whether it is about to be freed */
} TlScript;

void      tl_shaper_init  (TlShaper *shaper);
void      tl_shaper_clear (TlShaper *shaper);
void      tl_shaper_shape (TlShaper *shaper, const TlFace *face, const char *text, gsize length);
void      tl_shaper_shape_with (TlShaper *shaper, const TlFace *face, const char *text, gsize length,
                                const hb_feature_t *features, guint n_features, gboolean marks_joints);
void      tl_shaper_shape_in (TlShaper *shaper, const TlFace *face, hb_font_t *font, const hb_feature_t *features,
                              guint n_features);
void      tl_shaper_probe (TlShaper *shaper, const TlFace *face, const char *text, gsize length);

TlScript *tl_script_new      (PangoContext *context, const PangoFontDescription *description, GUnicodeScript script);
void      tl_script_free     (TlScript *self);
gsize     tl_script_count    (const TlScript *self);
guint8    tl_script_fill     (TlScript *self, gunichar character, TlShaper *shaper);

static inline const TlGlyph *
tl_shaper_get (const TlShaper *shaper, guint i)
{
  return &g_array_index (shaper->glyphs, TlGlyph, i);
}

int       tl_face_get_shift  (TlFace *face, TlFace *first);
TlPage   *tl_script_add_page (TlScript *self, gunichar character);

static inline TlPage *
tl_script_get_page (TlScript *self, gunichar character)
{
  TlPage **plane = self->planes[character >> 16];
  TlPage *page = plane != NULL ? plane[(character >> 8) & 0xff] : NULL;

  return G_LIKELY (page != NULL) ? page : tl_script_add_page (self, character);
}

/* The number of the face that @character is set in. */
static inline guint8
tl_script_get_face_number (TlScript *self, gunichar character, TlShaper *shaper)
{
  TlPage *page = tl_script_get_page (self, character);
  guint8 number = page->faces[character & 0xff];

  return G_LIKELY (number != TL_FACE_UNKNOWN) ? number : tl_script_fill (self, character, shaper);
}

static inline TlFace *
tl_script_get_face (const TlScript *self, guint8 number)
{
  return number == TL_FACE_NONE ? NULL : g_ptr_array_index (self->faces, number - 1);
}

G_END_DECLS

#endif /* TL_TEXT_FONT_H */
