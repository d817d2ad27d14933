import { moments } from '../../check/requests/seen.js';
import { once } from '../../lists.js';
import type { Chapter, Table } from '../../terminal/report-page.js';
import type { Result } from '../inspect.js';
import type { CodePlace } from '../moves/move.js';
import { plainFile, tagLine } from '../plan.js';
import { type OnPages, onSite, sumsOf } from './sums.js';
import data from './words.json' with { type: 'json' };

export type Language = 'de' | 'en';

const reasons = Object.entries(data.reasons).map(
  ([from, to]) => [new RegExp(from, 's'), to] as const,
);

/** A reason in the language of the report. */
export function reasonIn(text: string, language: Language): string {
  const [pattern, german] = (language === 'de' && reasons.find(([each]) => each.test(text))) || [];
  return pattern && german ? text.replace(pattern, german) : text;
}

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const lineOf = ({ file, line, column }: Partial<CodePlace>): string =>
  [file, line, column].filter((each) => each !== undefined).join(':');

/** The report, chapter by chapter, for the terminal and for the page. */
export function outline(result: Result, language: Language): Chapter[] {
  const { record, dead, stays, whole, plain, folder } = result;
  const words = data[language];
  const sums = sumsOf(result);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const kib = (bytes: number): string => `${number.format(bytes / 1024)} KiB`;
  const why = (text: string): string => reasonIn(text, language);
  const { weights, back, applied } = whole;
  const chapter = (
    name: keyof typeof words & keyof typeof data.en,
    intro: readonly (string | false)[],
    ...tables: Table[]
  ): Chapter => ({
    ...{ name, title: words[name] },
    intro: intro.filter((each) => each !== false),
    tables: tables.filter(({ rows }) => rows.some(Boolean)),
  });
  const onPages = ({ label, pages }: OnPages) => [label, pages.join(', ')];
  const seen = record.visits.flatMap((visit) => visit.seen);
  const hasDead = dead.calls.length + dead.files.length > 0;
  const deadWeight = sums.deadBytes > 0 ? ` (${kib(sums.deadBytes)})` : '';
  const chapters = [
    chapter('summary', [], {
      rows: [
        [words.behaviours, sums.behaviours],
        [words.moving, whole.plan.moves.length],
        weights.length > 0 && [words.weight, `${kib(sums.before)} → ${kib(sums.after)}`],
        [words.hosts, sums.hosts.length],
        [words.stored, sums.stored.length],
        [words.unreachable, sums.unreachable.length],
        sums.hasAxe && [words.violations, sums.violations.length],
        [words.deadFiles, dead.files.length + deadWeight],
        [words.deadCalls, dead.calls.length],
        [words.known, sums.libraries.filter(({ known }) => known.length > 0).length],
      ],
    }),
    chapter(
      'refused',
      [record.left.length > 0 && fill(words.more, { count: record.left.length })],
      {
        rows: [
          ...record.refused.map((each) => [each.path, why(each.why)]),
          ...result.silent.map((host) => [host, words.silent]),
        ],
      },
    ),
    chapter('faults', [], { rows: sums.faults.map(onPages) }),
    chapter(
      'consent',
      [sums.hosts.length + sums.stored.length > 0 ? words.consentIntro : words.consentNone],
      {
        head: [words.host, words.by, words.consentHow],
        rows: sums.hosts.map(({ host, by, kind }) => [host, by, words[kind]]),
      },
      {
        title: words.storedTitle,
        rows: sums.stored.map(({ kind, what, by }) => [kind, what.slice(0, 160), by]),
      },
      ...moments.map((moment) => ({
        ...(moment === 'before an answer' ? {} : { title: words.consentAfter }),
        isDetail: true,
        head: [words.time, words.kind, words.address, words.host, words.by],
        rows: once(
          seen.filter((each) => each.moment === moment),
          ({ kind, what }) => `${kind} ${what}`,
        ).map(({ at, kind, what, host, by }) => [
          at.slice(0, 19),
          kind,
          what.slice(0, 160),
          host === new URL(record.site.origin).hostname ? '' : host,
          onSite(by, record.site),
        ]),
      })),
    ),
    chapter('dead', [hasDead && (dead.isProven ? words.deadIntro : words.deadUnproven)], {
      rows: [
        ...dead.files.map(({ file, why: reason }) => [
          file.path,
          `${kib(file.size)}, ${kib(file.compressed)}`,
          words[reason],
        ]),
        ...dead.calls.map((call) => [
          lineOf(call),
          `${call.name} ${call.selector}`,
          words.noElement,
        ]),
      ],
    }),
    chapter(
      'access',
      [!sums.hasAxe && words.noAxe],
      { title: words.noTab, rows: sums.unreachable.map(onPages) },
      { title: words.noFocus, rows: sums.unseen.map(onPages) },
      {
        rows: sums.violations.map(({ rule, help, count, elements }) => [
          rule,
          (language === 'de' && result.germanRules[rule]?.help) || help,
          `${count} ${words.times}: ${elements.join(', ')}`,
        ]),
      },
    ),
    chapter('old', [], {
      head: [words.libraryName, words.version, words.file, words.isKnown],
      rows: sums.libraries.map(({ library, version, path, known: facts }) => [
        library,
        version,
        path,
        facts.map(why).join('; '),
      ]),
    }),
    chapter(
      'moves',
      [],
      {
        head: [words.call, words.gets, words.result],
        rows: sums.moves.map(({ isInPlan, verdict, why: reason, path, width, ...move }) => {
          const [first = []] = [...move.given.values()].flatMap((all) => [...all.values()]);
          const preset = move.preset === undefined ? [] : [['data-preset', move.preset] as const];
          const told = [
            isInPlan ? words[verdict] : `${words[verdict]}, ${words.stays1}`,
            reason && why(reason) + (verdict === 'as good' ? '' : ` (${path}, ${width} px)`),
            move.lost.length > 0 && `${words.lost}: ${move.lost.join(', ')}`,
          ];
          return [
            `${lineOf(move)} ${move.name} ${move.label}`,
            [...first, ...preset].map(([name, value]) => `${name}='${value}'`).join(' '),
            told.filter(Boolean).join('; '),
          ];
        }),
      },
      {
        title: words.tag,
        rows: [applied.tag.length > 0 && [tagLine(`${folder}/`, applied.tag)]],
      },
    ),
    chapter('stays', [], {
      head: [words.call, words.why],
      rows: stays.map((stay) => [`${lineOf(stay)} ${stay.name} ${stay.label}`, why(stay.why)]),
    }),
    chapter(
      'plain',
      [plain.parts.length > 0 && words.plainIntro],
      {
        rows: sums.plain.map((part) => [
          lineOf(part),
          part.isInPlan ? fill(words.plainIn, { file: plainFile }) : words.plainOut,
        ]),
      },
      { isDetail: true, rows: plain.parts.map(({ after }) => [after]) },
    ),
    chapter('keeps', [], {
      rows: plain.left.map((each) => [
        lineOf(each),
        why(each.kind),
        `${why(each.why)}${each.hasRun ? '' : ` (${words.didNotRun})`}`,
      ]),
    }),
    chapter(
      'whole',
      [applied.texts.size === 0 ? words.wholeNone : words.wholeGood],
      {
        rows: back.map((each) => [
          fill(words.back, { part: why(each.part) }),
          `${why(each.why)}${each.at && ` (${each.at})`}`,
        ]),
      },
      {
        head: [words.page, words.today, words.then],
        rows: weights.map(({ path, before, after }) => [path, kib(before), kib(after)]),
      },
      {
        title: words.gone,
        rows: record.files.map(
          ({ path, compressed }) => sums.gone.includes(path) && [path, kib(compressed)],
        ),
      },
      {
        title: words.styles,
        rows: sums.styles.map((each) => [each.path, kib(each.compressed), why(each.why)]),
      },
      { title: words.unsure, rows: applied.unsure.map((each) => [lineOf(each)]) },
    ),
  ];
  return chapters.filter(({ intro = [], tables = [] }) => intro.length + tables.length > 0);
}
