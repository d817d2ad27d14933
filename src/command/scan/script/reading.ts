import type { Place } from '../../pages/source.js';
import type { Character, Names } from './character.js';
import type { Value } from './values.js';

/** A call that may be a library's. */
export interface Call extends Place {
  /** What is called: `slick` for `$(…).slick(…)`, `Fancybox.bind`, `$.cookie`, `new bootstrap.Modal`. */
  readonly name: string;
  /** What it is called on. */
  readonly of: Value;
  readonly args: readonly Value[];
  /** The selector of the elements whose event makes the call, for example the link whose click scrolls. */
  readonly trigger: string | undefined;
  /** The condition under which it is made, as it is written; undefined if it is made on every page. */
  readonly condition: string | undefined;
  /** Whether its result is used afterwards. */
  readonly isUsed: boolean;
  readonly start: number;
  readonly end: number;
}

/** A use of jQuery that is no call of a library. */
export interface OwnUse extends Place {
  readonly methods: readonly string[];
  /** What it is called on, if that can be read. */
  readonly selector: string | undefined;
  /** The event that it listens to. */
  readonly event: string | undefined;
  readonly isOnScroll: boolean;
  readonly start: number;
  readonly end: number;
}

/** What a script says about its libraries. */
export interface ScriptReading extends Character {
  readonly calls: readonly Call[];
  readonly uses: readonly OwnUse[];
  /** The plugins that the script itself defines, such as `slick`. */
  readonly defines: readonly string[];
  /** Whether it defines an `fn` of its own, as jQuery and Moment do: then its plugins are not jQuery's. */
  readonly hasOwnFn: boolean;
  readonly names: Names;
  /** Its comments, which name libraries and their versions. */
  readonly comments: readonly string[];
  /** Whether it has code besides the definitions of plugins. */
  readonly hasOwnCode: boolean;
}
