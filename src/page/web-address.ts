import { parseAddress } from './parse-address.js';

/** Whether a text is a web address (`http:` or `https:`), absolute or relative. */
export const isWebAddress = (text: string): boolean =>
  /^https?:/.test(parseAddress(text)?.protocol ?? '');
