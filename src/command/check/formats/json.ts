import { jsonText } from '../../terminal/json-text.js';
import type { Finding } from '../findings.js';
import type { Report } from '../report.js';
import { docsOf } from '../rules.js';

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
 * The report as JSON, with the predictions and findings of each page; docs/check.md shows the format.
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
