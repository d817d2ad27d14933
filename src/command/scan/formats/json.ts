import { jsonText } from '../../terminal/json-text.js';
import type { Report } from '../report.js';
import { stepsOf } from '../steps.js';

/** The plan as JSON; docs/moving.md shows the format. */
export function json({ version, gathered, plan, counts }: Report): string {
  const elements = (selector: string | undefined) =>
    selector === undefined
      ? []
      : (counts.get(selector) ?? []).flatMap(({ page, count, line }) =>
          count ? [{ page, count, line }] : [],
        );
  return jsonText({
    version,
    scripts: gathered.scripts.map(({ name, facts, isInline }) => ({
      name,
      isInline,
      holds: facts.holds,
    })),
    pages: gathered.pages.map(({ name }) => name),
    unread: gathered.unread.map(({ name, why }) => ({ name, why })),
    tag: Object.fromEntries(plan.tag),
    moves: plan.moves.map(({ where, hook, spans: _spans, ...move }) => ({
      ...where,
      ...move,
      ...(hook && { hook: { [hook[0]]: hook[1] } }),
      elements: elements(move.selector),
    })),
    own: plan.own.map(({ at, what, says, see }) => ({ at, what, says, see })),
    files: plan.files,
    plugins: plan.plugins,
    theme: plan.theme,
    steps: stepsOf(plan),
  });
}
