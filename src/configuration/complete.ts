import type { Row } from '../lifecycle/row.js';
import type { ReadBefore } from './core.js';
import completeTag from './page-json.js';
import type { Misconfiguration } from './tag.js';

/**
 * Reads what few pages have: the page's JSON, presets, and selectors of its own.
 *
 * @param ran what has run the script, if that is known
 * @param json the script with the page's JSON
 * @param rows those of a page without all that
 */
export default async function complete(
  ran: EventTarget | null,
  json: HTMLScriptElement | undefined,
  rows: readonly Row[],
): Promise<ReadBefore & { readonly tag: HTMLScriptElement | undefined }> {
  const [completed, wrong, purposes] = completeTag(json, ran);
  const misread: Misconfiguration[] = [...wrong];
  if (!completed?.matches('[data-preset], [data-selectors]')) {
    return { tag: completed, purposes, misread, rows };
  }
  const { default: ownHooks } = await import('./own-hooks.js');
  const ownRead = await ownHooks(completed, rows, (each) => misread.push(each), purposes);
  return { tag: completed, purposes, misread, ...ownRead };
}
