/** Gallery → the title of the page for what it shows. The gallery of the newest choice comes last. */
const titles = new Map<Element, string>();

/** The page's own title, while a gallery has another one. */
let own = '';

/** The title that a gallery has set. */
let set: string | undefined;

/** The page's title, without regard to the galleries. */
const ownTitle = (): string => (document.title === set ? own : document.title);

/**
 * Gives the page the title of what a gallery shows; undefined for the page's own. A title that another
 * script has set meanwhile becomes the page's own.
 */
export function setTitle(gallery: Element, title: string | undefined): void {
  if (title === undefined && !titles.has(gallery)) return;
  own = ownTitle();
  titles.delete(gallery);
  if (title !== undefined) titles.set(gallery, title);
  const newest = [...titles.values()].at(-1);
  document.title = newest ?? own;
  set = newest === undefined ? undefined : document.title;
}

/**
 * The title for what a response shows. A whole page has one. For other responses it is the page's own title,
 * with the name of what is shown in place of the name of what the page showed as it opened, else before it.
 *
 * @param answer the `html` element of the response
 * @param name the name of what is shown
 * @param opening the name of the category that was active when the page opened
 */
export function titleFor(
  answer: Element,
  name: string | undefined,
  opening: string | undefined,
): string | undefined {
  const answered = answer.querySelector('head > title')?.textContent?.trim();
  if (answered || !name) return answered || undefined;
  const present = ownTitle();
  if (opening && present.includes(opening)) return present.replace(opening, () => name);
  return present === '' ? name : `${name} – ${present}`;
}
