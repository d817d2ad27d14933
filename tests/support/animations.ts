import type { Page } from '@playwright/test';

/** Lets the time of animations stand still, so that each stays where it begins until it is ended. */
export async function freezeAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
