/** Whether a text is an absolute `http` or `https` URL, rather than a path or a `file` URL. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text);
