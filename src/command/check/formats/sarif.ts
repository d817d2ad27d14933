import { relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAddress } from '../../pages/source.js';
import { jsonText } from '../../terminal/json-text.js';
import { printable } from '../../terminal/printable.js';
import type { Report } from '../report.js';
import type { Rule } from '../rule.js';
import { docsOf, rules } from '../rules.js';

/** The URI of an address or a file. A file below the current folder gets a relative URI. */
function uriOf(name: string): string {
  if (isAddress(name)) {
    // Escapes the characters that a URL may contain but a URI may not. Existing escapes stay.
    return new URL(name).href.replace(/[^\w!#$%&'()*+,\-./:;=?@[\]~]/g, encodeURIComponent);
  }
  const path = relative('', name);
  if (path.startsWith('..') || path === '') return pathToFileURL(name).href;
  // A file name may contain half of a surrogate pair, which UTF-8 cannot encode; this replaces it.
  const segments = path.split(sep).map((segment) => Buffer.from(segment).toString());
  return segments.map(encodeURIComponent).join('/');
}

const descriptor = (rule: Rule) => ({
  id: rule.name,
  shortDescription: { text: rule.summary },
  help: { text: `${rule.summary} See ${docsOf(rule)}.` },
  defaultConfiguration: { level: rule.level },
});

/**
 * Makes a message of a text from outside. Viewers show a message as it is, except for links, which are
 * in brackets and therefore escaped here (SARIF 2.1.0, 3.11.6).
 */
const message = (text: string): { text: string } => ({
  text: printable(text).replaceAll('](', '\\]('),
});

/**
 * The report as SARIF 2.1.0 (OASIS), which code hosts show beside the lines of a change.
 *
 * @param checked the rules that were checked
 */
export function sarif(report: Report, checked: readonly Rule[] = rules): string {
  const results = report.pages.flatMap((page) => {
    if (page.refusal !== undefined) return [];
    return page.findings.map(({ rule, level, about, element, line, column, ...finding }) => ({
      ruleId: rule.name,
      ruleIndex: checked.indexOf(rule),
      level,
      message: message(`${about}: ${finding.message} (${element})`),
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(page.name) },
            region: { startLine: line, startColumn: column },
          },
        },
      ],
    }));
  });
  const refusals = report.pages.flatMap(({ name, refusal }) =>
    refusal === undefined ? [] : [{ level: 'error', message: message(`${name} ${refusal}`) }],
  );
  return jsonText({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'auftritt check',
            semanticVersion: report.version,
            rules: checked.map(descriptor),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: refusals.length === 0,
            toolExecutionNotifications: refusals,
          },
        ],
        results,
      },
    ],
  });
}
