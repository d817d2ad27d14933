import type { DOMWindow, JSDOM } from 'jsdom';
import { behaviours, defaultSelectors } from '../../behaviours.js';
import { describe } from '../../configuration/diagnostics.js';
import { findTag } from '../../configuration/find-tag.js';
import { hooksInForce } from '../../configuration/own-hooks.js';
import { findJson } from '../../configuration/own-tag.js';
import completeTag from '../../configuration/page-json.js';
import { hookTextsOf, readHooks } from '../../configuration/read-hooks.js';
import { type Misconfiguration, readConfiguration } from '../../configuration/tag.js';
import { selectorsBefore } from '../../foreign/hooks.js';
import presets from '../../foreign/presets.js';
import type { Definition } from '../../lifecycle/definition.js';
import type { Configuration } from '../../page/configuration.js';
import type { BehaviourName, Hook, Selectors } from '../../public-interface.js';
import { judge } from '../pages/selectors.js';
import { placeIn } from '../pages/source.js';
import { type Finding, finding, type Rule, ruleNamed, ruleOfTag } from './rules.js';

/** The texts of a page without a tag. */
const noTexts = { preset: null, selectors: null } as const;

/** Matches nothing. */
const nothing = ':not(*)';

/** The behaviours that a hook belongs to: it names their root or a part. */
export const behavioursOf = (hook: Hook): readonly BehaviourName[] =>
  behaviours
    .filter(({ hooks, roots }: Definition) => Object.hasOwn(hooks, hook) || roots?.includes(hook))
    .map(({ name }) => name);

/** The hooks whose selectors may match other elements in a browser than in the checker. */
const unsureHooks = (selectors: Selectors, window: DOMWindow): readonly Hook[] =>
  (Object.keys(defaultSelectors) as Hook[]).filter(
    (hook) =>
      selectors[hook] !== defaultSelectors[hook] && judge(selectors[hook], window) === 'unsure',
  );

/** Removes hooks, and the behaviours that look for them: the checker can judge neither. */
export function without(hooks: readonly Hook[], configuration: Configuration): Configuration {
  const selectors: Record<Hook, string> = { ...configuration.selectors };
  for (const hook of hooks) selectors[hook] = nothing;
  const disable = new Set([...configuration.disable, ...hooks.flatMap(behavioursOf)]);
  return { ...configuration, selectors, disable };
}

/** Adds the site's selectors to a page's configuration. Selectors in the page's tag take precedence. */
function withSite(read: Configuration, ofSite: Selectors): Configuration {
  const selectors: Record<Hook, string> = { ...ofSite };
  for (const hook of Object.keys(defaultSelectors) as Hook[]) {
    if (read.selectors[hook] !== defaultSelectors[hook]) selectors[hook] = read.selectors[hook];
  }
  return { ...read, selectors };
}

/**
 * Reads the tag of the page in the current window, as the script does: the configuration, and the findings about it.
 *
 * @param wanted whether a page without a tag is wrong
 */
export function readTag(dom: JSDOM, ofSite: Selectors, wanted: boolean) {
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
  const markup = readHooks(completed ? hookTextsOf(completed) : noTexts, misread, presets);
  const hooks = hooksInForce(selectorsBefore(markup), markup, purposes);
  const configuration = withSite(
    readConfiguration(completed, misread, {
      hooks,
      names: behaviours.map(({ name }) => name),
      purposes,
    }),
    ofSite,
  );
  // A page with JSON may include the script in a bundle, which can have any name.
  if (!tag && !script && wanted)
    report(ruleNamed('no-tag'), 'the page does not include the script');
  const unsure = unsureHooks(configuration.selectors, dom.window);
  for (const hook of unsure) {
    const written = `${hook} ${JSON.stringify(configuration.selectors[hook])}`;
    const left = behavioursOf(hook).join(', ') || 'what needs it';
    const message = `data-selectors: ${written} may match otherwise in a browser; ${left} is not checked`;
    report(ruleNamed('unjudged-selector'), message, holderOf('data-selectors'), 'data-selectors');
  }
  return { configuration: without(unsure, configuration), findings };
}

/**
 * Reads the selectors of a site, a JSON object as in `data-selectors`, as the script does in the current window.
 *
 * @param misread is called with one line for each error in them
 */
export const readSiteSelectors = (json: string, misread: (line: string) => void): Selectors =>
  selectorsBefore(
    readHooks({ preset: null, selectors: json }, (wrong) => {
      const message = describe(wrong);
      if (message) misread(message.replace('data-selectors: ', ''));
    }),
  );
