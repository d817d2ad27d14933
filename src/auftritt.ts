import { behaviours } from './behaviours.js';
import {
  findConfigurationScript,
  findTag,
  type Misconfiguration,
  readConfiguration,
} from './configuration.js';
import { createPage } from './create-page.js';
import { createLifecycle, type Instance } from './lifecycle/lifecycle.js';
import { provided, providedKey } from './provided.js';
import type { Auftritt, ReportLine } from './public-interface.js';
import { openAtHash } from './sections/anchors/open-at-hash.js';
import { provideCallback } from './services/map/early-callback.js';

declare const VERSION: string;

const line = ({ behaviour, element, state, error, took }: Readonly<Instance>): ReportLine => ({
  behaviour,
  element,
  state,
  error,
  took,
});

/** Code that is for no behaviour; without that of the page's JSON nothing starts. */
const reportMissing = (error: unknown): void =>
  console.error('auftritt: code did not arrive:', error);

/** A router may have taken the class away with the attributes of the page before. */
const markPage = (): void => document.documentElement.classList.add('auftritt');

/** Whether the page includes `auftritt.css`, whatever the file is called there: marker.css tells. */
const hasFirstPaint = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--auftritt-styles') !== '';

/** @param misread what is wrong with the configuration so far */
function start(tag: HTMLScriptElement | undefined, misread: Misconfiguration[]): void {
  const configuration = readConfiguration(tag, (wrong) => misread.push(wrong));
  if (misread.length > 0) {
    import('./diagnostics.js').then(
      ({ tell }) => tell(misread, tag),
      () => console.warn('auftritt: tag:', misread, tag),
    );
  }

  if (!hasFirstPaint()) {
    // Sections do without it, though they move the page when they come to life.
    import('./styles/first-paint.js').catch(reportMissing);
  }

  const enabled = behaviours.filter(({ name }) => !configuration.disable.has(name));
  const lifecycle = createLifecycle(() => page, enabled);
  const page = createPage(configuration, lifecycle);

  const auftritt: Auftritt = {
    version: VERSION,
    enhance(root = document) {
      markPage();
      lifecycle.enhance(root);
    },
    release: (root = document) => lifecycle.release(root),
    instances: () => lifecycle.instances().map(line),
    report() {
      const lines = auftritt.instances();
      import('./report/report.js').then(
        ({ print }) => print(lines),
        () => console.table(lines),
      );
      return lines;
    },
  };
  window.auftritt = Object.freeze({ ...auftritt, [providedKey]: provided });
  markPage();

  const enhance = (): void => {
    if (!configuration.disable.has('map')) provideCallback();
    lifecycle.enhance(document);
    if (!configuration.disable.has('anchors')) openAtHash(page, lifecycle.settled());
    if (configuration.observe) {
      import('./observe.js').then(({ default: observe }) => observe(page, enabled), reportMissing);
    }
  };
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', enhance, { once: true });
  } else {
    enhance();
  }
}

/** Starts with what the tag says, and the page's JSON where there is one. */
function startAsConfigured(): void {
  const tag = findTag(document);
  const script = findConfigurationScript(document);
  if (script) {
    import('./page-json.js').then(
      ({ default: completeTag }) => start(...completeTag(script, tag)),
      reportMissing,
    );
  } else {
    start(tag, []);
  }
}

/** The script, where it runs already; or an element with the id `auftritt`, which has that name too. */
const earlier: Partial<Auftritt> | undefined = window.auftritt;
if (typeof earlier?.enhance === 'function') {
  console.warn(`auftritt: version ${earlier.version} runs on this page already`);
} else {
  startAsConfigured();
}
