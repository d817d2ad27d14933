import { inHtml } from './text.js';

/** A table of a report; without a head it is a list. */
export interface Table {
  readonly title?: string;
  /** What stands between title and table. */
  readonly intro?: string;
  readonly head?: readonly string[];
  /** A row may be left out. */
  readonly rows: readonly (readonly (string | number)[] | false)[];
  /** Whether it is too long for a terminal. */
  readonly isDetail?: boolean;
}

/** A chapter of a report. */
export interface Chapter {
  readonly name?: string;
  readonly title: string;
  readonly intro?: readonly string[];
  readonly tables?: readonly Table[];
  /** HTML that follows. */
  readonly more?: string;
}

const look = `:root{color-scheme:light}
body{max-width:62rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}
h1{font-size:1.9rem;margin-bottom:0}h2{margin-top:2.5rem;border-bottom:2px solid #1a1a1a}small{color:#555}
table{width:100%;border-collapse:collapse;margin:1rem 0}
th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid #bbb;text-align:start;vertical-align:top;overflow-wrap:anywhere;min-width:4.5rem;max-width:26rem}
@media print{body{max-width:none;margin:0}h2,h3{break-after:avoid}tr,figure{break-inside:avoid}}`;

const cells = (row: readonly (string | number)[] | false, open: string, close: string): string =>
  row ? `<tr>${row.map((text) => open + inHtml(String(text)) + close).join('')}</tr>` : '';

const paragraph = (text: string): string => `<p>${inHtml(text)}</p>`;

const tableHtml = ({ title, intro, head, rows }: Table): string =>
  [
    title && `<h3>${inHtml(title)}</h3>`,
    intro && paragraph(intro),
    rows.length > 0 &&
      `<table>${head ? `<thead>${cells(head, '<th scope="col">', '</th>')}</thead>` : ''}
<tbody>${rows.map((row) => cells(row, '<td>', '</td>')).join('\n')}</tbody></table>`,
  ]
    .filter(Boolean)
    .join('\n');

/** A report as lines for a terminal, without what is too long for it. */
export const reportLines = (title: string, chapters: readonly Chapter[]): string[] => [
  title,
  ...chapters.flatMap(({ title: heading, intro = [], tables = [] }) => {
    const lines = tables
      .filter(({ isDetail }) => !isDetail)
      .flatMap((table) => [
        ...(table.title ? [table.title] : []),
        ...table.rows.flatMap((row) => (row ? `  ${row.filter(String).join('  ')}` : [])),
      ]);
    return lines.length + intro.length === 0 ? [] : ['', heading, ...intro, ...lines];
  }),
];

/**
 * A report as one page of HTML that can be sent, printed and filed: it loads nothing.
 *
 * @param made when and with what it was made
 * @param ownLook rules for its own parts
 */
export const reportPage = (
  language: string,
  title: string,
  made: string,
  chapters: readonly Chapter[],
  ownLook = '',
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${inHtml(title)}</title>
<style>${look}${ownLook}</style>
</head>
<body>
<h1>${inHtml(title)}</h1>
<p><small>${inHtml(made)}</small></p>
${chapters
  .map(({ name = '', title: heading, intro = [], tables = [], more = '' }) =>
    [
      `<section class="${name}"><h2>${inHtml(heading)}</h2>`,
      ...intro.map(paragraph),
      ...tables.map(tableHtml),
      `${more}</section>`,
    ].join('\n'),
  )
  .join('\n')}
</body>
</html>
`;
