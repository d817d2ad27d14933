// It asks the page's document, or another node that elements can change: it asks what elements cannot change
// (src/page/unclobbered.ts). All that it does here is on the page's own document.
const toDocument = 'unclobberedDocument.$1';
const onTarget = 'EventTarget.prototype.$2.call($1, ';

/** jQuery 4.0.0 keeps the document in variables, and asks those. */
export const repairs = [
  {
    file: /jquery.dist-module.jquery\.module\.js$/,
    passages: [
      [/(?<![.$\w])document(?:\$1)?\.(?=[a-z])(?!implementation\.)(\w+)/g, toDocument],
      [/\b\w+\.ownerDocument\.(defaultView)/g, toDocument],
      [/\bdoc\.nodeType !== 9/g, 'doc !== document$$1 && doc.nodeType !== 9'],
      [/\b(elem)\.(addEventListener|removeEventListener)\( /g, onTarget],
      [/\bcur = cur\.(parentNode)(?! \|\|)/g, 'cur = cur === document$$1 ? null : cur.$1'],
      [/\ba\.contains\( /g, 'Node.prototype.contains.call( a, '],
      [/\bcontext\.(create\w+)/g, '(context === document$$1 ? unclobberedDocument : context).$1'],
    ],
  },
];
