/** What an attribute of the server's HTML says to a behaviour, in words. */
export interface ElementAttributeText {
  /** Which element carries it, in words. */
  readonly on: string;
  readonly description: string;
}

/** Attribute → what it says. Those that are part of a hook's selector are needed, the others are not. */
export const elementAttributeTexts: Readonly<Record<string, ElementAttributeText>> = {
  'data-lazy': {
    on: 'an image of a logo slider',
    description: 'Its address: it is loaded when it comes into sight.',
  },
  'data-srcset': { on: 'the same image', description: 'Its `srcset`, to be set then.' },
  'data-sizes': { on: 'the same image', description: 'Its `sizes`, to be set then.' },
  'data-fancybox': {
    on: 'a link of the lightbox',
    description: 'The name of its group; empty for one of its own.',
  },
  'data-caption': { on: 'a link of the lightbox', description: 'The caption, as text.' },
  'data-type': {
    on: 'a link of the lightbox; a script that waits for consent',
    description: 'What the target is (`image`, `iframe`, `inline`, …); the type that it gets.',
  },
  'data-src': {
    on: 'a link of the lightbox; content that waits for consent',
    description: 'Where the content is, instead of `href`; the address that is held back.',
  },
  'data-href': {
    on: 'content that waits for consent',
    description: 'The link that is held back.',
  },
  'data-name': {
    on: 'content that waits for consent',
    description: 'Which consent it waits for: `cms` or `analytics`.',
  },
  'data-uid': { on: 'a category', description: 'Its number, which the calls send.' },
  'data-color': { on: 'a category', description: 'Its hex colour.' },
  'data-flip-category': { on: 'an item of a coverflow', description: 'Its category.' },
  'data-detail-src': {
    on: "the image of a coverflow's item",
    description: 'The image of the detail area; otherwise its `src`.',
  },
  'data-detail-srcset': { on: 'the same image', description: 'The `srcset` of that image.' },
  'data-detail-width': { on: 'the same image', description: 'The `width` of that image.' },
  'data-detail-height': { on: 'the same image', description: 'The `height` of that image.' },
  'data-parent': {
    on: 'a gallery element',
    description: 'The text of the link in the navigation that shows it.',
  },
  'data-lat': { on: 'a map', description: 'The latitude of the place, in degrees.' },
  'data-lng': { on: 'a map', description: 'The longitude of the place, in degrees.' },
  'data-marker': { on: 'a map', description: 'The image of the marker.' },
  'data-title': { on: 'a map', description: 'The name of the place.' },
};
