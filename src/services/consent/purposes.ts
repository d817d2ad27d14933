import type { Wording, Words } from '../../page/language.js';
import { isObject } from '../../page/options.js';
import { type Signal, signals } from '../google.js';
import wording from './purposes-wording.json' with { type: 'json' };

/** Reads the words of a part of the script, in the page's language. */
export type ReadWords = <Own extends Words>(wording: Wording<Own>) => Own;

/** The texts about a purpose, in the page's language. */
export interface PurposeWords {
  readonly title: string;
  readonly description: string;
}

/** A purpose that visitors decide on by itself (docs/consent.md). */
export interface Purpose {
  /** Its name, as in `data-name`. */
  readonly name: string;
  /** Its name in the consent cookie. A new version has another one, so the script asks for it again. */
  readonly key: string;
  /** Visitors may decline it. */
  readonly required: false;
  /** Whether its switch is on before an answer. */
  readonly isOn: boolean;
  /** The names of the services that it stands for. */
  readonly services: readonly string[];
  /** The names of the cookies of these services. A `*` at the end stands for any text. */
  readonly cookies: readonly string[];
  /** The paths of their service workers on this site, written in the same way. */
  readonly workers: readonly string[];
  /** What it stands for in Google Consent Mode v2. */
  readonly signals: readonly Signal[];
  words(read: ReadWords): PurposeWords;
}

/** The purposes of a site, in the order of the page's JSON. */
export type Purposes = readonly Purpose[];

declare module '../../page/configuration.js' {
  interface Configuration {
    /**
     * The purposes that visitors decide on one by one; undefined where they decide on everything optional at
     * once.
     */
    readonly purposes: Purposes | undefined;
  }
}

/** What a value of the page's JSON should be. */
export type WantedOfPurpose = 'object' | 'text' | 'list' | 'boolean' | 'number' | 'name';

/** Reports a wrong value. `known` has the names that are valid there. */
export type Refuse = (value: string, wanted: WantedOfPurpose | readonly string[]) => void;

type Given = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isTexts = (value: unknown): value is Texts =>
  isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isText);

/** The settings that a purpose may have. */
const settings = [
  'title',
  'description',
  'default',
  'services',
  'cookies',
  'workers',
  'signals',
  'version',
] as const;

/** The name of a purpose is in the consent cookie and in `data-name`. `cms` is what the site needs. */
const isName = (name: string): boolean =>
  /^[a-z][\w-]{0,39}$/i.test(name) && name !== 'cms' && !(name in {});

/** The texts of a setting by language; a single text holds for every language, as `''`. */
const textsOf = (value: unknown): Texts | undefined => {
  if (isText(value)) return { '': value };
  return isTexts(value) ? value : undefined;
};

/** The text in the language, with its region or without; else the one for every language, else the first one. */
const pick = (texts: Texts, language: string): string | undefined =>
  [language, language.split('-')[0] ?? '', ''].map((each) => texts[each]).find(Boolean) ??
  Object.values(texts)[0];

const isSignal = (text: unknown): text is Signal => signals.some((each) => each === text);

const isOurs = (name: string): name is keyof typeof wording.de =>
  Object.hasOwn(wording.de, name) && Object.hasOwn(wording.de, `${name}Description`);

/** Our words for a purpose; undefined for a purpose that we do not know. */
function ourWords(name: string, read: ReadWords): PurposeWords | undefined {
  if (!isOurs(name)) return undefined;
  const words: Readonly<Record<string, string>> = read(wording);
  return { title: words[name] ?? name, description: words[`${name}Description`] ?? '' };
}

/** The signals of the purposes that have words of ours, where the page's JSON names none. */
const usual: Readonly<Record<string, readonly Signal[]>> = {
  statistics: ['analytics_storage'],
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  preferences: ['functionality_storage', 'personalization_storage'],
};

/** The signals that a purpose has where the page's JSON names none. */
const usualSignals = (purpose: string): readonly Signal[] =>
  Object.hasOwn(usual, purpose) ? (usual[purpose] ?? []) : [];

/** Reads one purpose. A wrong setting is reported and left out. */
function readPurpose(name: string, given: Given, isStrict: boolean, refuse: Refuse): Purpose {
  const reject = (setting: string, wanted: WantedOfPurpose): undefined => {
    refuse(`purposes.${name}.${setting} ${JSON.stringify(given[setting])}`, wanted);
    return undefined;
  };
  const listOf = (setting: string): readonly string[] | undefined => {
    const value = given[setting];
    if (value === undefined) return undefined;
    return Array.isArray(value) && value.every(isText) ? value : reject(setting, 'list');
  };
  const texts = (setting: string): Texts | undefined =>
    given[setting] === undefined ? undefined : (textsOf(given[setting]) ?? reject(setting, 'text'));

  for (const setting of Object.keys(given)) {
    if (!settings.some((each) => each === setting)) {
      refuse(`purposes.${name}.${setting}`, settings);
    }
  }
  const { default: isOn = false, version = 1 } = given;
  if (typeof isOn !== 'boolean') reject('default', 'boolean');
  const isVersion = typeof version === 'number' && Number.isInteger(version) && version > 0;
  if (!isVersion) reject('version', 'number');
  const named = listOf('signals');
  for (const each of named ?? []) {
    if (!isSignal(each)) refuse(`purposes.${name}.signals ${each}`, signals);
  }
  const titles = texts('title');
  const descriptions = texts('description');
  return {
    name,
    key: isVersion && version > 1 ? `${name}.${version}` : name,
    required: false,
    isOn: isOn === true && !isStrict,
    services: listOf('services') ?? [],
    cookies: listOf('cookies') ?? [],
    workers: listOf('workers') ?? [],
    signals: named?.filter(isSignal) ?? usualSignals(name),
    words(read) {
      const ours = ourWords(name, read);
      const { language } = read(wording);
      return {
        title: (titles && pick(titles, language)) ?? ours?.title ?? name,
        description: (descriptions && pick(descriptions, language)) ?? ours?.description ?? '',
      };
    },
  };
}

/**
 * Reads the purposes of the page's JSON (contract, version 1.2). A purpose that cannot be read is reported
 * and left out, and what names it waits.
 *
 * @param given the value of `purposes`
 * @param isStrict whether no switch is on before an answer (`data-consent-default="off"`)
 * @returns undefined if the value is not an object
 */
export function readPurposes(
  given: unknown,
  isStrict: boolean,
  refuse: Refuse,
): Purposes | undefined {
  if (!isObject(given)) {
    refuse(`purposes ${JSON.stringify(given)}`, 'object');
    return undefined;
  }
  const all: Purpose[] = [];
  for (const [name, settings] of Object.entries(given)) {
    if (!isName(name)) refuse(`purposes.${name}`, 'name');
    else if (!isObject(settings)) refuse(`purposes.${name} ${JSON.stringify(settings)}`, 'object');
    else all.push(readPurpose(name, settings, isStrict, refuse));
  }
  return all;
}
