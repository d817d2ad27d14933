/** Slider → how to move it to a slide. */
const running = new Map<HTMLElement, (index: number) => void>();

/** True while sliders follow another one, so that none of them is followed in turn. */
let isFollowing = false;

/**
 * Lets other sliders move a slider. slick's own way asks a plugin on the page's jQuery, which may belong to
 * another slick, or be gone.
 *
 * @returns a function that ends it
 */
export function letOthersMove(element: HTMLElement, move: (index: number) => void): () => void {
  running.set(element, move);
  return () => void running.delete(element);
}

/** Moves all sliders that a selector names to a slide, except the one that they follow. */
export function moveOthers(leader: HTMLElement, selector: string, index: number): void {
  if (isFollowing) return;
  isFollowing = true;
  for (const [element, move] of running) {
    if (element !== leader && element.matches(selector)) move(index);
  }
  isFollowing = false;
}
