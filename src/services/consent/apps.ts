import type { Purposes } from '../../page/purposes.js';

/** What the visitor decides on: one of the two apps, or a purpose of the site (specification 9.10). */
export interface App {
  /** Its name, as in `data-name`. */
  readonly name: string;
  /** Its name in the consent cookie. */
  readonly key: string;
  /** Whether the visitor cannot decline it. */
  readonly required: boolean;
}

const cms: App = { name: 'cms', key: 'cms', required: true };

/** The apps that consent covers (specification 9.10). */
export const specified: readonly App[] = [
  cms,
  { name: 'analytics', key: 'analytics', required: false },
];

/** The apps of a site: the two usual ones, or its purposes in place of the optional one. */
export const appsOf = (purposes: Purposes | undefined): readonly App[] =>
  purposes ? [cms, ...purposes.all] : specified;

/** The names of the app that stands for measuring, the preferred one first. */
const measuring = ['statistics', 'analytics'];

/** The app that analytics needs; undefined if the site has no purpose for it. */
export const measuringApp = (apps: readonly App[]): string | undefined =>
  measuring.find((wanted) => apps.some(({ name }) => name === wanted));
