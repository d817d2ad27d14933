/** Whether a text is the whole address of a page, and neither a path nor one of a file. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text);
