import type { BehaviourModule } from '../lifecycle/behaviour.js';
import type { Row } from '../lifecycle/row.js';
import type { BehaviourName } from '../names.js';
import { clones } from '../page/elements.js';
import { waitingMark as mark } from '../page/marks.js';
import type { EnhanceOptions } from '../page/page.js';
import { unclobbered } from '../page/unclobbered.js';
import { createMoments } from './moments.js';
import { createPresses } from './presses.js';
import { isWaiting, type Visit } from './visit.js';

/** What starts behaviours: a file that all of them need. */
export interface Starter {
  start(visit: Visit, module: BehaviourModule): Promise<void>;
  fail(visit: Visit, error: unknown): void;
  /** Fetches what a start will need beside its code. */
  fetchAhead(visit: Visit, module: BehaviourModule): void;
  /** The element itself, or the one that stands in its place. */
  standInOf(element: Element): Element;
  /** Whether an element that is not on the page will come back. */
  isAway(element: Element): boolean;
  /** Renews what has been copied or written over while it ran. Returns what must not start as it is. */
  renew(records: readonly MutationRecord[], added: readonly HTMLElement[]): readonly Element[];
}

/** What translates foreign markup, on a page that names any. */
export interface Translator {
  /** Gives what is foreign in `root` our hooks. */
  translate(root: ParentNode): void;
  /** Takes them away again. */
  restore(root: ParentNode): void;
}

/**
 * Stands at the page's door: knows the elements of all behaviours by sight, calls their code when it is needed, and
 * remembers who has pressed a control whose code is not there yet.
 *
 * @param load fetches what starts behaviours
 */
export function createDoorman(load: () => Promise<Starter>) {
  const visits = new Map<Element, Map<BehaviourName, Visit>>();
  /** The elements that have been on the page since they were seen first. */
  const seen = new WeakSet<Element>();
  /** The starts that are under way. */
  const starting = new Set<Promise<void>>();
  let rows: readonly Row[] = [];
  let starter: Starter | undefined;
  let translator: Translator | undefined;
  let noteChanges = (): void => {};

  // Taken from the prototype, since a form's field may hide it.
  const { closest } = Element.prototype;

  const visitsOn = (element: Element): Visit[] => [...(visits.get(element)?.values() ?? [])];
  const all = (): Visit[] => [...visits.keys()].flatMap(visitsOn);
  const standIn = (element: Element): Element => starter?.standInOf(element) ?? element;

  const isGone = (element: Element): boolean => {
    const shown = standIn(element);
    if (shown.isConnected) seen.add(element);
    // An element may be enhanced before it is inserted. It is not gone then.
    return !shown.isConnected && seen.has(element) && !starter?.isAway(shown);
  };

  /** Is called when an element waits no longer, whatever has come of it. */
  const settle = (visit: Visit): void => {
    visit.endWait?.();
    visit.endWait = undefined;
    if (visit.row.closes) visit.element.removeAttribute(mark);
    presses.answer();
  };

  /** Notes that a visit has failed. What starts behaviours says so, if it comes. */
  const fail = (visit: Visit, error: unknown): void => {
    const { behaviour, element } = visit;
    visit.state = 'failed';
    visit.error = error;
    load().then(
      (life) => visit.state === 'failed' && life.fail(visit, error),
      () => console.error(`auftritt: ${behaviour}: code did not arrive:`, element, error),
    );
  };

  const run = async (visit: Visit): Promise<void> => {
    try {
      const [life, module] = await Promise.all([load(), visit.row.load()]);
      starter = life;
      await life.start(visit, module);
    } catch (error) {
      visit.lacksCode = true;
      if (visit.state !== 'released') fail(visit, error);
    }
    settle(visit);
  };

  /** Calls the code of a visit, unless that has been done. */
  const call = (visit: Visit): void => {
    const early = visit.notBefore - performance.now();
    if (visit.state !== 'waiting') return;
    if (early > 0) {
      setTimeout(() => call(visit), early);
      return;
    }
    visit.state = 'loading';
    const start = run(visit);
    starting.add(start);
    void start.then(() => starting.delete(start));
  };

  const presses = createPresses(() => all().filter(isWaiting), call);
  const moments = createMoments(
    (element) => visitsOn(element).filter(isWaiting),
    call,
    fail,
    (visit) =>
      Promise.all([load(), visit.row.load()]).then(([life, module]) =>
        life.fetchAhead(visit, module),
      ),
  );

  /** Lets a behaviour wait on an element that a row describes, unless it does so or runs there. */
  const add = (element: HTMLElement, row: Row, notBefore = 0): void => {
    const { name: behaviour, closes } = row;
    const ofElement = visits.get(element) ?? new Map<BehaviourName, Visit>();
    const former = ofElement.get(behaviour);
    if ((former && !former.lacksCode) || closest.call(element, clones)) return;
    const visit: Visit = {
      behaviour,
      element,
      row,
      notBefore,
      since: performance.now(),
      state: 'waiting',
      startOrder: 0,
    };
    if (element.isConnected) seen.add(element);
    visits.set(element, ofElement.set(behaviour, visit));
    if (closes) element.setAttribute(mark, '');
    moments.wait(visit);
  };

  const releaseWhere = (ends: (element: Element) => boolean): boolean => {
    const ending = [...visits.keys()].filter(ends).flatMap(visitsOn);
    for (const { element } of ending) {
      visits.delete(element);
      seen.delete(element);
      moments.forget(element);
    }
    // In reverse order of starting: if two have changed the same thing, the later one restores it first.
    for (const visit of ending.sort((one, other) => other.startOrder - one.startOrder)) {
      visit.state = 'released';
      noteChanges();
      visit.end?.();
      settle(visit);
    }
    return ending.length > 0;
  };

  return {
    /**
     * Takes the rows of the page.
     *
     * @param pageRows those of the behaviours that are not switched off
     * @param foreign what translates the page's foreign markup, if it has any
     */
    know(pageRows: readonly Row[], foreign?: Translator): void {
      rows = pageRows;
      translator = foreign;
    },
    rows: () => rows,
    renew: (records: readonly MutationRecord[], added: readonly HTMLElement[]) =>
      starter?.renew(records, added) ?? [],
    /** Starts a behaviour on the page itself, and on each body that takes its place. */
    addOnPage(name: BehaviourName): void {
      const row = rows.find((each) => each.name === name);
      if (!row) return;
      const onPage: Row = { name, roots: 'body', when: 'now', load: row.load };
      rows = [...rows, onPage];
      add(document.body, onPage);
    },
    /** Has the changes noted that were made before something ends, since its end makes others. */
    noteBy(note: () => void): void {
      noteChanges = note;
    },
    add,
    /** Lets everything on `root` and inside it wait for its moment. */
    enhance(root: ParentNode, { only, delays = {} }: EnhanceOptions = {}): void {
      releaseWhere(isGone);
      translator?.translate(root);
      const { querySelectorAll } = unclobbered(root);
      for (const row of rows) {
        if (only && !only.includes(row.name)) continue;
        const notBefore = performance.now() + (delays[row.name] ?? -1);
        if (root instanceof HTMLElement && unclobbered(root).matches(row.roots)) {
          add(root, row, notBefore);
        }
        for (const element of querySelectorAll<HTMLElement>(row.roots))
          add(element, row, notBefore);
      }
      moments.touch(document.activeElement);
    },
    /** Ends everything on `root` and inside it, and on elements that have gone from the page. */
    release(root: ParentNode): void {
      const { contains } = unclobbered(root);
      // A teardown may restore saved content that contains more to end.
      while (releaseWhere((element) => contains(standIn(element)) || isGone(element)));
      translator?.restore(root);
    },
    /** Ends what has gone from the page. */
    sweep: (): void => void releaseWhere(isGone),
    /** Calls the code of a behaviour wherever it waits. */
    call(name: BehaviourName): void {
      for (const visit of all()) if (visit.behaviour === name) call(visit);
    },
    /** Gives back what was pressed before the rows of the page were known. */
    open: presses.know,
    /** Whether the visitor has pressed something since an element waits. */
    hasVisitorActed: (element: Element): boolean =>
      visitsOn(element).some(({ since }) => moments.lastAct() > since),
    instanceOn: (element: HTMLElement, name: BehaviourName) => visits.get(element)?.get(name),
    /** Resolves once everything whose code is loading now has started or failed. */
    settled: (): Promise<unknown> => Promise.all(starting),
    instances: (): readonly Visit[] => all().filter(({ element }) => !isGone(element)),
  };
}

export type Doorman = ReturnType<typeof createDoorman>;
