import { parseAddress } from '../../../page/addresses.js';
import { isSubmitter } from '../../../page/submitters.js';
import { unclobbered } from '../../../page/unclobbered.js';

/** Where a form is sent, and with what. */
export interface Destination {
  readonly method: string;
  readonly address: string;
  readonly body: FormData | URLSearchParams | null;
}

/** All entries of a form, with that of the pressed button. Chrome 111 does not add it by itself. */
function entriesOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const entries = new FormData(form);
  if (!isSubmitter(submitter)) return entries;
  const { name, type, value } = submitter;
  if (type === 'image') {
    for (const axis of ['x', 'y']) entries.append(name ? `${name}.${axis}` : axis, '0');
  } else if (name) entries.append(name, value);
  return entries;
}

/**
 * Where the browser would send a form, and with what (HTML, "Form submission algorithm"); undefined where only the
 * browser can send it: to another window, origin or scheme, into a dialog, as plain text, or in another encoding
 * than UTF-8.
 */
export function destinationOf(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Destination | undefined {
  const { getAttribute } = unclobbered(form);
  const attribute = (name: string): string =>
    submitter?.getAttribute(`form${name}`) ?? getAttribute(name) ?? '';
  const url = parseAddress(attribute('action') || location.href);
  const method = /^(post|dialog)$/i.exec(attribute('method'))?.[0].toUpperCase() ?? 'GET';
  if (url?.origin !== location.origin || method === 'DIALOG') return undefined;
  if (!/^(_self|)$/i.test(attribute('target'))) return undefined;
  if (!/^utf-?8$/i.test(getAttribute('accept-charset') ?? document.characterSet)) return undefined;
  const type = attribute('enctype').toLowerCase();
  if (type === 'text/plain') return undefined;
  const entries = entriesOf(form, submitter);
  const address = url.href;
  if (method === 'POST' && type === 'multipart/form-data')
    return { method, address, body: entries };
  const pairs = [...entries].map(([name, value]) =>
    [name, typeof value === 'string' ? value : value.name].map((text) =>
      text.replaceAll(/\r\n?|\n/g, '\r\n'),
    ),
  );
  const body = new URLSearchParams(pairs);
  if (method === 'POST') return { method, address, body };
  url.search = `${body}`;
  return { method, address: url.href, body: null };
}
