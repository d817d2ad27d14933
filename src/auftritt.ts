import { behaviours } from './behaviours.js';
import {
  findConfigurationScript,
  findTag,
  type Misconfiguration,
  readConfiguration,
} from './configuration.js';
import { createPage } from './create-page.js';
import type { Instance } from './lifecycle/instance.js';
import { createLifecycle, type Lifecycle } from './lifecycle/lifecycle.js';
import { unclobbered } from './page/unclobbered.js';
import { provided, providedKey } from './provided.js';
import type { Auftritt, ReportLine } from './public-interface.js';

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

/** The lifecycle, once the configuration has been read. */
let lifecycle: Lifecycle | undefined;
/** What the page's scripts ask for before; it waits for the page's JSON. */
const asked: ((lifecycle: Lifecycle) => void)[] = [];

function whenConfigured(act: (lifecycle: Lifecycle) => void): void {
  if (lifecycle) act(lifecycle);
  else asked.push(act);
}

const auftritt: Auftritt = {
  version: VERSION,
  enhance: (root = document) =>
    whenConfigured(({ enhance }) => {
      markPage();
      enhance(root);
    }),
  release: (root = document) => whenConfigured(({ release }) => release(root)),
  instances: () => lifecycle?.instances().map(line) ?? [],
  report() {
    const lines = auftritt.instances();
    import('./report/report.js').then(
      ({ print }) => print(lines),
      () => console.table(lines),
    );
    return lines;
  },
};

/** @param misread what is wrong with the configuration so far */
function start(tag: HTMLScriptElement | undefined, misread: Misconfiguration[]): void {
  const configuration = readConfiguration(tag, (wrong) => misread.push(wrong));
  if (misread.length > 0) {
    import('./diagnostics.js').then(({ tell }) => tell(misread, tag), reportMissing);
  }

  if (!hasFirstPaint()) {
    // Sections do without it, though they move the page when they come to life.
    import('./styles/first-paint.js').catch(reportMissing);
  }

  const enabled = behaviours.filter(({ name }) => !configuration.disable.has(name));
  const own = createLifecycle(() => page, enabled);
  const page = createPage(configuration, own);
  lifecycle = own;

  const enhance = (): void => {
    own.enhance(document);
    for (const definition of enabled) definition.opening?.(page, own.settled());
    if (configuration.observe) {
      import('./observe.js').then(({ default: observe }) => observe(page, enabled), reportMissing);
    }
  };
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', enhance, { once: true });
  } else {
    enhance();
  }
  for (const act of asked.splice(0)) act(own);
}

/** Starts with what the tag says, and the page's JSON where there is one. */
function startAsConfigured(): void {
  const tag = findTag(unclobbered(document));
  const script = findConfigurationScript(unclobbered(document));
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
  // At once: the page's scripts may ask for it, and a second tag must see it.
  window.auftritt = Object.freeze({ ...auftritt, [providedKey]: provided });
  markPage();
  startAsConfigured();
}
