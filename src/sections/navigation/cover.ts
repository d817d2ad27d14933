import { holdAttribute, holdStyle, undoAll } from '../../page/changes.js';

/**
 * Keeps what an open level of the phone's menu covers from being reached or scrolled: the level stands at the
 * beginning of the list that it covers. What has the focus there hands it on to the level.
 *
 * @param navigation the menu
 * @param list the level, which is shown
 * @returns what uncovers it, where the visitor had scrolled it to; a level that stands in the flow covers nothing
 */
export function cover(navigation: Element, list: HTMLElement): () => void {
  if (!/absolute|fixed/.test(getComputedStyle(list).position)) return () => {};
  const entry = list.parentElement;
  const scrolled: (readonly [Element, number])[] = [];
  for (let box = entry?.parentElement; box && navigation.contains(box); box = box.parentElement) {
    scrolled.push([box, box.scrollTop]);
    box.scrollTop = 0;
  }
  const covered = [...(entry?.children ?? []), ...(entry?.parentElement?.children ?? [])].filter(
    (each) => each !== list && each !== entry,
  );
  if (covered.some((each) => each.contains(document.activeElement))) {
    list.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  }
  const uncover = undoAll([
    ...covered.map((each) => holdAttribute(each, 'inert', '')),
    // A theme's drop-downs hang on their entries, at every width.
    ...(entry && list.offsetParent === entry ? [holdStyle(entry, 'position', 'static')] : []),
  ]);
  return () => {
    uncover();
    for (const [box, top] of scrolled) box.scrollTop = top;
  };
}
