import { useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { isForField, takeClicks } from '../../page/clicks.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { PostRefused, RequestError } from '../../page/requests.js';
import type { ReplacedDetail } from '../../public-interface.js';
import { InSlices } from '../in-slices.js';
import { keyOf } from '../key.js';
import { activeAfter, announcementOf, nameOf, shownName } from './answered.js';
import { answerTo, NoOwnPage, parentCall } from './ask.js';
import type { Call } from './calls.js';
import type { Categories } from './categories.js';
import { Category, type CategoryProps, Heading, useSurroundings } from './category.js';
import type { Entry } from './entries.js';
import { focusItem, isLost } from './focus.js';
import { Loading, RequestMessage } from './loading.js';
import { follow, ownLink, ownPage, refusesPost } from './own-links.js';
import { type Kind, own, sectionsOf } from './parts.js';
import { createReplacement } from './replacement.js';
import { type GalleryEvent, initialState, reduce } from './state.js';
import { useHistory, useSelectionAfterLoad } from './use-history.js';

export interface CategoryGalleryProps {
  readonly root: HTMLElement;
  readonly page: Page;
  readonly kind: Kind;
  /** The address that calls are posted to; undefined where pages are fetched in their place. */
  readonly address: URL | undefined;
  /** The element that clicks on categories and on the back control bubble to. */
  readonly region: HTMLElement;
  readonly read: () => Categories;
  readonly first: Categories;
  /** The uid of the category that the page's address asks for. */
  readonly askedFor: string | undefined;
}

/**
 * The category gallery and the inspiration gallery (specification 2.9 to 2.11). The component adopts
 * the server's list, requests the chosen category, and puts the response in place.
 */
export function CategoryGallery(props: CategoryGalleryProps): React.ReactNode {
  const { root, page, kind, address, region, read, first } = props;
  const [categories, setCategories] = useState(first);
  const [announcement, setAnnouncement] = useState('');
  const [state, dispatch] = useReducer(reduce, first.active, initialState);
  const [replacement] = useState(() => createReplacement(root, kind, page));
  const { active, shown, phase, requests } = state;
  const surroundings = useSurroundings(categories.items[0]?.element, requests);
  const underWay = phase.name === 'loading' ? phase.call : undefined;

  // Updates synchronously, so that no response to an older request comes between a choice and its
  // effect.
  const happens = (event: GalleryEvent): void => flushSync(() => dispatch(event));

  const fail = (call: Call, request: number, error: unknown): void => {
    const expected = error instanceof RequestError;
    const what = `request for ${nameOf(call)} failed: ${expected ? error.message : String(error)}`;
    page.report(kind, root, expected ? new Problem(root, what) : error);
    happens({ type: 'failed', request });
  };

  const show = (call: Call, request: number, answer: Element, automatic: boolean): void => {
    const replaced = replacement.place(answer, call);
    const list = read();
    const name = shownName(call, replaced, list);
    flushSync(() => {
      setCategories(list);
      setAnnouncement(announcementOf(name, page));
      dispatch({ type: 'answered', request, active: activeAfter(call, replaced, list) });
    });
    replacement.enliven(replaced);
    enter({ call, name, answer, automatic });
    const detail = { uid: call.uid, sections: replaced.map(({ section }) => section) };
    root.dispatchEvent(
      new CustomEvent<ReplacedDetail>('auftritt:replaced', { bubbles: true, detail }),
    );
  };

  /** Makes a change that may remove the focused element, and moves the focus if it was lost. */
  const keepFocus = (uid: string, change: () => void): void => {
    const focused = document.activeElement;
    change();
    if (focused && isLost(focused)) focusItem(root, read(), uid, page);
  };

  /** Marks the category whose sections are on the page as active again. */
  const takeBack = (request: number): void =>
    flushSync(() => {
      setAnnouncement('');
      dispatch({ type: 'taken back', request });
    });

  /** Handles a call that this origin does not answer. Returns whether it follows a link instead. */
  const followInstead = (call: Call, request: number, automatic: boolean): boolean => {
    const link = ownLink(call, categories, root, page);
    // If the category comes from the page's address, no visitor has chosen it, so no failure is shown.
    if (link || automatic) takeBack(request);
    return link !== undefined && follow(link, automatic);
  };

  const load = useEffectEvent(async (call: Call, request: number, signal: AbortSignal) => {
    const automatic = phase.name === 'loading' && phase.automatic === true;
    try {
      const from = { root, kind, page, address, categories };
      const answer = await answerTo(call, from, signal);
      // Only the newest request counts: an outdated response is ignored.
      if (signal.aborted) return;
      keepFocus(call.uid, () => show(call, request, answer, automatic));
    } catch (error) {
      if (signal.aborted && error instanceof RequestError) return;
      const isRefused = error instanceof PostRefused || error instanceof NoOwnPage;
      if (isRefused && followInstead(call, request, automatic)) return;
      fail(call, request, error);
    }
  });

  useLayoutEffect(() => {
    if (!underWay) return;
    const aborting = new AbortController();
    load(underWay, requests, aborting.signal).catch(reportError);
    return () => aborting.abort();
  }, [underWay, requests]);

  useSelectionAfterLoad(props.askedFor, (uid) => happens({ type: 'category asked for', uid }));

  /** The link to follow instead of a request, if nothing of this origin is known to answer it. */
  const linkInstead = (call: Pick<Call, 'kind' | 'uid'>): HTMLAnchorElement | undefined => {
    const isAnswered = address ? !refusesPost(address) : ownPage(call, categories, root, page);
    return isAnswered ? undefined : ownLink(call, categories, root, page);
  };

  const chooseParent = (): boolean => {
    // On the parent level the browser follows the link as usual.
    if (active === undefined || linkInstead({ kind: 'parent', uid: active })) return false;
    const call = parentCall(active, root, kind, page);
    if (call) happens({ type: 'parent chosen', call });
    return call !== undefined;
  };

  const callFor = (entry: Entry): Call | undefined => {
    if (entry.kind === 'category') return entry;
    if (entry.kind === 'parent') return parentCall(entry.uid, root, kind, page);
    const opening = first.active;
    return opening === undefined
      ? { kind: 'opening', uid: shown ?? '' }
      : { kind: 'category', uid: opening };
  };

  const reach = (entry: Entry): void => {
    const call = callFor(entry);
    if (call) happens({ type: 'entry reached', call });
  };
  const enter = useHistory({ root, page, kind, first, categories, reach });

  const answer = useEffectEvent((target: Element): boolean => {
    const item = target.closest(page.selectors.category);
    const category = categories.items.find(({ element }) => element === item);
    if (category) {
      const link = linkInstead({ kind: 'category', uid: category.uid });
      // A click on the item outside its link counts as a click on the link.
      if (link) return !link.contains(target) && follow(link, false);
      happens({ type: 'category chosen', uid: category.uid });
      return true;
    }
    const back = target.closest<HTMLElement>(page.selectors.backToCategory);
    const isOurs = back && (root.contains(back) || own(root, 'backToCategory', page) === back);
    return isOurs ? chooseParent() : false;
  });
  useLayoutEffect(
    () => takeClicks(region, (target, click) => !isForField(region, click) && answer(target)),
    [region],
  );

  const covered = (): readonly Element[] =>
    sectionsOf(kind, 'category').flatMap((section) => page.findPart(root, section) ?? []);

  const retry = (uid: string): void => keepFocus(uid, () => happens({ type: 'retry chosen' }));

  /** Whether the item's state differs from what the server's list shows. */
  const hasChanged = (category: CategoryProps): boolean =>
    category.active !== (category.item.uid === first.active);

  return (
    <>
      <InSlices urgent={hasChanged}>
        {categories.items.map((item) => (
          <Category
            key={keyOf(item.element)}
            item={item}
            active={item.uid === active}
            surroundings={surroundings}
          />
        ))}
      </InSlices>
      <InSlices>
        {categories.headings.map((heading) => (
          <Heading key={keyOf(heading.element)} heading={heading} surroundings={surroundings} />
        ))}
      </InSlices>
      <Loading
        root={root}
        page={page}
        phase={phase.name}
        covered={covered}
        announcement={phase.name === 'resting' ? announcement : ''}
      />
      {phase.name === 'failed' && page.configuration.requestErrors === 'recover' && (
        <RequestMessage
          root={root}
          page={page}
          link={ownLink(phase.call, categories, root, page)}
          onRetry={() => retry(phase.call.uid)}
        />
      )}
    </>
  );
}
