import type { Journal } from '../../page/journal.js';
import type { SliderSettings } from './options.js';
import type { SettingsNow } from './settings.js';

/**
 * What an engine is given: the slides, what moves them, and what they are to do. An engine imports nothing that
 * other sliders use too: each file of the script comes by itself, and may be of another version than its like.
 */
export interface Rig {
  readonly element: HTMLElement;
  /** The slides, at least two, as children of the element. */
  readonly slides: readonly HTMLElement[];
  readonly settings: SliderSettings;
  readonly isRtl: boolean;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
  /** Gets how to end what the engine has started. The HTML is restored afterwards. */
  readonly undo: Journal;
  createDot(index: number): HTMLButtonElement;
  /** How long (ms) a move takes now; 0 for a visitor who prefers reduced motion. */
  speed(): number;
  /** The settings in force at this width. */
  settingsNow(): SettingsNow;
  /** Selects the slides among the children of the slider. */
  readonly slideSelector: string;
  /** Whether a press may become a drag of the slides. It is asked once for each press. */
  mayDrag(press: Event): boolean;
  /** Prepares a copy of a slide before it comes into the page. */
  prepareCopy(copy: Element): void;
  /** Makes a change, and returns the focus to what had it. */
  keepFocus<Result>(change: () => Result): Result;
  /**
   * Keeps the slider a row, as wide as before its start. An engine asks once, when it has measured the slides: styles are
   * known then, and need not be computed for this alone.
   *
   * @returns whether it was none, or narrower, and must be measured anew
   */
  keepRow(): boolean;
  /** Tells that the current slide, or what is in force at this width, has changed. */
  changed(): void;
}

/**
 * What moves the slides of one slider, from its start to its end. Its elements have slick's classes, which say
 * which slides are in sight.
 */
export interface Engine {
  /** The index of the current slide. */
  current(): number;
  /** Whether the slides are under way, or held by the visitor. */
  isBusy(): boolean;
  /** Whether the click that comes next ends a drag; asking takes the answer away. */
  endsDrag(): boolean;
  /** Goes on by one step, or back. */
  move(by: 1 | -1): void;
  /** Brings a slide into sight, where the row moves. Into an endless row it comes the shorter way. */
  goTo(index: number): void;
  /** Places the slides anew, after a size or the speed has changed. */
  measure(): void;
}

/** Puts an engine under a slider. */
export type StartEngine = (rig: Rig) => Engine;
