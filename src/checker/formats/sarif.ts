import { relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log, Notification, ReportingDescriptor, Result } from 'sarif';
import type { Report } from '../report.js';
import { docsOf, rules } from '../rules.js';

/** An address as it is; a path relative to the present folder where it is below it. */
function uriOf(name: string): string {
  if (/^https?:/i.test(name)) return encodeURI(decodeURI(new URL(name).href));
  const path = relative('', name);
  if (path.startsWith('..') || path === '') return pathToFileURL(name).href;
  return path.split(sep).map(encodeURIComponent).join('/');
}

const descriptor = (rule: (typeof rules)[number]): ReportingDescriptor => ({
  id: rule.name,
  shortDescription: { text: rule.summary },
  help: { text: `${rule.summary} See ${docsOf(rule)}.` },
  defaultConfiguration: { level: rule.level },
});

/** The report as SARIF 2.1.0 (OASIS), which code hosts show beside the lines of a change. */
export function sarif(report: Report): string {
  const results = report.pages.flatMap((page): Result[] => {
    if (page.refusal !== undefined) return [];
    return page.findings.map(({ rule, level, about, element, message, line, column }) => ({
      ruleId: rule.name,
      ruleIndex: rules.indexOf(rule),
      level,
      message: { text: `${about}: ${message} (${element})` },
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
  const refusals = report.pages.flatMap(({ name, refusal }): Notification[] =>
    refusal === undefined ? [] : [{ level: 'error', message: { text: `${name} ${refusal}` } }],
  );
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'auftritt check',
            semanticVersion: report.version,
            rules: rules.map(descriptor),
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
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
