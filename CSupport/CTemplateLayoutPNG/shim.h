/* shim.h: libpng's encoder for Swift. libpng reports errors by long jumps, which Swift can neither make nor
 * survive. */
#ifndef CTEMPLATELAYOUT_PNG_SHIM_H
#define CTEMPLATELAYOUT_PNG_SHIM_H

#if !__has_include(<png.h>)
#error "libpng headers not found: run make setup (Debian: apt-get install libpng-dev pkg-config)"
#endif

#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A picture whose pixels are blue, green, red and alpha, premultiplied, in rows from the top. */
typedef struct
{
  const uint8_t *pixels;
  size_t         stride; /* bytes from one row to the next */
  uint32_t       width;
  uint32_t       height;
  int            level; /* the level of the compression, from 1 (fast) to 9 (small) */
} TlPngPicture;

/* Whether all pixels are opaque. */
static inline int
tl_png_picture_is_opaque (const TlPngPicture *picture)
{
  for (uint32_t y = 0; y < picture->height; y++)
    {
      const uint8_t *row = picture->pixels + y * picture->stride;

      for (uint32_t x = 0; x < picture->width; x++)
        if (row[4 * x + 3] != 255)
          return 0;
    }
  return 1;
}

/* The number of places of a palette's hash table: a power of two, at least twice the number of colours. */
#define TL_PNG_PLACES 1024

/* The colours of an opaque picture that has at most 256 of them. */
typedef struct
{
  png_color colors[256];          /* the colours, by number */
  int       n_colors;             /* the number of colours */
  uint32_t  keys[TL_PNG_PLACES];  /* the pixel values of the colours, in a hash table with linear probing */
  int16_t numbers[TL_PNG_PLACES]; /* the number of the colour at each place of @keys; -1 for an empty place */
} TlPngPalette;

/* The pixel at @pixel as one number. */
static inline uint32_t
tl_png_pixel_value (const uint8_t *pixel)
{
  return (uint32_t)pixel[0] | (uint32_t)pixel[1] << 8 | (uint32_t)pixel[2] << 16;
}

/* Returns the number of a pixel's colour, which is added if it is new; -1 if there are 256 others. */
static inline int
tl_png_palette_find (TlPngPalette *palette, const uint8_t *pixel)
{
  const uint32_t value = tl_png_pixel_value (pixel);
  uint32_t       place = (value * 2654435761u) >> 22;

  for (; palette->numbers[place] >= 0; place = (place + 1) % TL_PNG_PLACES)
    if (palette->keys[place] == value)
      return palette->numbers[place];
  if (palette->n_colors == 256)
    return -1;
  palette->keys[place] = value;
  palette->numbers[place] = (int16_t)palette->n_colors;
  palette->colors[palette->n_colors] = (png_color){ pixel[2], pixel[1], pixel[0] };
  return palette->n_colors++;
}

/* Writes a row of an opaque picture as numbers of colours. Returns 0 if the picture has more than 256
 * colours. */
static inline int
tl_png_palette_copy_row (TlPngPalette *palette, const TlPngPicture *picture, uint32_t y, uint8_t *row)
{
  const uint8_t *pixel = picture->pixels + y * picture->stride;
  int            number = -1;

  for (uint32_t x = 0; x < picture->width; x++, pixel += 4)
    {
      if (x == 0 || tl_png_pixel_value (pixel) != tl_png_pixel_value (pixel - 4))
        number = tl_png_palette_find (palette, pixel);
      if (number < 0)
        return 0;
      row[x] = (uint8_t)number;
    }
  return 1;
}

/* Collects the colours of an opaque picture. @row is memory for one row. Returns 0 if there are more than
 * 256. */
static inline int
tl_png_palette_collect (TlPngPalette *palette, const TlPngPicture *picture, uint8_t *row)
{
  palette->n_colors = 0;
  memset (palette->numbers, -1, sizeof palette->numbers);
  for (uint32_t y = 0; y < picture->height; y++)
    if (!tl_png_palette_copy_row (palette, picture, y, row))
      return 0;
  return 1;
}

/* Writes a row of an opaque picture as red, green and blue. */
static inline void
tl_png_picture_copy_opaque_row (const TlPngPicture *picture, uint32_t y, uint8_t *row)
{
  const uint8_t *pixel = picture->pixels + y * picture->stride;

  for (uint32_t x = 0; x < picture->width; x++, pixel += 4, row += 3)
    {
      row[0] = pixel[2];
      row[1] = pixel[1];
      row[2] = pixel[0];
    }
}

/* Writes a row as red, green, blue and alpha, not premultiplied. */
static inline void
tl_png_picture_copy_row (const TlPngPicture *picture, uint32_t y, uint8_t *row)
{
  const uint8_t *pixel = picture->pixels + y * picture->stride;

  for (uint32_t x = 0; x < picture->width; x++, pixel += 4, row += 4)
    {
      const unsigned alpha = pixel[3];

      for (int part = 0; part < 3; part++)
        row[part] = alpha == 255 ? pixel[2 - part]
                    : alpha == 0 ? 0
                                 : (pixel[2 - part] * 255u + alpha / 2) / alpha;
      row[3] = alpha;
    }
}

/*
 * Sets the size, the pixel format, the filter and the level of the compression. Most rows of pixels of an
 * interface equal the rows above them, so the filter "up" leaves little to compress: at level 2, a feed of 54
 * rows takes a quarter of the time of libpng's defaults and 8 % more bytes. At level 6, pictures of screens
 * have 40 % fewer bytes than at level 2.
 */
static inline void
tl_png_set_up (png_structp png, png_infop info, const TlPngPicture *picture, int is_opaque)
{
  png_set_IHDR (png, info, picture->width, picture->height, 8,
                is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
                PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_filter (png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  png_set_compression_level (png, picture->level);
}

/* Ends the encoding after an error. Unlike libpng's own handler, it prints no message: the result tells the
 * caller that the picture cannot be encoded. */
static inline void
tl_png_fail (png_structp png, png_const_charp message)
{
  (void)message;
  png_longjmp (png, 1);
}

/* Does nothing: warnings concern chunks that are never written. */
static inline void
tl_png_ignore (png_structp png, png_const_charp message)
{
  (void)png;
  (void)message;
}

/* Does nothing: the bytes are in memory, so there is nothing to flush. */
static inline void
tl_png_flush (png_structp png)
{
  (void)png;
}

/* Writes the header and all rows of an opaque picture whose colours are in @palette. A row of numbers has one
 * byte for each pixel, which no filter makes more regular. */
static inline void
tl_png_write_numbers (
  const TlPngPicture *picture, TlPngPalette *palette, png_structp png, png_infop info, uint8_t *row)
{
  png_set_IHDR (png, info, picture->width, picture->height, 8, PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE,
                PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_PLTE (png, info, palette->colors, palette->n_colors);
  png_set_filter (png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level (png, picture->level);
  png_write_info (png, info);
  for (uint32_t y = 0; y < picture->height; y++)
    {
      tl_png_palette_copy_row (palette, picture, y, row);
      png_write_row (png, row);
    }
  png_write_end (png, info);
}

/* Writes the header and all rows; @row is memory for one row. Jumps to png_jmpbuf() on an error of libpng. */
static inline void
tl_png_write (const TlPngPicture *picture, png_structp png, png_infop info, uint8_t *row)
{
  const int    is_opaque = tl_png_picture_is_opaque (picture);
  TlPngPalette palette;

  if (is_opaque && tl_png_palette_collect (&palette, picture, row))
    {
      tl_png_write_numbers (picture, &palette, png, info, row);
      return;
    }
  tl_png_set_up (png, info, picture, is_opaque);
  png_write_info (png, info);
  for (uint32_t y = 0; y < picture->height; y++)
    {
      if (is_opaque)
        tl_png_picture_copy_opaque_row (picture, y, row);
      else
        tl_png_picture_copy_row (picture, y, row);
      png_write_row (png, row);
    }
  png_write_end (png, info);
}

/* Writes a picture. Returns 0 after an error of libpng. */
static inline int
tl_png_try_write (const TlPngPicture *picture, png_structp png, png_infop info, uint8_t *row)
{
  if (setjmp (png_jmpbuf (png)) != 0)
    return 0;
  tl_png_write (picture, png, info, row);
  return 1;
}

/* Encodes a picture as a PNG file. `write` gets the bytes; png_get_io_ptr() returns `closure`. Returns 0 on
 * failure. */
static inline int
tl_png_encode (const TlPngPicture *picture, png_rw_ptr write, void *closure)
{
  png_structp png = png_create_write_struct (PNG_LIBPNG_VER_STRING, NULL, tl_png_fail, tl_png_ignore);
  png_infop   info = png != NULL ? png_create_info_struct (png) : NULL;
  uint8_t    *row = malloc ((size_t)picture->width * 4);
  int         succeeds = 0;

  if (info != NULL && row != NULL)
    {
      png_set_write_fn (png, closure, write, tl_png_flush);
      succeeds = tl_png_try_write (picture, png, info, row);
    }
  free (row);
  png_destroy_write_struct (&png, &info);
  return succeeds;
}

#endif /* CTEMPLATELAYOUT_PNG_SHIM_H */
