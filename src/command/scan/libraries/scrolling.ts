import type { Move } from '../move.js';
import type { Call } from '../script/read-script.js';

/** A smooth scroll by `animate({ scrollTop })`; undefined for any other animation. */
export function scrolling({ name, args, trigger }: Call): Move | undefined {
  const [first] = args;
  if (name !== 'animate' || first?.kind !== 'object') return undefined;
  const target = first.entries.get('scrollTop');
  if (!target) return undefined;
  const common = {
    library: 'jquery',
    what: 'animate({scrollTop})',
    see: 'scrolling',
    selector: trigger,
  } as const;
  if (target.kind !== 'literal') {
    return {
      ...common,
      fate: 'unchanged',
      behaviour: 'anchors',
      says: 'anchors scrolls to the target of each link, below the header',
    };
  }
  if (Number(target.value) !== 0) {
    return {
      ...common,
      fate: 'stays',
      says: `scrolls to ${target.value} px: link to a place of the page instead`,
    };
  }
  if (trigger === undefined) {
    return {
      ...common,
      fate: 'stays',
      says: 'goes to the top without a link of its own: window.scrollTo does it',
    };
  }
  return {
    ...common,
    fate: 'unchanged',
    behaviour: 'to-top',
    hook: ['toTop', trigger],
    says: 'to-top goes to the top of the page',
  };
}
