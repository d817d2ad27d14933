import { createElement, languageOfWords } from '../../page/create.js';
import { type Journal, openJournal } from '../../page/journal.js';
import { reducedMotion } from '../../page/media.js';
import { nextTask } from '../../page/moments.js';
import { endCopies, holdScrolling } from '../../page/overlays.js';
import type { Page } from '../../page/page.js';
import { type Content, contentOf, inlineTarget } from './content.js';
import { drawnSize, sizeBy } from './drawing.js';
import { type Held, heldContent, isHeld, isMarked } from './held.js';
import { captionNodes, captionOf, imageOf, itemName } from './places.js';
import wording from './wording.json' with { type: 'json' };

/** One item of a group, as a library shows it. */
export interface Item {
  readonly link: HTMLElement;
  readonly content: Content;
  /** Its name for visitors who do not see it. */
  readonly name: string;
  /** Empty if it has none. */
  readonly caption: DocumentFragment;
  /** The image in the link. */
  readonly thumbnail: HTMLImageElement | null;
  /** What is shown in place of content that waits for consent. */
  readonly held: Held | undefined;
  /** The element of the page that it shows, if its content is one. */
  readonly target: HTMLElement | null;
}

/** What a library needs to know to show a group. It creates none of our elements and reads no markup. */
export type Presentation = ReturnType<typeof present>;

/** What shows the items of a group, with the options of its library that a site may change. */
export interface Viewer {
  readonly options: object;
  /** Opens a group. @returns a function that closes it at once */
  open(presentation: Presentation): () => void;
}

/** The contents of a lightbox to open, and its callbacks. */
export interface Opening {
  readonly group: readonly HTMLElement[];
  readonly startIndex: number;
  /** What the visitor has pressed. It gets the focus back. */
  readonly opener: HTMLElement;
  /** The links that wait for consent, but whose content the visitor has asked for individually. */
  readonly allowed: ReadonlySet<HTMLElement>;
  /** Called when the visitor asks for content that waits for consent. */
  allow(link: HTMLElement): void;
  /** Called when consent has been given or withdrawn, to show the current item anew. */
  renew(link: HTMLElement): void;
  closed(): void;
}

const svg = 'http://www.w3.org/2000/svg';

/** The SVG paths of the icons, for 24 × 24 px. */
const icons = {
  previous: 'M15 4 7 12l8 8',
  next: 'm9 4 8 8-8 8',
  close: 'M5 5l14 14M19 5 5 19',
} as const;

/** Creates a control. fancybox recognises it by the attribute `action`. */
function control(control: keyof typeof icons, name: string, action: string): HTMLElement {
  const button = createElement('button', {
    type: 'button',
    class: `lightbox__${control}`,
    'aria-label': name,
    [action]: '',
    ...languageOfWords(),
  });
  const icon = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', icons[control]);
  icon.append(path);
  button.append(icon);
  return button;
}

/**
 * The lightbox's counter: "0n / total". The number is padded to two digits, the total is not
 * (specification 9.5).
 */
export const counterText = (number: number, total: number): string =>
  `${String(number).padStart(2, '0')} / ${total}`;

/**
 * Our own next, previous and close controls and counter (specification 2.7). With a single item there is only the
 * control that closes it.
 */
function createControls(count: number, page: Page) {
  const words = page.words(wording);
  const close = control('close', words.close, 'data-fancybox-close');
  if (count < 2) return { close };
  return {
    close,
    previous: control('previous', words.previousImage, 'data-carousel-go-prev'),
    next: control('next', words.nextImage, 'data-carousel-go-next'),
    counter: createElement('p', { class: 'lightbox__counter' }),
    announcement: createElement('p', { class: 'lightbox__announcement', role: 'status' }),
  };
}

/**
 * Holds the page behind a dialog that is open, and sees to it that the lightbox ends with its dialog:
 * scripts of the page, and the browser, may close it or take it away.
 */
function holdBehind(dialog: HTMLDialogElement, close: () => void, undo: Journal): void {
  undo.by(holdScrolling());
  const removal = new MutationObserver(() => {
    if (!dialog.isConnected) close();
  });
  endCopies(dialog, undo);
  undo.by(() => removal.disconnect());
  for (const parent of [document.body, document.documentElement])
    removal.observe(parent, { childList: true });
  undo.on(dialog, 'close', close);
}

/** Prepares a group for a library that shows it. */
export function present(opening: Opening, page: Page) {
  const { group, startIndex, opener, allowed, allow, renew } = opening;
  const words = page.words(wording);
  const controls = createControls(group.length, page);
  const made = new Map<number, Item>();
  const undo = openJournal();
  let shown = startIndex;

  const makeItem = (index: number): Item => {
    const link = group[index];
    const content = link && contentOf(link, page);
    if (!content) throw new Error(`the group has no item ${index}`);
    const caption = captionNodes(link, page);
    const name = itemName(link, captionOf(link, page), index + 1, page);
    const waits = isHeld(link, page) && !allowed.has(link);
    const held = waits
      ? heldContent(name, link, content.address, page, () => allow(link))
      : undefined;
    const target = inlineTarget(content);
    // When the lightbox closes, its library itself moves the element back.
    if (target) undo.keep(target, 'class', 'style', 'hidden');
    return { link, content, name, caption, thumbnail: imageOf(link), held, target };
  };

  /** The item at an index. It is made when it is first asked for: a group may have thousands. */
  const item = (index: number): Item => {
    const itemAtIndex = made.get(index) ?? makeItem(index);
    made.set(index, itemAtIndex);
    return itemAtIndex;
  };

  const consent = new MutationObserver(async () => {
    // The settings dialog may be open above the lightbox. It must close and give the focus back first.
    await nextTask();
    const link = group[shown];
    if (!undo.signal.aborted && link) renew(link);
  });
  for (const link of group) {
    if (isMarked(link, page)) consent.observe(link, { attributeFilter: ['src'] });
  }

  return {
    count: group.length,
    startIndex,
    opener,
    /** The name of the lightbox. */
    label: words.lightbox,
    /** The text in place of content that does not load, in English. */
    error: words.error,
    own: controls,
    /** Whether the visitor prefers reduced motion. */
    reduced: reducedMotion(),
    item,
    sizeBy,
    drawnSize,
    /** Counts and announces the item that is shown now. */
    shows(index: number): void {
      shown = index;
      const text = counterText(index + 1, group.length);
      const { name, held } = item(index);
      if (controls.counter) controls.counter.textContent = text;
      if (controls.announcement) {
        controls.announcement.textContent = `${text} ${held ? `${name}: ${held.text}` : name}`;
      }
    },
    /** To be called once its dialog is open: holds the page behind it. `close` closes it at once. */
    opened(dialog: HTMLDialogElement, close: () => void): void {
      holdBehind(dialog, close, undo);
    },
    /** To be called once the lightbox has gone: gives back what the page had. */
    ended(): void {
      if (undo.signal.aborted) return;
      consent.disconnect();
      for (const { held } of made.values()) if (held) page.release(held.element);
      // Two links may show the same element of the page. It was saved as it is before the first of them.
      undo.close();
      opening.closed();
    },
  };
}
