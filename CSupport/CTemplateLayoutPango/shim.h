/* shim.h: Pango on cairo, and fontconfig, for Swift and for text measurement in C. */
#ifndef CTEMPLATELAYOUT_PANGO_SHIM_H
#define CTEMPLATELAYOUT_PANGO_SHIM_H

#if !__has_include(<pango/pangocairo.h>)
#error "Pango headers not found: run make setup (Debian: apt-get install libpango1.0-dev pkg-config)"
#endif

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

/* g_object_unref() takes a gpointer; Swift can pass typed pointers to these functions without a cast. */
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

/* FcObjectSetBuild() is variadic. These properties together identify a font and its version. */
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
