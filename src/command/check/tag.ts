import type { JSDOM } from 'jsdom';
import { behaviours } from '../../behaviours.js';
import { describe } from '../../configuration/diagnostics.js';
import { findTag } from '../../configuration/find-tag.js';
import { hooksInForce } from '../../configuration/own-hooks.js';
import { findJson } from '../../configuration/own-tag.js';
import completeTag from '../../configuration/page-json.js';
import { hookTextsOf, readHooks } from '../../configuration/read-hooks.js';
import { type Misconfiguration, readConfiguration } from '../../configuration/tag.js';
import { type ForeignMarkup, selectorsAfter } from '../../foreign/hooks.js';
import knownPresets from '../../foreign/presets.js';
import type { Definition } from '../../lifecycle/definition.js';
import type { BehaviourName, Hook } from '../../public-interface.js';
import { heldBy } from '../../services/consent/definition.js';
import { judge } from '../pages/selectors.js';
import { placeIn } from '../pages/source.js';
import { type Finding, finding, type Rule, ruleNamed, ruleOfTag } from './rules.js';

/** The behaviours that a hook belongs to: it names their root or a part. */
const behavioursOf = (hook: Hook): readonly BehaviourName[] =>
  behaviours
    .filter(({ hooks, roots }: Definition) => Object.hasOwn(hooks, hook) || roots?.includes(hook))
    .map(({ name }) => name);

/**
 * Reads the tag of the page in the current window, as the script does: the configuration, the foreign markup that it names,
 * the selectors by which the doorman finds elements once that is translated, and the findings about it.
 *
 * @param wanted whether a page without a tag is wrong
 */
export function readTag(dom: JSDOM, ofSite: ForeignMarkup['own'], wanted: boolean) {
  const findings: Finding[] = [];
  const report = (rule: Rule, message: string, element?: Element, attribute?: string): void => {
    const place = element && placeIn(dom, element, attribute);
    findings.push(finding(rule, 'tag', element ?? 'html', message, place));
  };
  const tag = findTag(document);
  const script = findJson(document, tag);
  /** The element that sets an attribute: the tag, or else the script with the page's JSON. */
  const holderOf = (attribute: string): Element | undefined =>
    tag?.hasAttribute(attribute) ? tag : (script ?? tag);
  const misread = (wrong: Misconfiguration): void => {
    const message = describe(wrong);
    if (!message) return;
    const scripts = document.querySelectorAll('script[data-auftritt]');
    // The second script is the mistake, not the first.
    const element = wrong.wanted === 'one' ? scripts[1] : holderOf(wrong.attribute);
    report(ruleOfTag(wrong), message, element, wrong.attribute);
  };
  const [completed, inScript, purposes] = script ? completeTag(script, tag) : [tag, [], undefined];
  inScript.forEach(misread);
  const { own, presets } = readHooks(
    completed ? hookTextsOf(completed) : { preset: null, selectors: null },
    misread,
    knownPresets,
  );
  // Selectors in the page's tag take precedence.
  const written: ForeignMarkup = { presets, own: { ...ofSite, ...own } };
  // Selectors that may match other elements in a browser cannot be judged, and match nothing here.
  const unsure = (Object.keys(written.own) as Hook[]).filter(
    (hook) => judge(written.own[hook] ?? '', dom.window) === 'unsure',
  );
  const nothing = Object.fromEntries(unsure.map((hook) => [hook, ':not(*)']));
  const markup: ForeignMarkup = { presets, own: { ...written.own, ...nothing } };
  const hooks = hooksInForce(selectorsAfter(markup), markup, purposes);
  const configuration = readConfiguration(completed, misread, {
    hooks,
    names: behaviours.map(({ name }) => name),
    purposes,
  });
  // A page with JSON may include the script in a bundle, which can have any name.
  if (!tag && !script && wanted)
    report(ruleNamed('no-tag'), 'the page does not include the script');
  for (const hook of unsure) {
    const selector = `${hook} ${JSON.stringify(written.own[hook])}`;
    const left = behavioursOf(hook).join(', ') || 'what needs it';
    const message = `data-selectors: ${selector} may match otherwise in a browser; ${left} is not checked`;
    report(ruleNamed('unjudged-selector'), message, holderOf('data-selectors'), 'data-selectors');
  }
  const disable = new Set([...configuration.disable, ...unsure.flatMap(behavioursOf)]);
  return {
    configuration: { ...configuration, disable },
    markup,
    selectors: { ...selectorsAfter(markup), consentContent: heldBy(hooks) },
    findings,
  };
}

/**
 * Reads the selectors of a site, a JSON object as in `data-selectors`, as the script does in the current window.
 *
 * @param misread is called with one line for each error in them
 */
export const readSiteSelectors = (
  json: string,
  misread: (line: string) => void,
): ForeignMarkup['own'] =>
  readHooks({ preset: null, selectors: json }, (wrong) => {
    const message = describe(wrong);
    if (message) misread(message.replace('data-selectors: ', ''));
  }).own;
