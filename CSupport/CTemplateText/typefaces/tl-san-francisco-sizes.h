/* tl-san-francisco-sizes.h: what depends on San Francisco's size: tracking, and which of its two cuts is
 * drawn.
 *
 * Included by tl-typeface.c alone. */
#ifndef TL_SAN_FRANCISCO_SIZES_H
#define TL_SAN_FRANCISCO_SIZES_H

/* A value for a size in points. */
typedef struct
{
  double size, value;
} TlSizeRow;

/* What is added to each character, in points. Since iOS 14: Apple's Human Interface Guidelines, Typography.
 */
static const TlSizeRow tracking_of_14[]
  = { { 6, 0.24 },   { 7, 0.23 },   { 8, 0.21 },   { 9, 0.17 },   { 10, 0.12 },  { 11, 0.06 },  { 12, 0 },
      { 13, -0.08 }, { 14, -0.15 }, { 15, -0.23 }, { 16, -0.31 }, { 17, -0.43 }, { 18, -0.44 }, { 19, -0.45 },
      { 20, -0.45 }, { 21, -0.36 }, { 22, -0.26 }, { 23, -0.1 },  { 24, 0.07 },  { 25, 0.15 },  { 26, 0.22 },
      { 27, 0.29 },  { 28, 0.38 },  { 29, 0.4 },   { 30, 0.4 },   { 31, 0.39 },  { 32, 0.41 },  { 33, 0.4 },
      { 34, 0.4 },   { 35, 0.38 },  { 36, 0.37 },  { 44, 0.37 },  { 48, 0.35 },  { 52, 0.33 },  { 56, 0.3 },
      { 60, 0.26 },  { 64, 0.22 },  { 68, 0.17 },  { 72, 0.14 },  { 76, 0.07 },  { 80, 0 } };

/* In iOS 11 to 13: the Guidelines of 2017; 17 and 18 points are what stored widths say. Of 22 labels of 17
 * points in files of Xcode 7 to 11 20 are exact with it, 13 with the Guidelines' −0.41. */
static const TlSizeRow tracking_of_11[]
  = { { 6, 0.25 },    { 7, 0.24 },      { 8, 0.21 },   { 9, 0.17 },   { 10, 0.12 },  { 11, 0.07 },
      { 12, 0 },      { 13, -0.08 },    { 14, -0.16 }, { 15, -0.24 }, { 16, -0.32 }, { 17, -0.385 },
      { 18, -0.425 }, { 19.99, -0.47 }, { 20, 0.38 },  { 22, 0.35 },  { 24, 0.36 },  { 25, 0.35 },
      { 27, 0.38 },   { 28, 0.36 },     { 30, 0.36 },  { 33, 0.4 },   { 34, 0.37 },  { 36, 0.36 } };

/* In iOS 9 and 10: from 17 points on what stored widths say, of 20 labels above 17
 * points in 11 projects, 11 of them of 36 points. */
static const TlSizeRow tracking_of_9[]
  = { { 6, 0.25 },   { 7, 0.24 },    { 8, 0.21 },   { 9, 0.17 },   { 10, 0.12 },  { 11, 0.07 },
      { 12, 0 },     { 13, -0.08 },  { 14, -0.16 }, { 15, -0.24 }, { 16, -0.32 }, { 17, -0.385 },
      { 18, -0.41 }, { 20, -0.465 }, { 22, -0.59 }, { 24, -0.72 }, { 28, -0.77 }, { 36, -1.15 } };

/* How much of SF Pro Display is in the characters, where smaller ones are those of SF Pro Text and larger
 * ones Display's. Since iOS 14 the font changes from 17 to 28 points, as Apple's talk "The details of UI
 * typography" of 2020 says, but not in proportion. Stored widths: within 0.02 in 3 texts of 2 projects at 20
 * and at 21 points each, 2 of one at 22, one at 23, 2 of two at 25 and one at 26; the shares of 18, 19, 24
 * and 27 points lie between their neighbours'. */
static const TlSizeRow display_of_14[]
  = { { 17, 0 },    { 18, 0.03 }, { 19, 0.1 },  { 20, 0.245 }, { 21, 0.38 },  { 22, 0.53 },
      { 23, 0.69 }, { 24, 0.79 }, { 25, 0.89 }, { 26, 0.945 }, { 27, 0.975 }, { 28, 1 } };

/* In iOS 11 to 13 the two were fonts of their own. */
static const TlSizeRow display_of_11[] = { { 19.99, 0 }, { 20, 1 } };

#endif /* TL_SAN_FRANCISCO_SIZES_H */
