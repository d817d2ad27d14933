import { runningMark } from '../page/marks.js';
import { isFollowedBy } from '../page/nearest.js';
import type { Page } from '../page/page.js';
import type { Rewritten } from './originals.js';

const elementsIn = (roots: readonly Node[]): Element[] =>
  roots.flatMap((root) => (root instanceof Element ? [root, ...root.querySelectorAll('*')] : []));

/** The names of the classes and attributes in trees. */
const namesIn = (roots: readonly Node[]): ReadonlySet<string> =>
  new Set(
    elementsIn(roots).flatMap((element) => [
      ...[...element.classList].map((name) => `.${name}`),
      ...element.getAttributeNames(),
    ]),
  );

/** The attributes that are read or followed: with the texts, they are what a script replaces in a page's HTML. */
const read = ['alt', 'title', 'placeholder', 'aria-label', 'href', 'value'] as const;

/** The texts in trees, and the attributes that are read. */
function textsIn(roots: readonly Node[]): (Text | Attr)[] {
  return roots.flatMap((root) => {
    const nodes: (Text | Attr)[] = [];
    const walker = document.createTreeWalker(root);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim()) nodes.push(node);
      if (!(node instanceof Element)) continue;
      for (const name of read) nodes.push(...[node.getAttributeNode(name) ?? []].flat());
    }
    return nodes;
  });
}

/** Gives the server's HTML the texts that a script has changed in what was running. */
function takeTexts(sent: Element, ran: readonly Node[], now: readonly Node[]): void {
  const [before, after] = [textsIn(ran), textsIn(now)];
  // Where something has been added beside, nothing says what has become of what.
  if (before.length !== after.length) return;
  const key = ({ nodeName, nodeValue }: Text | Attr): string => `${nodeName} ${nodeValue}`;
  const changed = new Map(before.map((text, index) => [key(text), after[index]?.nodeValue ?? '']));
  for (const text of textsIn([sent])) text.nodeValue = changed.get(key(text)) ?? text.nodeValue;
}

/** Renews one element. Returns what starts in its place. */
function renewOne(
  { element, sent, ran, removed, isCopy }: Rewritten,
  release: Page['release'],
): Element {
  const inside = [...element.childNodes].filter((node) => !removed.includes(node));
  const names = namesIn([sent]);
  const namesInside = namesIn(inside);
  // A router may give a new element the attributes of the former one for a moment: what is in it is the server's then.
  const isOfOurs =
    element !== document.body &&
    [...namesIn(ran)].some((name) => !names.has(name) && namesInside.has(name));
  const next = document.importNode(sent, true);
  if (isOfOurs) takeTexts(next, ran, isCopy ? [element] : inside);
  if (isCopy && isOfOurs) {
    element.replaceWith(next);
    return next;
  }
  // What has lost its mark alone has its nodes still.
  if (!isCopy && ran.length === 0) {
    release(element);
    return element;
  }
  // What has taken the mark away has written the attributes too.
  const written = !isCopy && !element.hasAttribute(runningMark) ? element.cloneNode() : sent;
  if (!isCopy) {
    release(element);
    // What sections had put on the page beside the server's has gone with them.
    const isLeft = (node: Node): boolean => element !== document.body || node.isConnected;
    element.replaceChildren(...(isOfOurs ? next.childNodes : inside.filter(isLeft)));
  }
  if (written instanceof Element) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const { name, value } of written.attributes) element.setAttribute(name, value);
  }
  return element;
}

/**
 * Lets what a script of the page has copied or written over while it ran start anew: from the server's HTML with the texts
 * that the script has changed, or from what the script has put there.
 */
export function renew(
  rewritten: readonly Rewritten[],
  { enhance, release }: Pick<Page, 'enhance' | 'release'>,
): void {
  const over = rewritten.filter(({ isCopy }) => !isCopy);
  // What is inside comes first, since the end of what is around it may move it.
  over.sort(({ element }, other) => (isFollowedBy(element, other.element) ? 1 : -1));
  const copies = rewritten.filter(({ isCopy }) => isCopy);
  for (const element of [...over, ...copies].map((each) => renewOne(each, release))) {
    if (element.isConnected) enhance(element);
  }
}
