import { behaviours } from '../../src/behaviours.js';
import { describe as line } from '../../src/configuration/diagnostics.js';
import { findTag } from '../../src/configuration/find-tag.js';
import { hooksInForce } from '../../src/configuration/own-hooks.js';
import { hookTextsOf, readHooks } from '../../src/configuration/read-hooks.js';
import {
  type KnownElsewhere,
  type Misconfiguration,
  readConfiguration,
} from '../../src/configuration/tag.js';
import { selectorsAfter, selectorsBefore } from '../../src/foreign/hooks.js';
import presets from '../../src/foreign/presets.js';
import type { Configuration } from '../../src/page/configuration.js';
import type { Selectors } from '../../src/public-interface.js';
import type { Purposes } from '../../src/services/consent/purposes.js';

/** What other files know of a page without hooks of its own. */
export const usual: KnownElsewhere = {
  hooks: { consentContent: undefined, presets: [] },
  names: behaviours.map(({ name }) => name),
};

/** Reads all of a tag, as the entry does once the code for the page's own hooks has arrived. */
export function readWholeTag(
  tag: HTMLScriptElement | undefined,
  misread: (wrong: Misconfiguration) => void,
  purposes?: Purposes,
): Configuration {
  const markup = tag && readHooks(hookTextsOf(tag), misread, presets);
  const hooks = markup && hooksInForce(selectorsAfter(markup), markup, purposes);
  return readConfiguration(tag, misread, { ...usual, ...(hooks && { hooks }), purposes });
}

/** The selectors by which a page with such a tag has its markup. */
export const selectorsOf = (tag: Element): Selectors =>
  selectorsBefore(readHooks(hookTextsOf(tag), () => {}, presets));

/** What a tag with these attributes says, and the lines about what is wrong with it. */
export function readAttributes(attributes: string) {
  document.head.innerHTML = `<script src="/assets/auftritt.js" ${attributes}></script>`;
  const misread: Misconfiguration[] = [];
  const tag = findTag(document);
  if (!tag) throw new Error('the page has no tag');
  const configuration = readWholeTag(tag, (wrong) => misread.push(wrong));
  return { configuration, selectors: selectorsOf(tag), lines: misread.map(line) };
}
