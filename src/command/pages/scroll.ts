/** Scrolls a page once to its end and back, as many themes show their parts only then. Runs in the page. */
export async function scrollThrough(): Promise<void> {
  const isOnPage = (top: number): boolean => top <= document.documentElement.scrollHeight;
  // Some grow without an end.
  for (let top = 0; top < 50_000 && isOnPage(top); top += 0.7 * innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}
