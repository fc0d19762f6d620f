/* shim.h: includes the headers of Pango, cairo and fontconfig for Swift and for the C text library. */
#ifndef CTEMPLATELAYOUT_PANGO_SHIM_H
#define CTEMPLATELAYOUT_PANGO_SHIM_H

#if !__has_include(<pango/pangocairo.h>)
#error "Pango headers not found: run make setup (Debian: apt-get install libpango1.0-dev pkg-config)"
#endif

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

/* g_object_unref() takes a gpointer; to these functions, Swift can pass typed pointers without a cast. */
static inline void
ctemplatelayout_unref_context (PangoContext *context)
{
  g_object_unref (context);
}

static inline void
ctemplatelayout_unref_font_map (PangoFontMap *font_map)
{
  g_object_unref (font_map);
}

/* Returns the properties that together identify a font and its version. Swift cannot call FcObjectSetBuild()
 * itself, because that function is variadic. */
static inline FcObjectSet *
ctemplatelayout_font_properties (void)
{
  return FcObjectSetBuild (FC_FULLNAME, FC_STYLE, FC_FONTVERSION, FC_INDEX, (char *)0);
}

static inline FcObjectSet *
ctemplatelayout_font_family (void)
{
  return FcObjectSetBuild (FC_FAMILY, (char *)0);
}

#endif /* CTEMPLATELAYOUT_PANGO_SHIM_H */
