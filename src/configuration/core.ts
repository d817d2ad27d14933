import type { Doorman, Translator } from '../doorman/doorman.js';
import { createLifecycle, type Lifecycle } from '../lifecycle/lifecycle.js';
import type { Row } from '../lifecycle/row.js';
import { keepStyles } from '../page/adopt-styles.js';
import { leftOut } from '../page/left-out.js';
import { whenIdle } from '../page/moments.js';
import type { Purposes } from '../services/consent/purposes.js';
import { type Hooks, type Misconfiguration, readConfiguration } from './tag.js';

/** What few pages have, and other files have read. */
export interface ReadBefore {
  readonly hooks?: Hooks | undefined;
  readonly purposes?: Purposes | undefined;
  /** What translates the page's foreign markup. */
  readonly translator?: Translator | undefined;
  /** The errors found so far. */
  readonly misread: readonly Misconfiguration[];
  readonly rows: readonly Row[];
}

/** What routers say before they store the page for the way back. It must be the server's then. */
const stores = [
  'turbo:before-cache',
  'turbolinks:before-cache',
  'htmx:beforeHistorySave',
  'livewire:navigating',
] as const;

/** Creates what starts behaviours on this page, and reports what is wrong with its configuration. */
export function createCore(
  tag: HTMLScriptElement | undefined,
  { hooks, purposes, misread, rows, translator }: ReadBefore,
  door: Doorman,
): Lifecycle {
  const wrong = [...misread];
  const configuration = readConfiguration(tag, (each) => wrong.push(each), {
    hooks: hooks ?? { consentContent: undefined, presets: [] },
    names: [...new Set(rows.map(({ name }) => name))],
    purposes,
  });
  if (wrong.length > 0) {
    import('./diagnostics.js').then(
      ({ tell }) => tell(wrong, tag),
      (error: unknown) => console.error('auftritt: code did not arrive:', error),
    );
  }
  // A script of the page may have put its own stylesheets in place of all. What it changes beside, or its file, tells.
  document.addEventListener('load', keepStyles, true);
  new MutationObserver(keepStyles).observe(document, { childList: true, subtree: true });
  if (configuration.observe) {
    for (const type of stores) {
      document.addEventListener(type, () => {
        door.release(document);
        // Some of the page may stay.
        whenIdle(() => door.enhance(document));
      });
    }
  }
  const unstyled = leftOut();
  const translate = (root: ParentNode): void => translator?.translate(root);
  const lifecycle = createLifecycle(configuration, { ...door, translate });
  return {
    ...lifecycle,
    async start(instance, module) {
      // Before anything is changed. What does not arrive costs the look alone.
      if (unstyled.includes(instance.behaviour)) {
        await import('../styles/first-paint.js').catch(reportError);
      }
      return lifecycle.start(instance, module);
    },
  };
}
