import type { Behaviour } from '../../lifecycle/behaviour.js';
import { takeClicks } from '../../page/clicks.js';
import { isForField } from '../../page/controls.js';
import { createElement } from '../../page/create.js';
import { requirePart } from '../../page/elements.js';
import { Problem } from '../../page/problem.js';
import { type Arrived, RequestError } from '../../page/requests.js';
import type { ReplacedDetail } from '../../public-interface.js';
import {
  answerTo,
  describeCall,
  follow,
  linkInstead,
  ownLink,
  parentCall,
  Unanswerable,
} from './calls.js';
import { categoryReader, keepFocus } from './categories.js';
import categoryGallery, { allHooks as hooks, inspirationRoot } from './definition.js';
import type { Entry } from './history.js';
import { createListLook } from './list-look.js';
import { createLoading } from './loading.js';
import { galleryAt, type Kind, regionOf, selectAfterLoad } from './parts.js';
import { type Call, type GalleryEvent, initialState, type Phase, reduce } from './state.js';
import wording from './wording.json' with { type: 'json' };
import './category-gallery.css';

/** What reads an answer and puts it in place. A page on which nothing is chosen does without it. */
const loadReplacement = () => import('./replacement.js');

/** What tells the visitor of a failure. */
const loadMessage = () => import('./failed-request.js');

/** What shows that a visitor is about to choose. */
const touches = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Galleries that have already handled the category in the page's address. This happens once per page, unless
 * the address follows the choices.
 */
const selected = new WeakSet<Element>();

/**
 * Starts a category gallery or an inspiration gallery (specification 2.9 to 2.11): colours its list, requests
 * the chosen category, and puts the response in place.
 */
const start: Behaviour = (root, page, undo, behaviour) => {
  const kind: Kind =
    behaviour === 'inspiration-gallery' ? 'inspiration-gallery' : 'category-gallery';
  const gallery = galleryAt(root, kind, page);
  const recovers = page.configuration.requestErrors === 'recover';
  const { signal } = undo;
  const read = categoryReader(root, page, kind);
  const first = read();
  let categories = first;
  let state = initialState(first.active);
  let request = new AbortController();
  let message: HTMLElement | undefined;

  const look = createListLook(undo);
  const loading = createLoading(gallery, undo);
  undo.by(() => {
    request.abort();
    message?.remove();
  });

  /** Ends the gallery by an error: the list is the server's again, and its links are the browser's. */
  const fail = (error: unknown): void => {
    if (signal.aborted) return;
    undo.close();
    page.fail(kind, root, error);
  };

  /** Makes a change that may remove what has the focus; it moves to the item with this uid then. */
  const keepFocusOn = (uid: string, change: () => void): void =>
    keepFocus(root, uid, () => categories.items, change);

  /** Tells the visitor of a failure (`data-request-errors="recover"`). */
  const showMessage = async (call: Call): Promise<void> => {
    const failed = state;
    try {
      const { failedRequest } = await loadMessage();
      if (state !== failed || signal.aborted) return;
      const link = ownLink(call, categories, gallery)?.href;
      const again = (): void => keepFocusOn(call.uid, () => send({ type: 'retry chosen' }));
      message = failedRequest(page.words(wording), link, again);
      requirePart(root, hooks.galleryInner).before(message);
    } catch (error) {
      page.report(kind, root, error);
    }
  };

  /** Shows the state. */
  const show = ({ phase: before, requests }: { phase: Phase; requests: number }): void => {
    const { phase, active } = state;
    look.show(categories, active);
    if (phase === before) return;
    if (phase.name !== before.name) loading.show(phase.name);
    message?.remove();
    message = undefined;
    if (phase.name === 'failed' && recovers) void showMessage(phase.call);
    if (phase.name !== 'loading' || requests === state.requests) return;
    request.abort();
    request = new AbortController();
    load(phase.call, phase.automatic === true, request.signal).catch(reportError);
  };

  function send(event: GalleryEvent): void {
    const before = state;
    state = reduce(before, event);
    if (state === before || signal.aborted) return;
    try {
      show(before);
    } catch (error) {
      fail(error);
    }
  }

  /** Puts the answer to a call in place. */
  const put = async (
    call: Call,
    arrived: Arrived,
    automatic: boolean,
    newest: AbortSignal,
  ): Promise<void> => {
    const code = await loadReplacement();
    const enter = await history;
    // Only the newest request counts: an outdated response is ignored.
    if (newest.aborted) return;
    const answer = code.readAnswer(arrived);
    if (!answer) throw new RequestError('the answer was cut off');
    page.translate(answer);
    const isPage = !gallery.address && call.kind === 'category';
    const other = isPage && code.otherCategoryIn(answer, call.uid, gallery);
    if (other) {
      const { pathname } = new URL(arrived.from ?? location.href);
      throw new RequestError(`the page ${pathname} shows category ${other}`);
    }
    keepFocusOn(call.uid, () => {
      const replaced = code.replaceSections(answer, call, gallery);
      if (!replaced) {
        const wanted = gallery.sectionsOf(call.kind).map((section) => hooks[section]);
        throw new RequestError(`the answer has nothing to replace: none of ${wanted.join(', ')}`);
      }
      categories = read();
      const name = code.shownName(call, replaced, categories);
      const active = code.activeAfter(call, replaced, categories);
      send({ type: 'answered', request: state.requests, active });
      if (signal.aborted) return;
      const { galleryUpdated } = page.words(wording);
      loading.announce(name ? `${galleryUpdated}: ${name}` : galleryUpdated);
      code.enliven(replaced, page);
      enter?.({ call, name, answer, automatic });
      const detail = { uid: call.uid, sections: replaced.map(({ section }) => section) };
      root.dispatchEvent(
        new CustomEvent<ReplacedDetail>('auftritt:replaced', { bubbles: true, detail }),
      );
    });
  };

  /** Handles a call that this origin does not answer. Returns whether it follows a link instead. */
  const followInstead = (call: Call, automatic: boolean): boolean => {
    const link = ownLink(call, categories, gallery);
    // If the category comes from the page's address, no visitor has chosen it, so no failure is shown.
    if (link || automatic) send({ type: 'taken back', request: state.requests });
    return link !== undefined && follow(link, automatic);
  };

  async function load(call: Call, automatic: boolean, newest: AbortSignal): Promise<void> {
    const { requests } = state;
    try {
      const answer = answerTo(call, categories, gallery, newest);
      // The code comes while the server answers. What it fails by is said below.
      loadReplacement().catch(() => {});
      await put(call, await answer, automatic, newest);
    } catch (error) {
      if (newest.aborted) return;
      if (error instanceof Unanswerable && followInstead(call, automatic)) return;
      const expected = error instanceof RequestError;
      const errorText = `request for ${describeCall(call)} failed: ${expected ? error.message : String(error)}`;
      page.report(kind, root, expected ? new Problem(root, errorText) : error);
      send({ type: 'failed', request: requests });
    }
  }

  const chooseParent = (): boolean => {
    const { active } = state;
    // On the parent level the browser follows the link as usual.
    if (active === undefined) return false;
    if (linkInstead({ kind: 'parent', uid: active }, categories, gallery)) return false;
    const call = parentCall(active, gallery);
    if (call) send({ type: 'parent chosen', call });
    return call !== undefined;
  };

  const callFor = (entry: Entry): Call | undefined => {
    if (entry.kind === 'category') return entry;
    if (entry.kind === 'parent') return parentCall(entry.uid, gallery);
    return first.active === undefined
      ? { kind: 'opening', uid: state.shown ?? '' }
      : { kind: 'category', uid: first.active };
  };
  const reach = (entry: Entry): void => {
    const call = callFor(entry);
    if (call) send({ type: 'entry reached', call });
  };
  const list = () => categories;
  const history = page.configuration.history
    ? import('./history.js')
        .then(({ followHistory }) => followHistory({ gallery, first, list, reach }, undo))
        .catch((error) => page.report(kind, root, error))
    : undefined;

  if (history) {
    // Turbo would bring back a copy of the page, with another category in it than its address says.
    const meta = createElement('meta', { name: 'turbo-cache-control', content: 'no-cache' });
    undo.place(meta, () => document.head.append(meta));
  }

  const answer = (target: Element): boolean => {
    const item = target.closest(hooks.category);
    const category = categories.items.find(({ element }) => element === item);
    if (category) {
      const link = linkInstead({ kind: 'category', uid: category.uid }, categories, gallery);
      // A click on the item outside its link counts as a click on the link.
      if (link) return !link.contains(target) && follow(link, false);
      // Styles are read now, before anything changes.
      look.refresh();
      send({ type: 'category chosen', uid: category.uid });
      return true;
    }
    const back = target.closest<HTMLElement>(hooks.backToCategory);
    const isOurs = back && (root.contains(back) || gallery.partNear('backToCategory') === back);
    return isOurs ? chooseParent() : false;
  };

  look.show(categories, state.active);
  const region = regionOf(gallery);
  undo.by(takeClicks(region, (target, click) => !isForField(region, click) && answer(target)));
  const comeAhead = (): void => void loadReplacement().catch(() => {});
  for (const touch of touches) undo.on(region, touch, comeAhead, { once: true, passive: true });
  // Where a network fails, its code would not come either.
  if (recovers) loadMessage().catch(() => {});
  const asked = gallery.categoryAskedFor();
  const isHandled = selected.has(root) && !page.configuration.history;
  selected.add(root);
  if (asked !== undefined && !isHandled) {
    selectAfterLoad(() => send({ type: 'category asked for', uid: asked }), undo);
  }
  return undefined;
};

export default start;

/** What the code of both galleries knows. */
export const definition = {
  ...categoryGallery,
  hooks: { ...categoryGallery.hooks, ...inspirationRoot },
};
