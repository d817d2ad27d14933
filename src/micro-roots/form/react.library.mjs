// It asks the page's document, or another node that elements can change: it asks what elements cannot change
// (src/page/unclobbered.ts). All that it does here is on the page's own document.
const toDocument = 'unclobberedDocument.$1';
const onTarget = 'EventTarget.prototype.$2.call($1, ';

/**
 * React asks the document around an element, and listens on a root or a document. And react-dom 19.3.1 makes
 * errors while it is evaluated, by their numbers, which it throws as signals to itself (suspense and hydration), and
 * compares. As plain objects they do the same. Where a tool watches the page (DevTools, Lighthouse, Playwright),
 * V8 notes where an error was made, and parses the whole file twice more for that.
 */
export const repairs = [
  {
    file: /react-dom-client\.production\.js$/,
    passages: [
      [
        /Exception = Error\((formatProdErrorMessage\((?:460|461|474|519|542)\))\)/g,
        'Exception = { message: $1 }',
      ],
      [/(?<![.$\w])ownerDocument\.(createElementNS|createElement)\b/g, toDocument],
      [/\bgetOwnerDocumentFromRootContainer\(\w+\)\.(createTextNode)\b/g, toDocument],
      [
        /\b(?:\w+\.ownerDocument|doc|JSCompiler_temp|SyntheticEventCtor)\.(defaultView)\b/g,
        toDocument,
      ],
      [/\bdoc\.(activeElement)\b/g, '(doc === document ? unclobberedDocument : doc).$1'],
      [
        /\bparentNode = targetNode\.(parentNode)/g,
        'parentNode = targetNode === document ? null : targetNode.$1',
      ],
      [/\b(targetContainer)\.(addEventListener)\(/g, onTarget],
    ],
  },
];
