import { LimitMet } from '../pages/limits.js';
import { textOf } from '../pages/reader.js';
import { type Source, Uncheckable } from '../pages/source.js';
import type { Found, PageFacts } from './answering.js';
import type { ScriptFacts } from './facts.js';
import { libraryOfFile } from './file-libraries.js';
import { type Input, inputsOf, scriptOf } from './inputs.js';
import type { IsolatedScanner } from './isolated.js';

/** The most scripts that pages lead to. */
const mostScripts = 200;

/** A script that was read; its places count in the file, or in the page that it stands in. */
export interface ReadScript {
  readonly name: string;
  readonly facts: ScriptFacts;
  readonly isInline: boolean;
}

/** A page that was read. */
export interface ReadPage {
  readonly name: string;
  readonly facts: PageFacts;
  readonly source: Source;
}

/** All that was read, and what was not. */
export interface Gathered {
  readonly scripts: readonly ReadScript[];
  readonly pages: readonly ReadPage[];
  /** Files and addresses that could not be read, and why. */
  readonly unread: readonly {
    readonly name: string;
    readonly why: string;
    readonly wasAsked: boolean;
  }[];
}

/** What a file or answer has; or why there is nothing. */
async function sourceOf(input: Input): Promise<Source | string> {
  try {
    return await input.read();
  } catch (error) {
    if (error instanceof Uncheckable) return error.message;
    if (error instanceof LimitMet) return error.message.replace(/^page /, '');
    throw error;
  }
}

/** Places in a script that stands in a page count from the page's beginning. */
const moved = (facts: ScriptFacts, lines: number): ScriptFacts => ({
  ...facts,
  moves: facts.moves.map((move) => ({ ...move, line: move.line + lines })),
  own: facts.own.map((code) => ({ ...code, line: code.line + lines })),
});

/** Reads what the arguments name, and the scripts of those pages. */
export async function gather(
  names: readonly string[],
  scanner: IsolatedScanner,
): Promise<Gathered> {
  const scripts: ReadScript[] = [];
  const pages: ReadPage[] = [];
  const unread = new Map<string, { name: string; why: string; wasAsked: boolean }>();
  const seen = new Set<string>();
  const fail = (name: string, why: string, wasAsked: boolean): void => {
    if (!unread.has(name)) unread.set(name, { name, why, wasAsked });
  };

  /** @param isKnown whether it is a library's, by its name: then it need not be read */
  async function readScript(input: Input, wasAsked: boolean, isKnown = false): Promise<void> {
    if (seen.has(input.name)) return;
    seen.add(input.name);
    const source = await sourceOf(input);
    if (typeof source === 'string') {
      if (!isKnown) fail(input.name, source, wasAsked);
      return;
    }
    const question = { kind: 'script', text: textOf(source), address: input.name } as const;
    const answer = await scanner.ask(question);
    if (answer.kind === 'unread') return fail(input.name, answer.why, wasAsked);
    scripts.push({ name: input.name, facts: answer.facts, isInline: false });
  }

  async function readPage(input: Input): Promise<void> {
    if (seen.has(input.name)) return;
    seen.add(input.name);
    const source = await sourceOf(input);
    if (typeof source === 'string') return fail(input.name, source, true);
    const answer = await scanner.ask({ kind: 'page', source });
    if (answer.kind === 'unread') return fail(input.name, answer.why, true);
    pages.push({ name: input.name, facts: answer.facts, source });
    for (const { text, line } of answer.facts.inline) {
      const inner = await scanner.ask({ kind: 'script', text, address: '' });
      if (inner.kind === 'unread') fail(`${input.name}:${line + 1} (script)`, inner.why, false);
      else scripts.push({ name: input.name, facts: moved(inner.facts, line), isInline: true });
    }
    for (const src of answer.facts.scripts) {
      const script = scriptOf(input, answer.facts.base, src);
      if (typeof script !== 'string') {
        if (seen.size < mostScripts)
          await readScript(script, false, libraryOfFile(src) !== undefined);
        else fail(script.name, `is more than ${mostScripts} files`, false);
      } else if (libraryOfFile(src) === undefined) fail(src, script, false);
    }
  }

  const inputs = (await Promise.all(names.map(inputsOf))).flat();
  // Each file is read once. A script that the user has named must be read as such, not as a page's script.
  for (const input of inputs) if (input.kind === 'script') await readScript(input, true);
  for (const input of inputs) if (input.kind === 'page') await readPage(input);
  return { scripts, pages, unread: [...unread.values()] };
}

/** Counts the elements that selectors find on each page. */
export async function countOn(
  pages: readonly ReadPage[],
  selectors: readonly string[],
  scanner: IsolatedScanner,
): Promise<ReadonlyMap<string, readonly (Found & { readonly page: string })[]>> {
  const found = new Map<string, (Found & { page: string })[]>();
  if (selectors.length === 0) return found;
  for (const { name, source } of pages) {
    const answer = await scanner.ask({ kind: 'count', source, selectors });
    if (answer.kind === 'unread') continue;
    for (const each of answer.found) {
      found.set(each.selector, [...(found.get(each.selector) ?? []), { ...each, page: name }]);
    }
  }
  return found;
}
