import { findCall } from './cut.js';
import { elementsOf, idOf, siteCalls } from './moves/move.js';
import { textIn } from './plain/nodes.js';
import type { SiteCall, SiteRecord } from './record.js';
import { readable } from './site/bytes.js';

/** A call that reaches no element on any page. */
export interface DeadCall {
  readonly call: SiteCall;
  readonly selector: string;
}

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

/** The calls of plugins and libraries whose elements are on no page, at no width. */
export function deadCalls(record: SiteRecord): DeadCall[] {
  const places = new Map<string, SiteCall[]>();
  for (const call of siteCalls(record)) {
    if (call.kind === 'jquery') continue;
    // A call of a library without elements, such as an option, is none on elements.
    if (call.kind === 'global' && (typeof call.args[0] !== 'string' || call.name.includes('.')))
      continue;
    places.set(idOf(call), [...(places.get(idOf(call)) ?? []), call]);
  }
  return [...places.values()].flatMap((calls) => {
    const [call] = calls;
    if (!call || calls.some((each) => elementsOf(each).length > 0)) return [];
    return { call, selector: selectorFor(call, record) };
  });
}
