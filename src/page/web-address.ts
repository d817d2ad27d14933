import { parseAddress } from './parse-address.js';

/** Whether a text is an address of the web (`http:` or `https:`), absolute or relative. */
export const isWebAddress = (text: string): boolean =>
  /^https?:/.test(parseAddress(text)?.protocol ?? '');
