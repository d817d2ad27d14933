import type { Teardown } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';

/**
 * Starts a map, at once or once the visitor allows it. Where the site counts maps as optional, a map is
 * content that waits for consent: the code of consent sets `src` on it to release it, and removes `src`
 * after a withdrawal.
 *
 * @param stop is called after a withdrawal
 */
export function whenReleased(
  container: HTMLElement,
  { configuration, selectors }: Page,
  start: () => void,
  stop: () => void,
): Teardown {
  const waits = configuration.purposes !== undefined && container.matches(selectors.consentContent);
  if (!waits) {
    start();
    return () => {};
  }
  const isReleased = (): boolean => container.hasAttribute('src');
  const observer = new MutationObserver(() => (isReleased() ? start() : stop()));
  observer.observe(container, { attributeFilter: ['src'] });
  if (isReleased()) start();
  return () => observer.disconnect();
}
