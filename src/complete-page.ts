import type { Configuration, Misconfiguration } from './configuration.js';
import type { BehaviourName } from './contract/hooks.js';
import { partHooks, requirements, type Selectors } from './contract/parts.js';
import { wrongIn, wrongInPart } from './lifecycle/structure.js';
import { activeLanguage } from './page/language.js';
import type { CompletePage, Page, PageCore } from './page/page.js';
import { wordingIn } from './page/wording.js';

const isPartHook = (name: string): boolean => Object.hasOwn(partHooks, name);

/** What of a configuration names hooks that there are none of. */
export function unknownHooks({ selectors, partSelectors }: Configuration): Misconfiguration[] {
  const known = [...Object.keys(selectors), ...Object.keys(partHooks)];
  return Object.keys(partSelectors)
    .filter((name) => !isPartHook(name))
    .map((value) => ({ attribute: 'data-selectors', value, known }));
}

/** What is given to behaviours that are loaded, beyond what there is from the start. */
export function completePage(core: PageCore): CompletePage {
  const selectors: Selectors = Object.freeze({
    ...partHooks,
    ...core.configuration.partSelectors,
    ...core.selectors,
  });
  const language = activeLanguage(document, selectors.languageMenu);
  const names = Object.keys(requirements) as BehaviourName[];

  const page: Page = {
    ...core,
    selectors,
    language,
    wording: wordingIn(language),
    find: (element, hook) => element.querySelector<HTMLElement>(selectors[hook]),
    part(element, hook) {
      const part = page.find(element, hook);
      if (!part) throw core.problem(element, `element lacks ${selectors[hook]}`);
      return part;
    },
    parts(element, hook) {
      const found = [...element.querySelectorAll<HTMLElement>(selectors[hook])];
      return found.filter((part) => {
        for (const name of names) {
          const wrong = wrongInPart(part, requirements[name] ?? {}, hook, page);
          if (wrong) core.report(name, part, core.problem(part, wrong));
          if (wrong) return false;
        }
        return true;
      });
    },
    near: (element, hook) => core.nearest(element, selectors[hook]),
  };

  return {
    page,
    check(behaviour, element) {
      const wrong = wrongIn(element, requirements[behaviour] ?? {}, page);
      if (wrong) throw core.problem(element, wrong);
    },
  };
}

/** The page completed as it arrives: the developer is told of hooks that there are none of. */
export default function complete(core: PageCore): CompletePage {
  const unknown = unknownHooks(core.configuration);
  if (unknown.length > 0) {
    import('./diagnostics.js').then(
      ({ tell }) => tell(unknown),
      () => console.warn('auftritt: data-selectors: unknown names', unknown),
    );
  }
  return completePage(core);
}
