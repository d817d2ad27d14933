/** @typedef {import('@playwright/test').Page} Page */

/**
 * The connections that visits are measured with. Slow 4G is what Lighthouse takes a phone's to be; 4G is what
 * Chromium's tools call fast 4G. `fast` is this machine's own.
 */
export const networks = {
  fast: undefined,
  '4G': { downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 },
  'slow 4G': { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 },
};

/** @typedef {keyof typeof networks} Network */

/** How much slower than this machine's the processor of a phone is taken to be. */
const slowdown = 4;

/**
 * Gives a page a connection and, from `slow()` on, the processor of a phone.
 *
 * @param {Page} page @param {Network} network
 */
export async function asPhone(page, network) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = networks[network];
  if (conditions) {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  }
  return {
    session,
    slow: () => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }),
  };
}
