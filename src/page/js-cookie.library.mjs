/** js-cookie 3.0.8 takes what a page adds to all objects for attributes of the cookie, which it then fails to write. */
export const repairs = [
  {
    file: /js-cookie.dist.js\.cookie\.mjs$/,
    passages: [
      ['for (var key in source) {', 'for (var key of Object.keys(source ?? {})) {'],
      [
        'for (var attributeName in attributes) {',
        'for (var attributeName of Object.keys(attributes)) {',
      ],
    ],
  },
];
