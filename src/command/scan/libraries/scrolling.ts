import type { Move } from '../move.js';
import type { Call } from '../script/reading.js';

/** The elements that scroll the page. */
const page = /^(html|body|:root)(, ?(html|body|:root))*$/;

/** A selector that finds links to a place of the page, and nothing else. */
const linksOnly = /^([^,]*\[href[*^]?=["']?#[^\],]*\][^,\s]*(, |$))+$/;

/** A smooth scroll by `animate({ scrollTop })`; undefined for any other animation. */
export function scrolling({ name, of, args, trigger }: Call): Move | undefined {
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
  const stays = (says: string): Move => ({ ...common, fate: 'stays', says });
  if (of.kind !== 'elements' || !page.test(of.selector ?? '')) {
    return stays('scrolls something that is not the page, or may not be');
  }
  if (target.kind !== 'literal') {
    if (trigger === undefined) return stays('scrolls without a click on a link');
    return {
      ...common,
      fate: 'unchanged',
      behaviour: 'anchors',
      needsLinks: !linksOnly.test(trigger),
      says: 'anchors scrolls to the target of each link, below the header',
    };
  }
  if (Number(target.value) !== 0) {
    return stays(`scrolls to ${target.value} px: link to a place of the page instead`);
  }
  if (trigger === undefined) {
    return stays('goes to the top without a link of its own: window.scrollTo does it');
  }
  return {
    ...common,
    fate: 'unchanged',
    behaviour: 'to-top',
    hook: ['toTop', trigger],
    says: 'to-top goes to the top of the page',
  };
}
