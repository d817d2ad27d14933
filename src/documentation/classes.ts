/** Class that the script sets on an element of the server's → where, and what it means. */
export const classTexts: Readonly<Record<string, string>> = {
  auftritt: '`html`, once the script runs',
  'navigation-open': '`html`, while the menu of narrow screens is open',
  'is-open': 'an open sub-level, reference or list of downloads',
  'is-hidden': 'a gallery element that is not shown; taken from a column when it is revealed',
  active: 'the active category, the chosen item of the gallery navigation',
  'has-error': 'a field of the form that is in error',
  'no-help': 'the same field, where it has no help text',
  'logo-slider--still': 'a logo slider in which nothing moves',
};

/** Class of an element that the script adds → what it is. A theme may style it. */
export const addedTexts: Readonly<Record<string, string>> = {
  'field-message': "the browser's message at the end of a field",
  'form-summary': 'the list of errors at the top of a form that was refused',
  'logo-slider__pause': 'the button that pauses a logo slider',
  'image-slider__paging': 'the "n / total" of an image slider with more than seven slides',
  'reference-slider__counter': 'the counter of a reference slider',
  'loading-overlay--added': 'an overlay that the template lacks',
  'request-error': 'the message of a failed request, with `data-request-errors="recover"`',
  'request-error__retry': 'the button in it',
  'consent-placeholder': 'what stands in place of a frame that waits for consent',
  'analytics-opt-out-status': 'the confirmation beside the opt-out link',
  lightbox__counter: 'the counter of the lightbox',
  lightbox__previous: 'its button to the previous image',
  lightbox__next: 'its button to the next image',
  lightbox__close: 'its button to close it',
};

/** Custom property that a theme may set → what it is for. */
export const propertyTexts: Readonly<Record<string, string>> = {
  '--auftritt-map-height': 'the least height of a map; `20rem`',
  '--auftritt-consent-paper': 'consent: the background',
  '--auftritt-consent-ink': 'consent: the text',
  '--auftritt-consent-soft': 'consent: the less important text',
  '--auftritt-consent-rule': 'consent: lines',
  '--auftritt-consent-edge': 'consent: the edges of controls',
  '--auftritt-consent-accent': 'consent: the main button and links',
  '--auftritt-consent-on-accent': 'consent: the text on the main button',
  '--auftritt-consent-size': 'consent: the size of the text; `0.9375rem`',
  '--auftritt-consent-level': 'consent: `z-index` of the notice; `1000`',
};
