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
import { noTag, ruleOfTag } from './rules.js';
import { placeIn } from './source.js';
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
  const tag = findTag(document);
  const script = findConfigurationScript(document);
  const misread = (wrong: Misconfiguration): void => {
    const message = describe(wrong);
    const scripts = document.querySelectorAll('script[data-auftritt]');
    // A second script is what is wrong, and not the first.
    const ofJson = wrong.wanted === 'one' ? scripts[1] : script;
    const element = tag?.hasAttribute(wrong.attribute) ? tag : (ofJson ?? tag);
    if (!element || !message) return;
    const rule = ruleOfTag(wrong);
    findings.push({
      rule,
      level: rule.level,
      about: 'tag',
      element: inShort(element),
      message,
      ...(placeIn(dom, element, wrong.attribute) ?? beginning),
    });
  };
  const [completed, inScript] = script ? completeTag(script, tag) : [tag, []];
  inScript.forEach(misread);
  const read = readConfiguration(completed, misread);
  // A page with a configuration has the script in a bundle whose name says nothing.
  if (!tag && !script && wanted) {
    const message = 'the page does not include the script';
    const [rule, element] = [noTag, 'html'];
    findings.push({ rule, level: rule.level, about: 'tag', element, message, ...beginning });
  }
  return { configuration: withSite(read, ofSite), findings };
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
