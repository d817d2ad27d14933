import type { JSDOM } from 'jsdom';
import { defaultSelectors } from '../behaviours.js';
import {
  findConfigurationScript,
  findTag,
  type Misconfiguration,
  readConfiguration,
} from '../configuration.js';
import { describe } from '../diagnostics.js';
import type { Configuration } from '../page/configuration.js';
import { inShort } from '../page/in-short.js';
import completeTag from '../page-json.js';
import type { Hook, Selectors } from '../public-interface.js';
import { beginning, type Finding } from './findings.js';
import { createReader } from './reader.js';
import type { Rule } from './rule.js';
import { noTag, ruleOfTag, unjudgedSelector } from './rules.js';
import { placeIn } from './source.js';
import { behavioursOf, unsureHooks, without } from './unsure-hooks.js';
import { inWindow } from './window-globals.js';

/** The configuration with the selectors of the tag, which stand before those of the site. */
function withSite(read: Configuration, ofSite: Selectors): Configuration {
  const selectors: Record<Hook, string> = { ...ofSite };
  for (const hook of Object.keys(defaultSelectors) as Hook[]) {
    if (read.selectors[hook] !== defaultSelectors[hook]) selectors[hook] = read.selectors[hook];
  }
  return { ...read, selectors };
}

/** What the tag of a page says, and what is wrong with it. */
export interface ReadTag {
  readonly configuration: Configuration;
  readonly findings: readonly Finding[];
}

/**
 * Reads the tag of the page that is the present window's, as the script does.
 *
 * @param wanted whether a page without one is wrong
 */
export function readTag(dom: JSDOM, ofSite: Selectors, wanted: boolean): ReadTag {
  const findings: Finding[] = [];
  const find = (rule: Rule, message: string, element?: Element, attribute?: string): void => {
    findings.push({
      rule,
      level: rule.level,
      about: 'tag',
      element: element ? inShort(element) : 'html',
      message,
      ...((element && placeIn(dom, element, attribute)) ?? beginning),
    });
  };
  const tag = findTag(document);
  const script = findConfigurationScript(document);
  /** Where an attribute stands, or what the page's JSON says in its place. */
  const holderOf = (attribute: string): Element | undefined =>
    tag?.hasAttribute(attribute) ? tag : (script ?? tag);
  const misread = (wrong: Misconfiguration): void => {
    const message = describe(wrong);
    if (!message) return;
    const scripts = document.querySelectorAll('script[data-auftritt]');
    // A second script is what is wrong, and not the first.
    const element = wrong.wanted === 'one' ? scripts[1] : holderOf(wrong.attribute);
    find(ruleOfTag(wrong), message, element, wrong.attribute);
  };
  const [completed, inScript] = script ? completeTag(script, tag) : [tag, []];
  inScript.forEach(misread);
  const configuration = withSite(readConfiguration(completed, misread), ofSite);
  // A page with a configuration has the script in a bundle whose name says nothing.
  if (!tag && !script && wanted) find(noTag, 'the page does not include the script');
  const unsure = unsureHooks(configuration.selectors, dom.window);
  for (const hook of unsure) {
    const written = `${hook} ${JSON.stringify(configuration.selectors[hook])}`;
    const left = behavioursOf(hook).join(', ') || 'what needs it';
    const message = `data-selectors: ${written} may match otherwise in a browser; ${left} is not checked`;
    find(unjudgedSelector, message, holderOf('data-selectors'), 'data-selectors');
  }
  return { configuration: without(unsure, configuration), findings };
}

/**
 * Reads the selectors of a site, a JSON object as in `data-selectors`, as the script does.
 *
 * @param misread is called with one line for each thing that is wrong with it
 */
export function readSiteSelectors(json: string, misread: (line: string) => void): Selectors {
  const reader = createReader();
  const { window } = reader.read({ html: '', address: 'about:blank' });
  try {
    return inWindow(window, () => {
      const tag = document.createElement('script');
      const attribute = 'data-selectors';
      tag.setAttribute(attribute, json);
      const say = (wrong: Misconfiguration): void => {
        const message = describe(wrong);
        if (message) misread(message.replace(`${attribute}: `, ''));
      };
      return readConfiguration(tag, say).selectors;
    });
  } finally {
    reader.close();
  }
}
