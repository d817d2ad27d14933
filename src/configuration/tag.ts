import type { BehaviourName } from '../names.js';
import { isWebAddress } from '../page/addresses.js';
import type { Configuration } from '../page/configuration.js';
import type { Purposes } from '../services/consent/purposes.js';
import type { Attribute } from './attributes.js';
import { isOurs } from './own-tag.js';

/** The kind of value that an attribute takes where it takes no word from a list; diagnostics.ts names it. */
export type Wanted =
  | 'JSON'
  | 'object'
  | 'selector'
  | 'address'
  | 'text'
  | 'list'
  | 'boolean'
  | 'number'
  | 'name'
  | 'once'
  | 'nonce'
  | 'one';

/** Something in the tag that is not as documented. The script then uses the default. */
export type Misconfiguration = { readonly attribute: string; readonly value: string } & (
  | {
      /** The names that are valid there; those of the tag's attributes, which attributes.ts has. */
      readonly known: readonly string[] | 'attributes';
      readonly wanted?: never;
    }
  | {
      readonly known?: never;
      /** The kind of value that is valid there. */
      readonly wanted: Wanted;
    }
);

/** What the foreign markup of a page brings to its configuration. */
export type Hooks = Pick<Configuration, 'consentContent' | 'presets'>;

/** The parts of the configuration that other files know. */
export interface KnownElsewhere {
  /** What read-hooks.ts has read from `data-preset` and `data-selectors`, or the usual hooks. */
  readonly hooks: Hooks;
  /** The names of all behaviours. */
  readonly names: readonly BehaviourName[];
  /** The purposes of the page's JSON, which no attribute can hold. */
  readonly purposes?: Purposes | undefined;
}

/**
 * Reads the configuration from the tag's attributes. If something is not as documented, it calls
 * `misread` and uses the default.
 *
 * @param elsewhere what other files know
 */
export function readConfiguration(
  tag: HTMLScriptElement | undefined,
  misread: (wrong: Misconfiguration) => void,
  { hooks, names, purposes }: KnownElsewhere,
): Configuration {
  const read = (attribute: Attribute): string | undefined =>
    tag?.getAttribute(attribute)?.trim() || undefined;

  const has = (attribute: Attribute): boolean => tag?.hasAttribute(attribute) ?? false;

  /** Returns the value if it is a known name. */
  const named = <Name extends string>(
    attribute: string,
    value: string,
    known: readonly Name[],
  ): Name | undefined => {
    const name = known.find((each) => each === value);
    if (!name) misread({ attribute, value, known });
    return name;
  };

  const choose = <Value extends string>(
    attribute: Attribute,
    usual: Value,
    ...others: readonly Value[]
  ): Value => named(attribute, read(attribute) ?? usual, [usual, ...others]) ?? usual;

  const address = (attribute: Attribute): string | undefined => {
    const value = read(attribute);
    if (value === undefined) return undefined;
    if (isWebAddress(value)) return value;
    misread({ attribute, value, wanted: 'address' });
    return undefined;
  };

  for (const name of tag?.getAttributeNames() ?? []) {
    if (name.startsWith('data-') && !isOurs(name))
      misread({ attribute: name, value: name, known: 'attributes' });
  }

  const disable = new Set<BehaviourName>();
  for (const value of read('data-disable')?.split(/\s+/) ?? []) {
    const name = named('data-disable', value, names);
    if (name) disable.add(name);
  }

  return Object.freeze<Configuration>({
    ...hooks,
    plugin: read('data-plugin') ?? 'tx_gallery',
    requests: choose('data-requests', 'post', 'pages'),
    requestErrors: choose('data-request-errors', 'log', 'recover'),
    analyticsId: read('data-analytics-id'),
    privacyUrl: read('data-privacy-url'),
    analyticsSrc: address('data-analytics-src'),
    mapsKey: read('data-maps-key'),
    mapsSrc: address('data-maps-src'),
    consent: choose('data-consent', 'needed', 'always'),
    consentDefault: choose('data-consent-default', 'on', 'off'),
    purposes,
    disable,
    jquery: choose('data-jquery', 'page', 'own', 'none'),
    lightbox: choose('data-lightbox', 'fancybox', 'photoswipe'),
    nonce: read('data-csp-nonce') ?? (tag?.nonce || undefined),
    observe: read('data-observe') !== 'no',
    history: has('data-history'),
  });
}
