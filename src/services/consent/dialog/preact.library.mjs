/** Preact 11.2.0 asks the document of an element's parent. */
export const repairs = [
  {
    file: /preact.dist.preact\.mjs$/,
    passages: [[/\w+\.ownerDocument\|\|document/g, 'unclobberedDocument']],
  },
];
