import { openJournal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { BehaviourName } from '../../public-interface.js';

/** The rules of a stylesheet; none where another host keeps them to itself. */
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

/** The selectors of the rules that hide something at every width. */
function hidingSelectors(rule: CSSRule): readonly string[] {
  if (isStyleRule(rule)) return rule.style.display === 'none' ? [rule.selectorText] : [];
  return isGroup(rule) ? [...rule.cssRules].flatMap(hidingSelectors) : [];
}

/** Reports an element that the page's styles hide at every width, even once a library has given it these classes. */
export function reportHiding(
  behaviour: BehaviourName,
  element: HTMLElement,
  page: Page,
  started: readonly string[],
): void {
  const undo = openJournal();
  for (const name of started) undo.class(element, name);
  const isHidden = getComputedStyle(element).display === 'none';
  undo.close();
  const rules = isHidden ? [...document.styleSheets].flatMap(rulesOf) : [];
  const selector = rules.flatMap(hidingSelectors).find((each) => element.matches(each));
  if (selector === undefined) return;
  page.report(behaviour, element, new Problem(element, `is hidden by the rule ${selector}`));
}
