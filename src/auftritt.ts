import { behaviours } from './behaviours.js';
import { findTag, type Misconfiguration, readConfiguration } from './configuration.js';
import { createPage } from './create-page.js';
import type { Instance, State } from './lifecycle/lifecycle.js';
import { createLifecycle } from './lifecycle/lifecycle.js';
import { copies } from './page/copies.js';
import type { EnhanceOptions } from './page/page.js';
import { openAtHash } from './sections/anchors/hash.js';
import { provideCallback } from './services/map/early-callback.js';
import { pageStyles } from './styles/page-styles.js';

declare const VERSION: string;

/** A line of `auftritt.report()`. */
export interface ReportLine {
  readonly behaviour: string;
  readonly element: Element;
  readonly state: State;
  readonly error: unknown;
  /** How long (ms) its start took, once it has started. */
  readonly took: number | undefined;
}

/** The public interface on the page. */
export interface Auftritt {
  readonly version: string;
  /** Starts every behaviour on `root` (default: the document) and inside it; safe to repeat. */
  enhance(root?: ParentNode, options?: EnhanceOptions): void;
  /** Ends every behaviour on `root` and inside it, and leaves the server's HTML. */
  release(root?: ParentNode): void;
  /** What runs where, in which state, and why not; the console gets it as a table. */
  report(): readonly ReportLine[];
}

declare global {
  interface Window {
    auftritt?: Auftritt;
  }
}

const line = ({ behaviour, element, state, error, took }: Readonly<Instance>): ReportLine => ({
  behaviour,
  element,
  state,
  error,
  took,
});

function start(): void {
  const tag = findTag(document);
  const misread: Misconfiguration[] = [];
  const configuration = readConfiguration(tag, (wrong) => misread.push(wrong));
  if (misread.length > 0) {
    import('./diagnostics.js').then(
      ({ tell }) => tell(misread, tag),
      () => console.warn('auftritt: tag:', misread, tag),
    );
  }

  const styles = pageStyles(configuration.nonce);
  const lifecycle = createLifecycle(() => page, {
    registry: behaviours,
    copies,
    disabled: configuration.disable,
    selectors: configuration.selectors,
    styles,
  });
  const page = createPage(configuration, lifecycle, styles);

  window.auftritt = Object.freeze<Auftritt>({
    version: VERSION,
    enhance: (root = document, options) => lifecycle.enhance(root, options),
    release: (root = document) => lifecycle.release(root),
    report() {
      const lines = lifecycle.instances().map(line);
      import('./report/report.js').then(
        ({ print }) => print(lines),
        () => console.table(lines),
      );
      return lines;
    },
  });
  document.documentElement.classList.add('auftritt');

  const enhance = (): void => {
    if (!configuration.disable.has('map')) provideCallback();
    lifecycle.enhance(document);
    if (!configuration.disable.has('anchors')) openAtHash(page);
  };
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', enhance, { once: true });
  } else {
    enhance();
  }
}

if (window.auftritt) {
  console.warn(`auftritt: version ${window.auftritt.version} runs on this page already`);
} else {
  start();
}
