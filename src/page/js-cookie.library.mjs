/** js-cookie 3.0.8, of which only what writes is used. */
export const repairs = [
  {
    file: /js-cookie.dist.js\.cookie\.mjs$/,
    passages: [
      // It takes what a page adds to all objects for attributes of the cookie, which it then fails to write.
      ['for (var key in source) {', 'for (var key of Object.keys(source ?? {})) {'],
      [
        'for (var attributeName in attributes) {',
        'for (var attributeName of Object.keys(attributes)) {',
      ],
      // We encode, read and remove in another way: there may be several cookies of a name.
      [/var defaultConverter = [\s\S]+?\n\};\n/g, ''],
      [
        / {2}function get\(name\) \{[\s\S]+/g,
        `  return { set };
}

export default { withConverter: (converter) => init(converter, { path: '/' }) };`,
      ],
    ],
  },
];
