import type { CheckedPage, Finding, Prediction } from './findings.js';

/** A page that has been checked, or the reason why it cannot be. */
export type Checked =
  | (CheckedPage & { readonly name: string; readonly refusal?: undefined })
  | { readonly name: string; readonly refusal: string };

/** Whether a page exceeded a limit, which ended its check. */
export const isCutShort = (page: Checked): boolean =>
  page.refusal === undefined && page.limit !== undefined;

/** The contents of a report. */
export interface Report {
  readonly version: string;
  readonly pages: readonly Checked[];
}

export const findingsOf = ({ pages }: Report): readonly Finding[] =>
  pages.flatMap((page) => (page.refusal === undefined ? page.findings : []));

/** Maps each behaviour to whether each of its elements starts, in the order of the page. */
export function summary(
  predictions: readonly Prediction[],
): ReadonlyMap<string, readonly boolean[]> {
  const behaviours = new Map<string, boolean[]>();
  for (const { behaviour, starts } of predictions) {
    behaviours.set(behaviour, [...(behaviours.get(behaviour) ?? []), starts]);
  }
  return behaviours;
}

/** Whether a report has something that must be fixed: an error, or a page that cannot be checked. */
export const isFaulty = (report: Report): boolean =>
  report.pages.some(({ refusal }) => refusal !== undefined) ||
  findingsOf(report).some(({ level }) => level === 'error');
