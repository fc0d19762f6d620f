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

/* Tracking, in points. As of iOS 14: Apple's Human Interface Guidelines, Typography. */
static const TlSizeRow tracking_of_14[]
  = { { 6, 0.24 },   { 7, 0.23 },   { 8, 0.21 },   { 9, 0.17 },   { 10, 0.12 },  { 11, 0.06 },  { 12, 0 },
      { 13, -0.08 }, { 14, -0.15 }, { 15, -0.23 }, { 16, -0.31 }, { 17, -0.43 }, { 18, -0.44 }, { 19, -0.45 },
      { 20, -0.45 }, { 21, -0.36 }, { 22, -0.26 }, { 23, -0.1 },  { 24, 0.07 },  { 25, 0.15 },  { 26, 0.22 },
      { 27, 0.29 },  { 28, 0.38 },  { 29, 0.4 },   { 30, 0.4 },   { 31, 0.39 },  { 32, 0.41 },  { 33, 0.4 },
      { 34, 0.4 },   { 35, 0.38 },  { 36, 0.37 },  { 44, 0.37 },  { 48, 0.35 },  { 52, 0.33 },  { 56, 0.3 },
      { 60, 0.26 },  { 64, 0.22 },  { 68, 0.17 },  { 72, 0.14 },  { 76, 0.07 },  { 80, 0 } };

/* In iOS 11 to 13: the Guidelines of 2017, except for 17 and 18 points, which stored widths determine. Of 22
 * labels of 17 points in files of Xcode 7 to 11, 20 are exact with this value, 13 with the Guidelines'
 * −0.41. */
static const TlSizeRow tracking_of_11[]
  = { { 6, 0.25 },    { 7, 0.24 },      { 8, 0.21 },   { 9, 0.17 },   { 10, 0.12 },  { 11, 0.07 },
      { 12, 0 },      { 13, -0.08 },    { 14, -0.16 }, { 15, -0.24 }, { 16, -0.32 }, { 17, -0.385 },
      { 18, -0.425 }, { 19.99, -0.47 }, { 20, 0.38 },  { 22, 0.35 },  { 24, 0.36 },  { 25, 0.35 },
      { 27, 0.38 },   { 28, 0.36 },     { 30, 0.36 },  { 33, 0.4 },   { 34, 0.37 },  { 36, 0.36 } };

/* In iOS 9 and 10: from 17 points on, stored widths determine the values: 20 labels above 17 points in 11
 * projects, 11 of them of 36 points. */
static const TlSizeRow tracking_of_9[]
  = { { 6, 0.25 },   { 7, 0.24 },    { 8, 0.21 },   { 9, 0.17 },   { 10, 0.12 },  { 11, 0.07 },
      { 12, 0 },     { 13, -0.08 },  { 14, -0.16 }, { 15, -0.24 }, { 16, -0.32 }, { 17, -0.385 },
      { 18, -0.41 }, { 20, -0.465 }, { 22, -0.59 }, { 24, -0.72 }, { 28, -0.77 }, { 36, -1.15 } };

/* The share of SF Pro Display in the characters: small ones are those of SF Pro Text, large ones those of SF
 * Pro Display. Since iOS 14 the font changes from 17 to 28 points (Apple's talk "The details of UI
 * typography", 2020), but not linearly. Stored widths agree within 0.02 in 3 texts of 2 projects at 20 and at
 * 21 points each, 2 texts of one project at 22, one at 23, 2 of two projects at 25 and one at 26; the shares
 * of 18, 19, 24 and 27 points are chosen between those of their neighbours. */
static const TlSizeRow display_of_14[]
  = { { 17, 0 },    { 18, 0.03 }, { 19, 0.1 },  { 20, 0.245 }, { 21, 0.38 },  { 22, 0.53 },
      { 23, 0.69 }, { 24, 0.79 }, { 25, 0.89 }, { 26, 0.945 }, { 27, 0.975 }, { 28, 1 } };

/* In iOS 11 to 13, Text and Display were separate fonts. */
static const TlSizeRow display_of_11[] = { { 19.99, 0 }, { 20, 1 } };

#endif /* TL_SAN_FRANCISCO_SIZES_H */
