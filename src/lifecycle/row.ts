import type { BehaviourName } from '../names.js';
import type { BehaviourModule } from './behaviour.js';

/**
 * When the code of a section is called: at once (`now`), when the element comes near the window (`near`), when the
 * browser is idle or the visitor touches the element (`idle`), or at that touch, when a pointer or the focus first
 * enters the element (`press`). `seen` is `near`, and `idle` where styles hide the element until a library has started
 * it. `ahead` is for code that takes long to run: it is called at the touch, and fetched before where that disturbs
 * nobody. `marked` is for code that a small file goes before: that comes when the element is near, or when the browser is
 * idle where the element is hidden, and the code at the touch.
 */
export type When = 'now' | 'near' | 'seen' | 'idle' | 'press' | 'ahead' | 'marked';

/** One moment, or one where a media condition holds and another elsewhere. */
export type Moment = When | readonly [media: string, there: When, elsewhere: Moment];

/** What a small file has done for an element whose code comes later. */
export interface Marked {
  /** Undoes it, before the code starts, and where it will not. */
  endWait(): void;
  /**
   * Shows at once what a press on a control does, or takes the former press back, and calls the code after the paint.
   *
   * @returns whether the control is its own, and can show anything
   */
  answer?(this: { isShown?: boolean }, control: Element): boolean;
  /** Whether it shows now what the code will show. */
  isShown?: boolean;
}

/** What the doorman knows of a section: how its elements look, when its code is called, and what is pressed there. */
export interface Row {
  readonly name: BehaviourName;
  /** The selector of the elements on which the section starts. */
  readonly roots: string;
  readonly when: Moment;
  /** The media condition under which the section has something to do. */
  readonly media?: string;
  /** The selector of the controls whose presses wait for the code, on or in the element, or outside where `around` says so. */
  readonly press?: string;
  /** The selector of controls that open something under a finger, while a mouse follows them. */
  readonly finger?: string;
  /** `around`: the controls may stand outside the element. */
  readonly around?: true;
  /** The links and buttons in a control are the control's. */
  readonly ownsControls?: true;
  /** Only the last press counts, and not the last one on each control. */
  readonly lastWins?: true;
  /** The controls are links to a place on the page, each of which may be a control of another section too. */
  readonly links?: true;
  /** The controls are those that submit the element. */
  readonly submits?: true;
  /** The element is marked while it waits, so that styles can show it as closed. */
  readonly closes?: true | undefined;
  /** The classes that a library gives to the element at its start, which may undo what hides it. */
  readonly started?: string;
  /**
   * Marks the element of an `ahead` or `marked` row, long before its code is called. `call` calls the code.
   */
  readonly near?: () => Promise<{
    default(element: Element, marks: string, call: () => void): Marked;
  }>;
  /** What that needs to know: selectors, with `|` between them. */
  readonly marks?: string;
  /** Fetches the code. */
  load(): Promise<BehaviourModule>;
}
