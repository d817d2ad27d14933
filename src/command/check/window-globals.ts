import type { DOMWindow } from 'jsdom';

/** The globals of a browser window that the script uses while it checks a page. */
const names: readonly string[] =
  `AbortController CustomEvent DocumentFragment Element Event HTMLAnchorElement HTMLButtonElement HTMLElement
  HTMLFormElement HTMLIFrameElement HTMLInputElement HTMLLabelElement HTMLScriptElement HTMLSelectElement
  HTMLTableRowElement HTMLTextAreaElement Node document getComputedStyle location window`
    .trim()
    .split(/\s+/);

/**
 * Runs the script's own code on a page outside a browser. Meanwhile the window's names are global. The
 * console stays silent, since the checker reads the script's events instead.
 *
 * @param run must be synchronous, so that no other code sees these globals
 */
export function inWindow<Result>(window: DOMWindow, run: () => Result): Result {
  const silent = { error() {}, warn() {} };
  const reportError = (error: unknown): never => {
    throw error;
  };
  const globals = new Map<string, unknown>([
    ...names.map((name): [string, unknown] => [name, Reflect.get(window, name)]),
    ['console', silent],
    // There is no screen, so no media query matches.
    ['matchMedia', () => Object.assign(new window.EventTarget(), { matches: false })],
    ['reportError', reportError],
  ]);
  const before = [...globals.keys()].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of globals) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return run();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
