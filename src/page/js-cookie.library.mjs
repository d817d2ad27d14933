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
      // Our cookies are read in another way: there may be several of a name.
      [/ {2}function get\(name\) \{[\s\S]+?\n {2}\}\n/g, ''],
      [/ {6}get: get,\n {6}remove: function [\s\S]+?(?= {6}withConverter)/g, ''],
      [/ {2}read: function [\s\S]+?\n {2}\},\n/g, ''],
    ],
  },
];
