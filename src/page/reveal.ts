const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || getComputedStyle(element).display === 'none';

/**
 * Opens what hides an element, from the inside to the outside, as the browser does when it finds text in
 * it: closed `details`, and the closed parts of the page's behaviours (`beforematch`).
 */
export function reveal(target: Element): void {
  for (let place: Element | null = target; place; place = place.parentElement) {
    if (place instanceof HTMLDetailsElement && place !== target) place.open = true;
    if (isHidden(place)) place.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
}
