import { moments } from '../../check/requests/seen.js';
import { inHtml } from '../../terminal/text.js';
import { plainFile } from '../plan.js';
import type { Pair } from './marks.js';
import type { Result } from './result.js';
import { sumsOf } from './sums.js';
import data from './wording.json' with { type: 'json' };

export type Language = 'de' | 'en';

const reasons = Object.entries(data.reasons).map(
  ([pattern, german]) => [new RegExp(pattern, 's'), german] as const,
);

/** A reason in the language of the report. */
function reasonIn(text: string, language: Language): string {
  if (language === 'en') return text;
  const [pattern, german] = reasons.find(([each]) => each.test(text)) ?? [];
  return pattern && german ? text.replace(pattern, german) : text;
}

const look = `:root{color-scheme:light}
body{max-width:62rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}
h1{font-size:1.9rem;margin-bottom:0}h2{margin-top:2.5rem;border-bottom:2px solid #1a1a1a}
table{width:100%;border-collapse:collapse;margin:1rem 0}th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid #bbb;text-align:start;vertical-align:top;overflow-wrap:anywhere}
.sums td:last-child{font-size:1.3rem;font-weight:600;white-space:nowrap;text-align:end}
code,pre{font:.85rem/1.45 ui-monospace,monospace}pre{padding:.75rem;background:#f2f2f2;white-space:pre-wrap;overflow-wrap:anywhere}
figure{display:inline-block;width:48%;margin:.5rem 1%;vertical-align:top}.shot{position:relative}.shot img{display:block;width:100%;border:1px solid #999}
.mark{position:absolute;border:3px solid #c2003a;box-sizing:border-box}small{color:#555}
@media print{body{max-width:none;margin:0}h2,h3{break-after:avoid}tr,figure,pre{break-inside:avoid}}`;

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
  const { record, dead, outcomes, stays, whole, plain, left, applied, folder } = result;
  const words = data[language];
  const sums = sumsOf(result);
  const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const number = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });
  const kib = (bytes: number): string => `${number.format(bytes / 1024)} KiB`;
  const why = (text: string): string => inHtml(reasonIn(text, language));
  const code = (text: string): string => `<code>${inHtml(text)}</code>`;
  const row = (cells: readonly string[], tag = 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${cell}</${tag}>`).join('')}</tr>`;
  const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
    rows.length === 0
      ? ''
      : `<table>${head.length > 0 ? `<thead>${row(head.map(inHtml), 'th')}</thead>` : ''}<tbody>${rows.map((cells) => row(cells)).join('\n')}</tbody></table>`;
  const list = (items: readonly string[]): string =>
    items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const section = (title: string, ...parts: readonly string[]): string => {
    const body = parts.filter((part) => part !== '').join('\n');
    return body === '' ? '' : `<h2>${inHtml(title)}</h2>\n${body}`;
  };
  const part = (title: string, body: string): string =>
    body === '' ? '' : `<h3>${inHtml(title)}</h3>\n${body}`;
  const p = (text: string): string => `<p>${inHtml(text)}</p>`;
  const place = ({ file, line, column }: { file: string; line: number; column?: number }): string =>
    code(`${file}:${line}${column === undefined ? '' : `:${column}`}`);
  const going = new Set(whole.plan.moves.map(({ id }) => id));
  const written = new Set(whole.plan.plain);
  const known = sums.libraries.filter((each) => each.known.length > 0);

  const summary = table(
    [],
    [
      [inHtml(words.behaviours), String(sums.behaviours)],
      [inHtml(words.moving), String(going.size)],
      ...(whole.weights.length > 0
        ? [[inHtml(words.weight), `${kib(sums.before)} → ${kib(sums.after)}`]]
        : []),
      [inHtml(words.hosts), String(sums.hosts.length)],
      [inHtml(words.unreachable), String(sums.unreachable.length)],
      ...(sums.hasAxe ? [[inHtml(words.violations), String(sums.violations.length)]] : []),
      [
        inHtml(words.deadFiles),
        `${dead.files.length}${sums.deadBytes > 0 ? ` (${kib(sums.deadBytes)})` : ''}`,
      ],
      [inHtml(words.deadCalls), String(dead.calls.length)],
      [inHtml(words.known), String(known.length)],
    ],
  ).replace('<table>', '<table class="sums">');

  const seen = record.visits.flatMap(({ path, seen: all }) =>
    all.map((each) => ({ ...each, path })),
  );
  const consent = moments
    .filter((moment) => seen.some((each) => each.moment === moment))
    .map((moment) => {
      const rows = [
        ...new Map(
          seen
            .filter((each) => each.moment === moment)
            .map((each) => [`${each.kind} ${each.what}`, each]),
        ).values(),
      ];
      const lines = table(
        [words.time, words.kind, words.address, words.host, words.by],
        rows.map(({ at, kind, what, host, by }) => [
          inHtml(at.slice(0, 19).replace('T', ' ')),
          kind,
          code(what.slice(0, 160)),
          inHtml(host),
          inHtml(by),
        ]),
      );
      return moment === 'before an answer' ? lines : part(words.consentAfter, lines);
    });
  const hosts = table(
    [words.host, words.by, words.consentHow],
    sums.hosts.map(({ host, by, kind }) => [inHtml(host), inHtml(by), inHtml(words[kind])]),
  );

  const access = [
    sums.unreachable.length > 0
      ? p(words.noTab) +
        list(
          sums.unreachable.map(
            ({ label, pages }) => `${code(label)} <small>${inHtml(pages.join(', '))}</small>`,
          ),
        )
      : '',
    sums.unseen.length > 0
      ? p(words.noFocus) +
        list(
          sums.unseen.map(
            ({ label, pages }) => `${code(label)} <small>${inHtml(pages.join(', '))}</small>`,
          ),
        )
      : '',
    list(
      sums.violations.map(
        ({ rule, help, count, elements }) =>
          `${inHtml(help)} <small>(${inHtml(rule)}, ${count} ${words.times})</small><br>${elements.map(code).join(', ')}`,
      ),
    ),
    sums.hasAxe ? '' : p(words.noAxe),
  ];

  const pictured = outcomes.filter(({ pictures }) => pictures !== undefined);
  const shot = (address: string, { mark }: Pair, words_: string): string => {
    const box = mark
      ? `<div class="mark" style="left:${mark.left}%;top:${mark.top}%;width:${mark.width}%;height:${mark.height}%"></div>`
      : '';
    return `<figure><div class="shot"><img src="${address}" alt="">${box}</div><figcaption>${inHtml(words_)}</figcaption></figure>`;
  };
  const pictures = pictured.flatMap(({ move, path, width, why: reason }, index) => {
    const pair = pairs[index];
    if (!pair) return [];
    return `<h3>${inHtml(move.name)}, ${inHtml(move.label)}</h3>\n<p>${why(reason)} <small>${inHtml(path)}, ${width} px</small></p>\n${shot(pair.before, pair, words.before)}${shot(pair.after, pair, words.after)}`;
  });

  const gets = ({ given, preset }: Result['outcomes'][number]['move']): string => {
    const [first] = [...given.values()].flatMap((elements) => [...elements.values()]);
    const attributes = (first ?? []).map(([name, value]) => code(`${name}='${value}'`));
    return [...attributes, ...(preset === undefined ? [] : [code(`data-preset="${preset}"`)])].join(
      '<br>',
    );
  };
  const moves = table(
    [words.call, words.gets, words.result],
    outcomes.map((each) => {
      const { move, verdict } = each;
      const lost =
        move.lost.length > 0
          ? `<br><small>${inHtml(words.lost)}: ${inHtml(move.lost.map(({ option }) => option).join(', '))}</small>`
          : '';
      const state = going.has(move.id)
        ? inHtml(words[verdict])
        : `${inHtml(words[verdict])}, ${inHtml(words.stays1)}`;
      return [
        `${place(move)}<br>${code(move.name)} ${inHtml(move.label)}`,
        gets(move),
        `${state}${each.why ? `: ${why(each.why)}` : ''}${lost}`,
      ];
    }),
  );
  const script =
    applied.tag.length > 0
      ? `<pre>${inHtml(`<script type="module" src="${folder}/auftritt.js"${applied.tag.map(([name, value]) => ` ${name}='${value}'`).join('')}></script>`)}</pre>`
      : '';
  const plainParts = plain.parts.map(
    (each) =>
      `<p>${place(each)} <small>${inHtml(written.has(each) ? fill(words.plainIn, { file: plainFile }) : words.plainOut)}</small></p><pre>${inHtml(each.after)}</pre>`,
  );
  const isEmpty = Object.values(whole.plan).every((all) => all.length === 0);

  const title = fill(words.title, { site: result.title });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    result.date,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${inHtml(title)}</title>
<style>${look}</style>
</head>
<body>
<h1>${inHtml(title)}</h1>
<p><small>${inHtml(fill(words.made, { date, pages: record.pages.size, version: result.version, browser }))}</small></p>
${record.left.length > 0 ? p(fill(words.more, { count: record.left.length })) : ''}
${record.refused.length > 0 ? part(words.refused, list(record.refused.map(({ path, why: reason }) => `${code(path)} ${inHtml(reason)}`))) : ''}
${section(words.summary, summary)}
${section(words.consent, p(seen.length > 0 ? words.consentIntro : words.consentNone), hosts, ...consent)}
${section(words.dead, dead.calls.length + dead.files.length > 0 ? p(dead.isProven ? words.deadIntro : words.deadUnproven) : '', list(dead.files.map(({ file, why: reason }) => `${code(file.path)} ${kib(file.size)}, ${kib(file.compressed)}: ${inHtml(words[reason])}`)), list(dead.calls.map(({ call, selector }) => `${place(call)} ${code(`${call.name}${selector ? ` ${selector}` : ''}`)}: ${inHtml(words.noElement)}`)))}
${section(words.access, access.every((each) => each === '') ? p(words.accessNone) : access.join('\n'))}
${section(
  words.old,
  table(
    [words.libraryName, words.version, words.file, words.isKnown],
    sums.libraries.map(({ library, version, path, known: facts }) => [
      inHtml(library),
      inHtml(version),
      code(path),
      facts.map(inHtml).join('<br>'),
    ]),
  ),
)}
${section(words.pictures, pictures.length > 0 ? p(words.picturesIntro) : '', ...pictures)}
${section(
  words.plan,
  part(words.moves, moves),
  part(words.tag, script),
  part(
    words.stays,
    table(
      [words.call, words.why],
      stays.map((stay) => [
        `${place(stay)}<br>${code(stay.name)} ${inHtml(stay.label)}`,
        why(stay.why),
      ]),
    ),
  ),
  part(words.plain, plainParts.length > 0 ? p(words.plainIntro) + plainParts.join('\n') : ''),
  part(
    words.keeps,
    list(
      left.map(
        (each) =>
          `${place(each)} ${why(each.kind)}: ${why(each.why)}${each.hasRun ? '' : ` (${inHtml(words.didNotRun)})`}`,
      ),
    ),
  ),
  part(words.gone, list(whole.extra.map(code))),
  part(words.unsure, list(applied.unsure.map(place))),
  part(
    words.whole,
    (isEmpty ? p(words.wholeNone) : p(words.wholeGood)) +
      list(
        whole.back.map(
          (each) =>
            `${inHtml(fill(words.back, { part: reasonIn(each.part, language) }))}: ${why(each.why)}`,
        ),
      ) +
      table(
        [words.page, words.today, words.then],
        whole.weights.map(({ path, before, after }) => [code(path), kib(before), kib(after)]),
      ),
  ),
)}
</body>
</html>
`;
}
