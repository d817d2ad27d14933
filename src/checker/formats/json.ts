import type { Finding } from '../findings.js';
import type { Report } from '../report.js';
import { docsOf } from '../rules.js';
import { jsonText } from './json-text.js';

const finding = ({ rule, level, about, element, line, column, message }: Finding) => ({
  rule: rule.name,
  level,
  about,
  element,
  line,
  column,
  message,
  docs: docsOf(rule),
});

/**
 * The report as JSON: for each page what becomes of each element, and what is wrong; docs/check.md
 * shows it.
 */
export function json({ version, pages }: Report): string {
  const written = pages.map((page) =>
    page.refusal === undefined
      ? {
          page: page.name,
          limit: page.limit,
          elements: page.predictions,
          findings: page.findings.map(finding),
        }
      : { page: page.name, refusal: page.refusal },
  );
  return jsonText({ version, pages: written });
}
