import type { ReadBefore } from './configuration/core.js';
import { findJson, isOurs, isTag } from './configuration/own-tag.js';
import { watchArrivals } from './doorman/arrivals.js';
import { createDoorman } from './doorman/doorman.js';
import { openings, rows } from './doorman/rows.js';
import type { Visit } from './doorman/visit.js';
import type { Lifecycle } from './lifecycle/lifecycle.js';
import { sharedKey } from './lifecycle/load.js';
import { chunksIn } from './load-chunk.js';
import { nextTask } from './page/moments.js';
import { parseJson } from './page/options.js';
import { unclobbered } from './page/unclobbered.js';
import type { Auftritt, ReportLine } from './public-interface.js';
import { shared } from './shared.js';

declare const VERSION: string;

/** How long (ms) a press waits until it is known what it is for. */
const patience = 3000;

/** What is known of the page before anything has been fetched. */
const usual: ReadBefore = { rows, misread: [] };

const line = ({ behaviour, element, state, error, took }: Visit): ReportLine => ({
  behaviour,
  element,
  state,
  error,
  took,
});

/** Reports missing code that belongs to no behaviour. */
const reportMissing = (error: unknown): void =>
  console.error('auftritt: code did not arrive:', error);

/** Adds the class again, since a router may have removed it with the previous page's attributes. */
const markPage = (): void => document.documentElement.classList.add('auftritt');

/** Whether the page includes `auftritt.css` under any name. marker.css sets the property for this. */
const hasFirstPaint = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--auftritt-styles') !== '';

/** Whether the tag has names that are none of ours. The code that starts behaviours says more of them. */
const isOdd = (tag: Element | undefined, off: ReadonlySet<string>): boolean =>
  [...off].some((name) => !rows.some((row) => row.name === name)) ||
  (tag?.getAttributeNames() ?? []).some((name) => name.startsWith('data-') && !isOurs(name));

/**
 * Runs the script on the page.
 *
 * @param ran what has run it, if that is known
 */
function run(ran: EventTarget | null) {
  const tag = isTag(ran) ? ran : undefined;
  const json = findJson(unclobbered(document), tag);
  let readBefore = usual;
  let configured = tag;
  let lifecycle: Promise<Lifecycle> | undefined;
  /** The calls of the page's scripts that wait until the configuration has been read. */
  const asked: (() => void)[] = [];
  let isOpen = false;

  const doorman = createDoorman(load);
  // What waits longer is the browser's again, whatever has not come.
  setTimeout(doorman.open, patience);

  /** Fetches what starts behaviours, once; after a failure the next call asks again. */
  function load(): Promise<Lifecycle> {
    lifecycle ??= import('./configuration/core.js').then(({ createCore }) =>
      createCore(configured, readBefore, doorman),
    );
    lifecycle.catch(() => {
      lifecycle = undefined;
    });
    return lifecycle;
  }

  /** Reads what few pages have: the page's JSON, presets and selectors. */
  const complete = () =>
    import('./configuration/complete.js').then(({ default: read }) => read(ran, json, rows));

  /** The page has been parsed, and its configuration is known. */
  const open = (): void => {
    const off = new Set(configured?.getAttribute('data-disable')?.match(/\S+/g));
    doorman.know(
      readBefore.rows.filter(({ name }) => !off.has(name)),
      readBefore.translator,
    );
    isOpen = true;
    doorman.enhance(document);
    const opened = {
      tag: configured,
      hasPurposes: readBefore.purposes !== undefined,
      start: doorman.addOnPage,
      call: doorman.call,
      page: () => load().then(({ page }) => page),
      settled: doorman.settled,
    };
    for (const [name, opening] of openings) if (!off.has(name)) opening(opened);
    doorman.open();
    for (const act of asked.splice(0)) act();
    if (readBefore.misread.length > 0 || isOdd(configured, off)) load().catch(reportMissing);
    if (configured?.getAttribute('data-observe') !== 'no') watchArrivals(doorman);
    // In a task of its own: it has the page's styles computed.
    void nextTask().then(() => {
      // Sections work without these styles, but the layout then shifts when they start.
      if (!hasFirstPaint()) import('./styles/first-paint.js').catch(reportMissing);
    });
  };

  const whenParsed = (): void => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', open, { once: true });
    } else open();
  };

  // Code comes from where the tag says, or what has its nonce, or where there is no policy with nonces.
  const isTrusted = tag?.nonce
    ? json?.nonce === tag.nonce
    : !unclobbered(document).querySelector('script[nonce]');
  const inJson =
    json && isTrusted ? Reflect.get(Object(parseJson(json.text)), 'chunks') : undefined;
  const chunks = tag?.getAttribute('data-chunks') ?? inJson;
  if (typeof chunks === 'string') chunksIn(chunks, tag?.getAttribute('src') ?? '');
  if (json || !tag || tag.matches('[data-preset], [data-selectors]')) {
    if (json && !json.text.includes('"disable"'))
      for (const [, { ahead }] of openings) ahead?.(json.text);
    complete()
      .then((read) => {
        readBefore = read;
        configured = read.tag;
        whenParsed();
      })
      .catch((error: unknown) => {
        reportMissing(error);
        doorman.open();
      });
  } else whenParsed();

  return {
    doorman,
    whenOpen(act: () => void): void {
      if (isOpen) act();
      else asked.push(act);
    },
  };
}

/** What runs, and how to begin it now; the script begins by itself in a moment. */
let running: ReturnType<typeof run> | undefined;
let begin = (_ran?: EventTarget | null): ReturnType<typeof run> => run(null);

const auftritt: Auftritt = {
  version: VERSION,
  enhance(root = document) {
    const { doorman, whenOpen } = begin();
    whenOpen(() => {
      markPage();
      doorman.enhance(root);
    });
  },
  release(root = document) {
    const { doorman, whenOpen } = begin();
    whenOpen(() => doorman.release(root));
  },
  instances: () => begin().doorman.instances().map(line),
  report() {
    const lines = auftritt.instances();
    import('./report/report.js').then(
      ({ print }) => print(lines),
      () => console.table(lines),
    );
    return lines;
  },
};

/** The script if it already runs. An element with the id `auftritt` is a global too, but not the window's own. */
const earlier: Partial<Auftritt> | undefined = Object.hasOwn(window, 'auftritt')
  ? window.auftritt
  : undefined;
if (earlier?.enhance) {
  console.warn(`auftritt: version ${earlier.version} runs on this page already`);
} else {
  // This happens at once: the page's scripts may need it, and a second tag must find it.
  window.auftritt = Object.freeze({ ...auftritt, [sharedKey]: shared });
  markPage();
  const { currentScript } = unclobbered(document);
  begin = (ran = currentScript) => {
    running ??= run(ran);
    return running;
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
