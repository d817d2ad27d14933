import type { Wording, Words } from './words.js';

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
  words(read: ReadWords): PurposeWords;
}

/** The purposes of a site, in the order of the page's JSON. */
export interface Purposes {
  readonly all: readonly Purpose[];
  /**
   * Carries out what the visitor allows: tells Google's services (Google Consent Mode v2), and removes the
   * cookies of each purpose that the visitor has declined. The first call begins by telling the services that
   * nothing is allowed.
   *
   * @param isGiven whether the visitor allows a purpose; undefined where the visitor has not decided
   */
  carryOut(isGiven: (name: string) => boolean | undefined): void;
}
