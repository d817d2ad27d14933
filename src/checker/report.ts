import type { CheckedPage, Finding, Prediction } from './findings.js';

/** What has been checked, or cannot be. */
export type Checked =
  | (CheckedPage & { readonly name: string; readonly refusal?: undefined })
  | { readonly name: string; readonly refusal: string };

/** Whether a page has met a limit, so that little is said of it. */
export const isCutShort = (page: Checked): boolean =>
  page.refusal === undefined && page.limit !== undefined;

/** What a report is made of. */
export interface Report {
  readonly version: string;
  readonly pages: readonly Checked[];
}

/** How often something happens: `1 page`, `2 pages`. */
export const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;

export const findingsOf = ({ pages }: Report): readonly Finding[] =>
  pages.flatMap((page) => (page.refusal === undefined ? page.findings : []));

/** Behaviour → how many of its elements start, in the order of the page. */
export function summary(
  predictions: readonly Prediction[],
): ReadonlyMap<string, readonly boolean[]> {
  const behaviours = new Map<string, boolean[]>();
  for (const { behaviour, starts } of predictions) {
    behaviours.set(behaviour, [...(behaviours.get(behaviour) ?? []), starts]);
  }
  return behaviours;
}

/** Whether something is wrong that must be mended: an error, or a page that cannot be checked. */
export const isFaulty = (report: Report): boolean =>
  report.pages.some(({ refusal }) => refusal !== undefined) ||
  findingsOf(report).some(({ level }) => level === 'error');
