/** The kinds of content that a lightbox shows, as fancybox names them in `data-type`. */
export const contentTypes = [
  'image',
  'inline',
  'clone',
  'iframe',
  'pdf',
  'ajax',
  'gmap',
  'html5video',
  'youtube',
  'vimeo',
] as const;

export type ContentType = (typeof contentTypes)[number];

/** Where the markup of a lightbox says what belongs to an item: plain data, as a preset has it. */
export interface LightboxPlaces {
  /** The attributes that may name the group of an item; the first one that does counts. */
  readonly group: readonly string[];
  /** One of these attributes → the values of it that name no group. */
  readonly alone?: Readonly<Record<string, readonly string[]>>;
  /** Whether all items without the name of a group are one group. */
  readonly together?: true;
  /** The attributes that may hold the address of the content, in place of `data-src` and `href`. */
  readonly address?: readonly string[];
  /** The attributes that may hold the caption as text; the first one that does counts. */
  readonly caption: readonly string[];
  /** The attributes that may hold a text below the caption's title. */
  readonly description?: readonly string[];
  /** The attributes that may hold the text for visitors who do not see the item. */
  readonly alternative?: readonly string[];
  /**
   * An attribute with a list of options, such as `title: Villa; description: At the lake`, or with JSON.
   * An option stands in for the attribute `data-` with its name.
   */
  readonly options?: string;
  /** The attributes that may name the kind of content; `data-type` where nothing is said. */
  readonly type?: readonly string[];
  /** Class, or value of such an attribute → the kind of content that it stands for. */
  readonly types?: Readonly<Record<string, ContentType>>;
}
