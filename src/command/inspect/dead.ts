import { grouped } from '../lists.js';
import { findCall, receiverOf } from './cut.js';
import { elementsOf, idOf, siteCalls } from './moves/move.js';
import type { SiteCall, SiteRecord } from './record.js';
import { readable } from './site/bytes.js';

/** With what a call looks for its elements: the selector that the recorder saw, or what stands before the call. */
function selectorFor(call: SiteCall, record: SiteRecord): string {
  const { node, text = '' } = findCall(call, record) ?? {};
  const receiver = receiverOf(node);
  return (
    call.selector || readable(text.slice(receiver?.start ?? 0, receiver?.end ?? 0)).slice(0, 80)
  );
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
