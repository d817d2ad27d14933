import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { SliderKind } from './settings.js';

/** The rules of a stylesheet that hold at every width; none where another host keeps them to itself. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The selector of the first rule that hides an element at every width. */
function hidingRule(element: Element, rules: readonly CSSRule[]): string | undefined {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      if (rule.style.display === 'none' && element.matches(rule.selectorText)) {
        return rule.selectorText;
      }
    } else if (rule instanceof CSSLayerBlockRule || rule instanceof CSSSupportsRule) {
      const found = hidingRule(element, [...rule.cssRules]);
      if (found) return found;
    }
  }
  return undefined;
}

/** Reports a slider that a stylesheet of the page hides at every width, so that it never starts. */
export function reportHidden(element: HTMLElement, page: Page, kind: SliderKind): void {
  const rules = [...document.styleSheets].flatMap(rulesOf);
  const rule = hidingRule(element, rules);
  if (rule) page.report(kind, element, new Problem(element, `is hidden by the rule ${rule}`));
}
