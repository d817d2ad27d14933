import { repaired } from '../../../../build/repaired.mjs';

/** Preact 11.2.0 asks the document of an element's parent. */
export const plugins = [
  repaired(/preact.dist.preact\.mjs$/, [
    [/\w+\.ownerDocument\|\|document/g, 'unclobberedDocument'],
  ]),
];
