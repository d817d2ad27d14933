import type { Page } from '../page/page.js';
import type { Loaded } from './definition.js';
import type { Instance } from './instance.js';
import { prefetch } from './prefetch.js';

/** Whether the code has not started yet but may still do so. */
const isExpected = ({ state }: Instance): boolean => state === 'waiting' || state === 'loading';

/**
 * Prepares an element for its first touch, once it is near the viewport: shows the preview, and
 * fetches the code ahead.
 *
 * @param begin loads the code
 * @param fail ends an instance whose preview shows that its code cannot start
 */
export async function prepare(
  instance: Instance,
  { preview, prefetch: wanted }: Loaded,
  page: Page,
  begin: () => void,
  fail: (instance: Instance, error: unknown) => void,
): Promise<void> {
  const { behaviour, element } = instance;
  // If the preview does not load, the behaviour starts now and reports itself which code is missing.
  const code = await preview?.().catch(begin);
  if (code && isExpected(instance)) {
    try {
      instance.preview = code.default(element, page, behaviour, begin);
    } catch (error) {
      fail(instance, error);
    }
  }
  // The preview may have found that the code must start now, on the page's own jQuery for example.
  const isWanted = (): boolean => instance.state === 'waiting';
  const isAlone = wanted === 'alone';
  prefetch(instance, isWanted, isAlone, page.configuration).catch(reportError);
}
