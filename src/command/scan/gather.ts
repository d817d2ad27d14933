import { fileOf, type Input, inputsOf, kindOf } from '../pages/inputs.js';
import { type Source, textOf, Uncheckable } from '../pages/source.js';
import { type ReadStyle, styleReader } from '../pages/styles.js';
import type { ScriptFacts } from './facts.js';
import { libraryOfFile } from './libraries/libraries.js';
import type { Found, PageFacts, Scanner } from './page.js';
import type { Span } from './script/without.js';

/** The most scripts that pages lead to. */
const mostScripts = 200;

/** A script that was read; its places count in the file, or in the page that it stands in. */
export interface ReadScript {
  /** The name of the file, or the page with the number of its script. */
  readonly id: string;
  readonly name: string;
  readonly facts: ScriptFacts;
  readonly isInline: boolean;
  readonly text: string;
  /** The lines of the page before it. */
  readonly line: number;
}

/** A page that was read. */
export interface ReadPage {
  readonly name: string;
  readonly facts: PageFacts;
  readonly source: Source;
  /** The names of the site's own scripts that it loads. */
  readonly loads: readonly string[];
  /** The names of the stylesheets that stand in it and that it links to, without those that they import. */
  readonly wears: readonly string[];
}

/** What was asked for; or why there is nothing. */
type Told<Value> = { readonly value: Value } | { readonly why: string };

async function told<Value>(asked: Promise<Value>): Promise<Told<Value>> {
  try {
    return { value: await asked };
  } catch (error) {
    if (!(error instanceof Uncheckable)) throw error;
    return { why: error.message };
  }
}

/** Places in a script that stands in a page count from the page's beginning. */
const moved = (facts: ScriptFacts, lines: number): ScriptFacts => ({
  ...facts,
  moves: facts.moves.map((move) => ({ ...move, line: move.line + lines })),
  own: facts.own.map((code) => ({ ...code, line: code.line + lines })),
});

/** Asks what a script says, where it stands in a page. */
const factsOf = (
  scanner: Scanner,
  text: string,
  address: string,
  line: number,
): Promise<Told<ScriptFacts>> =>
  told(scanner.ask('script', text, address).then((facts) => moved(facts, line)));

/**
 * Reads what the arguments name, and the scripts and styles of those pages.
 *
 * @param base the address of the site that the files belong to
 */
export async function gather(names: readonly string[], scanner: Scanner, base?: string) {
  const { add, link } = styleReader(base);
  const styles = new Map<string, string>();
  const scripts: ReadScript[] = [];
  const pages: ReadPage[] = [];
  /** Files and addresses that could not be read, and why. */
  const unread = new Map<string, { name: string; why: string; wasAsked: boolean }>();
  const seen = new Set<string>();
  const fail = (name: string, why: string, wasAsked: boolean): void => {
    if (!unread.has(name)) unread.set(name, { name, why, wasAsked });
  };

  /** @param isKnown whether it is a library's, by its name: then it need not be read */
  async function readScript(input: Input, wasAsked: boolean, isKnown = false): Promise<void> {
    if (seen.has(input.name)) return;
    seen.add(input.name);
    const { name } = input;
    const source = await told(input.read());
    if ('why' in source) {
      if (!isKnown) fail(name, source.why, wasAsked);
      return;
    }
    const text = textOf(source.value);
    const facts = await factsOf(scanner, text, name, 0);
    if ('why' in facts) fail(name, facts.why, wasAsked);
    else scripts.push({ id: name, name, facts: facts.value, text, line: 0, isInline: false });
  }

  async function readPage(input: Input): Promise<void> {
    if (seen.has(input.name)) return;
    seen.add(input.name);
    const { name } = input;
    const source = await told(input.read());
    const page = 'why' in source ? source : await told(scanner.ask('page', source.value));
    if ('why' in source || 'why' in page) {
      fail(name, 'why' in page ? page.why : '', true);
      return;
    }
    const inPage = page.value;
    const loads: string[] = [];
    const place = { url: inPage.url, base: inPage.base };
    const linked = inPage.styles.flatMap((href) => {
      const style = fileOf(input, place, href, 'style', base);
      return typeof style === 'string' ? [] : style.name;
    });
    const wears = [...inPage.styleTexts.map((_, index) => `${name}#style${index}`), ...linked];
    pages.push({ name, facts: inPage, source: source.value, loads, wears });
    for (const [index, { text, line, isHandler }] of inPage.inline.entries()) {
      const facts = await factsOf(scanner, text, '', line);
      if ('why' in facts) {
        // Half of what stands in attributes is no script of jQuery, and much of it no script at all.
        if (!isHandler) fail(`${name}:${line + 1} (script)`, facts.why, false);
        continue;
      }
      const id = `${name}#${index}`;
      const says = 'stands in an attribute of the page';
      const moves = facts.value.moves.map((move) => ({ ...move, fate: 'stays' as const, says }));
      const own = isHandler ? { ...facts.value, moves } : facts.value;
      scripts.push({ id, name, facts: own, text, line, isInline: true });
    }
    for (const [index, text] of inPage.styleTexts.entries())
      await add(styles, input, place, `${name}#style${index}`, text);
    for (const href of inPage.styles) await link(styles, input, place, href);
    for (const src of inPage.scripts) {
      const script = fileOf(input, place, src, 'script', base);
      if (typeof script !== 'string') {
        loads.push(script.name);
        if (seen.size < mostScripts)
          await readScript(script, false, libraryOfFile(src) !== undefined);
        else fail(script.name, `is more than ${mostScripts} files`, false);
      } else if (libraryOfFile(src) === undefined) fail(src, script, false);
    }
  }

  const inputs = (await Promise.all(names.map((name) => inputsOf(name, kindOf(name))))).flat();
  // Each file is read once. A script that the user has named must be read as such, not as a page's script.
  for (const input of inputs) if (input.kind === 'script') await readScript(input, true);
  for (const input of inputs) if (input.kind === 'page') await readPage(input);
  const read: ReadStyle[] = [];
  for (const [name, text] of styles) {
    const rules = await told(scanner.ask('rules', text));
    if ('value' in rules) read.push({ name, rules: rules.value });
  }
  return { scripts, pages, styles: read, unread: [...unread.values()] };
}

/** All that was read, and what was not. */
export type Gathered = Awaited<ReturnType<typeof gather>>;

/** What scripts are without some of their calls: a trial asks for the same again and again. */
const shortened = new WeakMap<ReadScript, Map<string, ReadScript>>();

async function shorten(
  script: ReadScript,
  spans: readonly Span[],
  scanner: Scanner,
): Promise<ReadScript> {
  const text = await told(scanner.ask('without', script.text, spans));
  if ('why' in text) return script;
  const address = script.isInline ? '' : script.name;
  const facts = await factsOf(scanner, text.value, address, script.line);
  return 'why' in facts ? script : { ...script, text: text.value, facts: facts.value };
}

/**
 * The scripts as they are once some of their calls have gone.
 *
 * @returns with each script its text without them
 */
export async function withoutCalls(
  scripts: readonly ReadScript[],
  gone: ReadonlyMap<string, readonly Span[]>,
  scanner: Scanner,
): Promise<ReadScript[]> {
  const rest: ReadScript[] = [];
  for (const script of scripts) {
    const spans = gone.get(script.id);
    if (!spans) {
      rest.push(script);
      continue;
    }
    const known = shortened.get(script) ?? new Map<string, ReadScript>();
    const key = JSON.stringify(spans);
    const short = known.get(key) ?? (await shorten(script, spans, scanner));
    shortened.set(script, known.set(key, short));
    rest.push(short);
  }
  return rest;
}

/** Where on the pages the elements of a selector are. */
export type Counts = ReadonlyMap<string, readonly (Found & { readonly page: string })[]>;

/** Counts the elements that selectors find on each page. */
export async function countOn(
  pages: readonly ReadPage[],
  selectors: readonly string[],
  scanner: Scanner,
): Promise<Counts> {
  const found = new Map<string, (Found & { page: string })[]>();
  if (selectors.length === 0) return found;
  for (const { name, source } of pages) {
    const counted = await told(scanner.ask('count', source, selectors));
    for (const each of 'why' in counted ? [] : counted.value) {
      found.set(each.selector, [...(found.get(each.selector) ?? []), { ...each, page: name }]);
    }
  }
  return found;
}
