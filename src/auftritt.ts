import { behaviours } from './behaviours.js';
import {
  findConfigurationScript,
  isTag,
  type Misconfiguration,
  type ReadElsewhere,
  readConfiguration,
} from './configuration/tag.js';
import type { Instance } from './lifecycle/behaviour.js';
import { createPage } from './lifecycle/create-page.js';
import type { Definition } from './lifecycle/definition.js';
import { createLifecycle, type Lifecycle } from './lifecycle/lifecycle.js';
import type { Configuration } from './page/configuration.js';
import { afterPaint, nextTask } from './page/moments.js';
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

/** Reports missing code that belongs to no behaviour. Nothing starts without the configuration's. */
const reportMissing = (error: unknown): void =>
  console.error('auftritt: code did not arrive:', error);

/** Adds the class again, since a router may have removed it with the previous page's attributes. */
const markPage = (): void => document.documentElement.classList.add('auftritt');

/** Whether the page includes `auftritt.css` under any name. marker.css sets the property for this. */
const hasFirstPaint = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--auftritt-styles') !== '';

/** The lifecycle, once the configuration has been read. */
let lifecycle: Lifecycle | undefined;
/** The calls of the page's scripts that wait until the page's JSON has been read. */
const asked: ((lifecycle: Lifecycle) => void)[] = [];

/** Starts the script, which does so by itself in a moment. */
let begin = (_ran?: EventTarget | null): void => {};
/** Starts what waits for the first paint. */
let startRest = (): void => {};

function finishStart(): void {
  begin();
  startRest();
}

function whenConfigured(act: (lifecycle: Lifecycle) => void): void {
  finishStart();
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
  instances() {
    finishStart();
    return lifecycle?.instances().map(line) ?? [];
  },
  report() {
    const lines = auftritt.instances();
    import('./report/report.js').then(
      ({ print }) => print(lines),
      () => console.table(lines),
    );
    return lines;
  },
};

/**
 * @param misread the errors found in the configuration so far
 * @param elsewhere what other files have read
 */
function start(
  tag: HTMLScriptElement | undefined,
  misread: Misconfiguration[],
  elsewhere?: ReadElsewhere,
): void {
  const configuration = readConfiguration(tag, (wrong) => misread.push(wrong), elsewhere);
  if (misread.length > 0) {
    import('./configuration/diagnostics.js').then(({ tell }) => tell(misread, tag), reportMissing);
  }

  // In a task of its own: it has the page's styles computed.
  void nextTask().then(() => {
    // Sections work without these styles, but the layout then shifts when they start.
    if (!hasFirstPaint()) import('./styles/first-paint.js').catch(reportMissing);
  });

  const enabled = behaviours.filter(({ name }) => !configuration.disable.has(name));
  const own = createLifecycle(() => page, enabled);
  const page = createPage(configuration, own, enabled);
  lifecycle = own;

  const startOn = (definitions: readonly Definition[]): void =>
    own.enhance(document, { only: definitions.map(({ name }) => name) });

  /** Starts at once what the first paint shows, and the other behaviours after it. */
  const enhance = (): void => {
    startOn(enabled.filter(({ shows }) => shows?.first));
    const others = enabled.filter(({ shows }) => !shows?.first);
    // A first visit waits for what has asked ahead: the notice.
    others.sort((one, other) => Number(!one.opening?.ahead) - Number(!other.opening?.ahead));
    const started = new Promise<void>((resolve) => {
      startRest = afterPaint(() => {
        const other = others.shift();
        if (other) {
          startOn([other]);
          return true;
        }
        resolve();
        if (configuration.observe) {
          import('./lifecycle/observe.js').then(
            ({ default: observe }) => observe(own, page, enabled),
            reportMissing,
          );
        }
        return false;
      });
    });
    // At once: a script of the page may need what an opening provides.
    const settled = started.then(own.settled);
    for (const definition of enabled) definition.opening?.parsed?.(page, settled);
  };
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', enhance, { once: true });
  } else {
    enhance();
  }
  for (const act of asked.splice(0)) whenConfigured(act);
}

/** Starts with the page's own hooks, if the configuration names any. */
function startWithHooks(
  tag: HTMLScriptElement | undefined,
  misread: Misconfiguration[],
  purposes?: Configuration['purposes'],
): void {
  if (tag?.matches('[data-preset], [data-selectors]')) {
    const presets = tag.hasAttribute('data-preset') && import('./presets/presets.js');
    Promise.all([import('./configuration/own-hooks.js'), presets]).then(
      ([{ default: ownHooks }, known]) =>
        start(tag, misread, {
          hooks: ownHooks(
            tag,
            (wrong) => misread.push(wrong),
            known ? known.default : [],
            purposes,
          ),
          purposes,
        }),
      reportMissing,
    );
  } else {
    start(tag, misread, { purposes });
  }
}

/**
 * Starts with the configuration from the tag and, if there is one, from the page's JSON.
 *
 * @param ran what has run the script, if it is known
 */
function startAsConfigured(ran: EventTarget | null): void {
  const tag = isTag(ran) ? ran : undefined;
  const script = findConfigurationScript(unclobbered(document));
  for (const { opening } of behaviours) opening?.ahead?.(tag, script?.text ?? '');
  if (script || !tag) {
    import('./configuration/page-json.js').then(
      ({ default: completeTag }) => startWithHooks(...completeTag(script, ran)),
      reportMissing,
    );
  } else {
    startWithHooks(tag, []);
  }
}

/** The script if it already runs. An element with the id `auftritt` is a global too, but not the window's own. */
const earlier: Partial<Auftritt> | undefined = Object.hasOwn(window, 'auftritt')
  ? window.auftritt
  : undefined;
if (earlier?.enhance) {
  console.warn(`auftritt: version ${earlier.version} runs on this page already`);
} else {
  // This happens at once: the page's scripts may need it, and a second tag must find it.
  window.auftritt = Object.freeze({ ...auftritt, [providedKey]: provided });
  markPage();
  const { currentScript } = unclobbered(document);
  begin = (ran = currentScript) => {
    begin = () => {};
    startAsConfigured(ran);
  };
  // The event of the tag comes right after this file's evaluation. In that, Chromium would note the stack of a request and
  // of a look at the cookies, and V8 would parse the whole file twice more for its lines.
  document.addEventListener('load', ({ target }) => begin(currentScript ?? target), {
    capture: true,
    once: true,
  });
  // A script in the page itself has no such event.
  void nextTask().then(() => begin());
}
