/** The connection that visits are measured with, as Lighthouse takes a phone's to be. */
export const slow4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/** How much slower than this machine's the processor of a phone is taken to be. */
const slowdown = 4;

/**
 * Gives a page slow 4G and, from `slow()` on, the processor of a phone.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function asPhone(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  return {
    session,
    slow: () => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
  };
}
