import { Problem } from '../../page/problem.js';

/** The rules of a stylesheet that hold at every width; none where another host keeps them to itself. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;

/** Whether a rule is around others that hold at every width: a layer, or what a browser must support. */
const isGroup = (rule: CSSRule): rule is CSSGroupingRule =>
  'cssRules' in rule && !['media', 'containerName', 'start'].some((name) => name in rule);

/** The selector of the first rule that hides an element at every width. */
function hidingRule(element: Element, rules: readonly CSSRule[]): string | undefined {
  for (const rule of rules) {
    if (isStyleRule(rule)) {
      if (rule.style.display === 'none' && element.matches(rule.selectorText)) {
        return rule.selectorText;
      }
    } else if (isGroup(rule)) {
      const found = hidingRule(element, [...rule.cssRules]);
      if (found) return found;
    }
  }
  return undefined;
}

/** What to report of a slider that a stylesheet of the page hides at every width, so that it never starts. */
export function hiddenBy(element: HTMLElement): Problem | undefined {
  const rule = hidingRule(element, [...document.styleSheets].flatMap(rulesOf));
  return rule === undefined ? undefined : new Problem(element, `is hidden by the rule ${rule}`);
}
