import type { Page } from '@playwright/test';

/**
 * Lets the time of animations stand still, so that each stays where it begins until it is ended.
 *
 * @returns a function that lets it go on
 */
export async function freezeAnimations(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const play = async (playbackRate: number): Promise<void> => {
    await session.send('Animation.setPlaybackRate', { playbackRate });
  };
  await session.send('Animation.enable');
  await play(0);
  return () => play(1);
}

/**
 * Ends the animations that come to an end by themselves, as the seconds do in which our styles hide what
 * the script would close.
 */
export const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (typeof end === 'number' && Number.isFinite(end)) animation.finish();
    }
  });
