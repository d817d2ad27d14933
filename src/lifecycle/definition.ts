import type { BehaviourName, Hook } from '../public-interface.js';
import type { Requirements } from './requirements.js';
import type { Row } from './row.js';

/** The elements that start in one way, and what is pressed in them: what the doorman knows of a behaviour. */
export interface Entrance {
  /** Their selector, with names of hooks in braces: `{downloads}`. Defaults to the first hook. */
  readonly roots?: string;
  readonly when: Row['when'];
  /** The selectors of controls, with names of hooks in braces as well. */
  readonly press?: string;
  readonly finger?: string;
  /** What `near` of the definition marks: selectors, with names of hooks in braces, and `|` between them. */
  readonly marks?: string;
}

/**
 * Describes a behaviour to the doorman, the checker and the documentation. It is the default export of
 * `definition.ts` in the behaviour's folder. The same file exports its `libraries`, if it has any, for the build.
 */
export interface Definition<
  Name extends string = BehaviourName,
  Hooks extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> extends Pick<
    Row,
    'media' | 'around' | 'lastWins' | 'ownsControls' | 'links' | 'submits' | 'closes' | 'started'
  > {
  readonly name: Name;
  /**
   * The hooks, with their default selectors. A name is public: it is not renamed or dropped
   * (docs/interface.md, "Hooks"). Each selector can be overridden per page with `data-selectors`.
   */
  readonly hooks: Hooks;
  /**
   * The hooks on whose elements the behaviour starts. The first one is its main hook. Defaults to the
   * first of the behaviour's own hooks.
   */
  readonly roots?: readonly [Hook, ...Hook[]];
  readonly requirements?: Requirements;
  /** When its code is called, for each kind of its elements. */
  readonly entrances: readonly [Entrance, ...Entrance[]];
  /** A module that marks an element when it comes near, where its code comes at the touch. */
  readonly near?: string;
  /** The module with its code, from the folder of the definition. */
  readonly code: string;
  /** The names of the files that its start fetches beside, each where the page or the tag asks for it. */
  readonly also?: readonly string[];
  /** A module with what runs once on each page, in the entry, from the folder of the definition. */
  readonly opening?: string;
}

/** A library that a behaviour works with. The script does not import it: the build and the documents name it. */
export interface Library {
  /** The name that developers know it by. */
  readonly name: string;
  /** The package that contains it. */
  readonly package: string;
  /** The names of its files, if a page with the behaviour loads them only where the tag or its jQuery asks for it. */
  readonly onRequest?: readonly string[];
}

interface WithHooks {
  readonly hooks: Readonly<Record<string, string>>;
  readonly roots?: readonly string[];
}

/** The hooks on whose elements a behaviour starts. */
export const rootsOf = ({ hooks, roots = Object.keys(hooks).slice(0, 1) }: WithHooks) => roots;

/** Builds the selector of the elements on which a behaviour starts, from the selectors in force. */
export const rootSelector = (
  definition: WithHooks,
  selectors: Readonly<Record<string, string>>,
): string =>
  rootsOf(definition)
    .map((hook) => selectors[hook])
    .join(', ');

/** What the doorman knows of the entrances of a behaviour, with the selectors in force. */
export function rowsOf(
  definition: Definition,
  selectors: Readonly<Record<string, string>>,
): readonly Omit<Row, 'load'>[] {
  const filled = (text: string): string =>
    text
      .replaceAll(/\{(\w+)\}/g, (_, hook: string) => selectors[hook] ?? '')
      // One selector needs no `:is()` around it.
      .replaceAll(/(^|[\s,(]):is\(([^(),:]+)\)/g, '$1$2');
  const { name, media, around, lastWins, ownsControls, links, submits, closes, started } =
    definition;
  return definition.entrances.map(({ roots, when, press, finger, marks }) => ({
    name,
    roots: roots ? filled(roots) : rootSelector(definition, selectors),
    when,
    ...(press && { press: filled(press) }),
    ...(finger && { finger: filled(finger) }),
    ...(marks && { marks: filled(marks) }),
    ...(media && { media }),
    ...(around && { around }),
    ...(lastWins && { lastWins }),
    ...(ownsControls && { ownsControls }),
    ...(links && { links }),
    ...(submits && { submits }),
    ...(closes && { closes }),
    ...(started && { started }),
  }));
}
