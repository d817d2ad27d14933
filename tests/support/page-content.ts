import type { Page } from '@playwright/test';
import { type Mutated, type Mutation, mutate } from './page-mutations.js';

/** What a page holds for a person, and whatever else must be the same after a release. */
export interface Content {
  /** The words, in the order of the document; those of scripts and styles are none. */
  readonly words: readonly string[];
  /** Name, value and state of every control, in the order of the document. */
  readonly values: readonly string[];
  /** The body's HTML, with the attributes of each element in the order of their names. */
  readonly html: string;
}

/** What tests at random use inside a page. */
export interface Probe {
  mutate(html: string, plan: readonly Mutation[]): Mutated;
  content(): Content;
  /** The words that were there and are not in the document any more, sections of a script aside. */
  lost(before: readonly string[]): readonly string[];
  /** The words of the body without those that the specification has the script replace. */
  kept(): readonly string[];
  /** Where two contents differ, with what stands around it; empty where they are the same. */
  differences(before: Content, after: Content): readonly string[];
  /** Resolves when all code has arrived that was asked for. */
  settle(): Promise<void>;
  /** Uncaught errors and rejections so far. */
  readonly uncaught: string[];
  readonly fetch: typeof fetch;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the browser, so it uses nothing from outside. */
function createProbe(mutatePage: Probe['mutate']): Probe {
  const uncaught: string[] = [];
  addEventListener('error', ({ message, error }) => {
    uncaught.push(`${message} ${error?.stack ?? ''}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    uncaught.push(`rejected: ${reason?.stack ?? reason}`);
  });

  const split = (text: string | null): string[] => (text ?? '').split(/\s+/).filter(Boolean);

  const wordsOutside = (excluded: string): string[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(excluded)) found.push(...split(node.nodeValue));
    }
    return found;
  };
  const silent = 'script, style, template, noscript';

  const stateOf = (control: Element): string => {
    if (control instanceof HTMLSelectElement) {
      return `${control.name}=${[...control.selectedOptions].map(({ value }) => value).join()}`;
    }
    if (control instanceof HTMLTextAreaElement) return `${control.name}=${control.value}`;
    if (!(control instanceof HTMLInputElement)) return '';
    return `${control.name}=${control.value} ${control.checked}`;
  };

  const html = (): string => {
    const copy = document.importNode(document.body, true);
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const attribute of attributes) element.removeAttributeNode(attribute);
      for (const attribute of attributes) element.setAttributeNode(attribute);
    }
    return copy.outerHTML;
  };

  const difference = (before: readonly string[], after: readonly string[]): string => {
    const first = before.findIndex((each, index) => each !== after[index]);
    const at = first < 0 ? before.length : first;
    const around = (list: readonly string[]): string =>
      list
        .slice(Math.max(0, at - 4), at + 6)
        .join(' ')
        .slice(0, 300);
    return `${around(before)} -> ${around(after)}`;
  };

  return {
    mutate: mutatePage,
    uncaught,
    fetch: window.fetch.bind(window),
    content: () => ({
      words: wordsOutside(silent),
      values: [...document.querySelectorAll('input, select, textarea')].map(stateOf),
      html: html(),
    }),
    kept: () => wordsOutside(`${silent}, .coverflow-detail, .map`),
    lost(before) {
      const present = new Set(wordsOutside('script, style'));
      return [...new Set(before)].filter((word) => !present.has(word));
    },
    differences(before, after) {
      const found: string[] = [];
      if (before.words.join(' ') !== after.words.join(' ')) {
        found.push(`words: ${difference(before.words, after.words)}`);
      }
      if (before.values.join('\n') !== after.values.join('\n')) {
        found.push(`values: ${difference(before.values, after.values)}`);
      }
      if (found.length === 0 && before.html !== after.html) {
        const parts = (text: string): string[] => text.split(/(?=[<>" ])/);
        found.push(`html: ${difference(parts(before.html), parts(after.html))}`);
      }
      return found;
    },
    async settle() {
      const isLoading = (): boolean =>
        (window.auftritt?.instances() ?? []).some(({ state }) => state === 'loading');
      for (let frames = 0; frames < 3 || isLoading(); frames += 1) {
        if (frames > 1200) throw new Error('some code does not arrive');
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => requestIdleCallback(resolve));
    },
  };
}

/** Gives each page that is opened from now on its `window.probe`. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(`window.probe = (${createProbe})(${mutate});`);
}
