import { type Misconfiguration, readConfiguration } from '../../src/configuration.js';
import type { Configuration } from '../../src/page/configuration.js';
import type { Purposes } from '../../src/page/purposes.js';
import presets from '../../src/presets/presets.js';
import { hookTextsOf, readHooks } from '../../src/read-hooks.js';

/** Reads all of a tag, as the entry does once the code for the page's own hooks has arrived. */
export function readWholeTag(
  tag: HTMLScriptElement | undefined,
  misread: (wrong: Misconfiguration) => void,
  purposes?: Purposes,
): Configuration {
  const hooks = tag && readHooks(hookTextsOf(tag), misread, presets);
  return readConfiguration(tag, misread, { hooks, purposes });
}
