/**
 * Embla 8.6.0 asks the document of its root. And it asks `Array.from` and `map` for what those lack that Prototype and
 * MooTools put in their place.
 */
export const repairs = [
  {
    file: /embla-carousel\.esm\.js$/,
    passages: [
      [
        'Array.from(Array(n), (_, i) => startAt + i)',
        '[...Array(n).keys()].map((i) => startAt + i)',
      ],
      [
        'return groupedSlideIndexes.slice(min, max).map((group, index, groups) =>',
        'const groups = groupedSlideIndexes.slice(min, max);\nreturn groups.map((group, index) =>',
      ],
      ['slideRects.map((rect, index, rects) =>', 'slideRects.map((rect, index) =>'],
      ['LastIndex(rects,', 'LastIndex(slideRects,'],
      ['return rects[index', 'return slideRects[index'],
      ['return arrayKeys(array).reduce(', 'const sizes = arrayKeys(array).reduce('],
      [
        '}, []).map((currentSize, index, groups) =>',
        '}, []);\nreturn sizes.map((currentSize, index) =>',
      ],
      ['Math.max(groups[index - 1]', 'Math.max(sizes[index - 1]'],
      // What the page lets be dragged keeps its drag.
      [
        "'dragstart', evt => evt.preventDefault()",
        "'dragstart', (evt) => evt.target.draggable && evt.target.matches('[draggable]') || evt.preventDefault()",
      ],
      [/root\.ownerDocument/g, 'unclobberedDocument'],
      [/ownerDocument\.defaultView/g, 'window'],
    ],
  },
];

/** It comes under the MIT licence, but without its text: whose copyright its repository names. */
export const licence = { package: 'embla-carousel', holder: 'Copyright (c) 2020 David Cetinkaya' };
