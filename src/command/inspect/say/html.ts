import { inHtml } from '../../terminal/text.js';
import type { Pair } from './marks.js';
import { fill, type Language, outline, reasonIn, type Table } from './outline.js';
import type { Result } from './result.js';
import data from './words.json' with { type: 'json' };

const cells = (row: readonly string[], open: string, close: string): string =>
  `<tr>${row.map((text) => open + inHtml(text) + close).join('')}</tr>`;

const tableOf = ({
  title,
  head,
  rows,
}: Table): string => `${title ? `<h3>${inHtml(title)}</h3>` : ''}
<table>${head ? `<thead>${cells(head, '<th scope="col">', '</th>')}</thead>` : ''}
<tbody>${rows.map((row) => cells(row, '<td>', '</td>')).join('\n')}</tbody></table>`;

const shot = (address: string, { mark }: Pair, caption: string): string => {
  const place =
    mark &&
    Object.entries(mark)
      .map(([side, part]) => `${side}:${part}%`)
      .join(';');
  const box = place ? `<div class="mark" style="${place}"></div>` : '';
  return `<figure><div class="shot"><img src="${address}" alt="">${box}</div><figcaption>${inHtml(caption)}</figcaption></figure>`;
};

/**
 * The report as one page of HTML that can be sent and printed: it loads nothing.
 *
 * @param browser its name and version
 * @param pairs the pictures of the outcomes that have some, in their order
 */
export function htmlOf(
  result: Result,
  language: Language,
  browser: string,
  pairs: readonly Pair[],
): string {
  const words = data[language];
  const { record, version, outcomes } = result;
  const pictures = outcomes
    .filter((each) => each.pictures !== undefined)
    .map(({ move, path, width, why }, index) => {
      const pair = pairs[index];
      const told = `${move.name}, ${move.label}: ${reasonIn(why, language)} (${path}, ${width} px)`;
      return pair
        ? `<h3>${inHtml(told)}</h3>${shot(pair.before, pair, words.before)}${shot(pair.after, pair, words.after)}`
        : '';
    });
  const chapters = outline(result, language).map(({ name, title, intro, tables }) => {
    const body = [...intro.map((text) => `<p>${inHtml(text)}</p>`), ...tables.map(tableOf)];
    if (name === 'moves' && pictures.length > 0)
      body.push(
        `<h2>${inHtml(words.pictures)}</h2><p>${inHtml(words.picturesIntro)}</p>`,
        ...pictures,
      );
    return body.length > 0
      ? `<section class="${name}"><h2>${inHtml(title)}</h2>${body.join('\n')}</section>`
      : '';
  });
  const title = fill(words.title, { site: result.title });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    result.date,
  );
  const made = fill(words.made, { date, pages: record.pages.size, version, browser });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${inHtml(title)}</title>
<style>${data.look.join('\n')}</style>
</head>
<body>
<h1>${inHtml(title)}</h1>
<p><small>${inHtml(made)}</small></p>
${chapters.join('\n')}
</body>
</html>
`;
}
