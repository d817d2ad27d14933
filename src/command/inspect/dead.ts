import { grouped } from '../lists.js';
import { findCall } from './cut.js';
import { elementsOf, idOf, siteCalls } from './moves/move.js';
import { textIn } from './plain/nodes.js';
import type { SiteCall, SiteRecord } from './record.js';
import { readable } from './site/bytes.js';

/** The selector with which a call looks for its elements, as far as the recorder saw it or its text says. */
function selectorFor(call: SiteCall, record: SiteRecord): string {
  const [first] = call.args;
  if (call.selector !== '') return call.selector;
  if (call.kind === 'global' && typeof first === 'string') return first;
  const { node, text = '' } = findCall(call, record) ?? {};
  if (node?.callee.type !== 'MemberExpression') return '';
  const { object } = node.callee;
  const [selector] = object.type === 'CallExpression' ? object.arguments : [];
  return textIn(selector) ?? readable(text.slice(object.start, object.end)).slice(0, 80);
}

/** The calls of plugins and libraries whose elements are on no page, at no width, with the selectors that find none. */
export function deadCalls(record: SiteRecord): SiteCall[] {
  const calls = siteCalls(record).filter(
    // A call of a library without elements, such as an option, is none on elements.
    ({ kind, args: [first], name }) =>
      kind === 'plugin' || (kind === 'global' && typeof first === 'string' && !name.includes('.')),
  );
  return [...grouped(calls, idOf).values()].flatMap(([call, ...others]) =>
    call && [call, ...others].every((each) => elementsOf(each).length === 0)
      ? { ...call, selector: selectorFor(call, record) }
      : [],
  );
}
