/* tl-san-francisco-sizes.h: the data of San Francisco that depends on the size: tracking, and the share of
 * its Display design.
 *
 * Included by tl-typeface.c only. */
#ifndef TL_SAN_FRANCISCO_SIZES_H
#define TL_SAN_FRANCISCO_SIZES_H

/* A value for a size in points. */
typedef struct
{
  double size, value;
} TlSizeRow;

/* The tracking of iOS 14 and later, in points, from Apple's Human Interface Guidelines, Typography. */
static const TlSizeRow tracking_of_14[]
  = { { 6, 0.24 },   { 7, 0.23 },   { 8, 0.21 },   { 9, 0.17 },   { 10, 0.12 },  { 11, 0.06 },  { 12, 0 },
      { 13, -0.08 }, { 14, -0.15 }, { 15, -0.23 }, { 16, -0.31 }, { 17, -0.43 }, { 18, -0.44 }, { 19, -0.45 },
      { 20, -0.45 }, { 21, -0.36 }, { 22, -0.26 }, { 23, -0.1 },  { 24, 0.07 },  { 25, 0.15 },  { 26, 0.22 },
      { 27, 0.29 },  { 28, 0.38 },  { 29, 0.4 },   { 30, 0.4 },   { 31, 0.39 },  { 32, 0.41 },  { 33, 0.4 },
      { 34, 0.4 },   { 35, 0.38 },  { 36, 0.37 },  { 44, 0.37 },  { 48, 0.35 },  { 52, 0.33 },  { 56, 0.3 },
      { 60, 0.26 },  { 64, 0.22 },  { 68, 0.17 },  { 72, 0.14 },  { 76, 0.07 },  { 80, 0 } };

/* The tracking of iOS 11 to 13, in points, from the Guidelines of 2017. The values for 17 and 18 points are
 * derived from widths that Interface Builder stored instead: in files of Xcode 7 to 11, the stored widths of
 * 20 of 22 labels of 17 points are reproduced exactly with −0.385, but only 13 with the Guidelines' −0.41. */
static const TlSizeRow tracking_of_11[]
  = { { 6, 0.25 },    { 7, 0.24 },      { 8, 0.21 },   { 9, 0.17 },   { 10, 0.12 },  { 11, 0.07 },
      { 12, 0 },      { 13, -0.08 },    { 14, -0.16 }, { 15, -0.24 }, { 16, -0.32 }, { 17, -0.385 },
      { 18, -0.425 }, { 19.99, -0.47 }, { 20, 0.38 },  { 22, 0.35 },  { 24, 0.36 },  { 25, 0.35 },
      { 27, 0.38 },   { 28, 0.36 },     { 30, 0.36 },  { 33, 0.4 },   { 34, 0.37 },  { 36, 0.36 } };

/* The tracking of iOS 9 and 10, in points. The values from 17 points on are derived from the stored widths of
 * 20 labels above 17 points in 11 projects; 11 of these labels have 36 points. */
static const TlSizeRow tracking_of_9[]
  = { { 6, 0.25 },   { 7, 0.24 },    { 8, 0.21 },   { 9, 0.17 },   { 10, 0.12 },  { 11, 0.07 },
      { 12, 0 },     { 13, -0.08 },  { 14, -0.16 }, { 15, -0.24 }, { 16, -0.32 }, { 17, -0.385 },
      { 18, -0.41 }, { 20, -0.465 }, { 22, -0.59 }, { 24, -0.72 }, { 28, -0.77 }, { 36, -1.15 } };

/* The share of SF Pro Display in the design of iOS 14 and later: 0 at small sizes, which use SF Pro Text, and
 * 1 at large sizes. The design changes from 17 to 28 points (Apple's talk "The details of UI typography",
 * 2020), but not linearly. The shares are derived from stored widths, which agree with them within 0.02: 3
 * texts of 2 projects at 20 points, as many at 21, 2 texts of one project at 22, one text at 23, 2 texts of
 * two projects at 25, and one text at 26. The shares of 18, 19, 24 and 27 points are chosen between those of
 * the neighbouring sizes. */
static const TlSizeRow display_of_14[]
  = { { 17, 0 },    { 18, 0.03 }, { 19, 0.1 },  { 20, 0.245 }, { 21, 0.38 },  { 22, 0.53 },
      { 23, 0.69 }, { 24, 0.79 }, { 25, 0.89 }, { 26, 0.945 }, { 27, 0.975 }, { 28, 1 } };

/* The share of SF Pro Display in iOS 11 to 13, in which Text and Display were separate fonts. */
static const TlSizeRow display_of_11[] = { { 19.99, 0 }, { 20, 1 } };

#endif /* TL_SAN_FRANCISCO_SIZES_H */
