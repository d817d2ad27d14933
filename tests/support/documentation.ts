import type { Page } from '@playwright/test';
import { expect } from './site.js';

/** Resolves once the test server has built the documentation. It alone builds it: two at a time would take each other's files. */
export async function documentationBuilt({ request }: Page): Promise<void> {
  const isBuilding = async (): Promise<boolean> =>
    (await (await request.get('/docs/')).text()).includes('is being built');
  await expect.poll(isBuilding, { timeout: 240_000 }).toBe(false);
}
