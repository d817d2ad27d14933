import { reportPage } from '../../terminal/report-page.js';
import { inHtml } from '../../terminal/text.js';
import type { Result } from '../inspect.js';
import { fill, type Language, outline, reasonIn } from './outline.js';
import data from './words.json' with { type: 'json' };

/** Two pictures of a moment, and what differs in them, which is all that is left of one laid over the other. */
function picturesIn(pictures: readonly Buffer[], language: Language): string {
  const words = data[language];
  const [before = '', after = ''] = pictures.map((each) => {
    return `<img src="data:image/jpeg;base64,${each.toString('base64')}" alt="">`;
  });
  const figure = (name: string, content: string, caption: string): string =>
    `<figure><div class="${name}">${content}</div><figcaption>${inHtml(caption)}</figcaption></figure>`;
  return [
    figure('shot', before, words.before),
    figure('shot', after, words.after),
    figure('shot apart', before + after, words.difference),
  ].join('');
}

/**
 * The report as one page of HTML that can be sent and printed.
 *
 * @param browser its name and version
 */
export function htmlOf(result: Result, language: Language, browser: string): string {
  const words = data[language];
  const { record, version, outcomes } = result;
  const shots = outcomes.flatMap(({ move, path, width, why, pictures }) => {
    if (!pictures) return [];
    const told = `${move.name}, ${move.label}: ${reasonIn(why, language)} (${path}, ${width} px)`;
    return `<h3>${inHtml(told)}</h3>${picturesIn(pictures, language)}`;
  });
  const chapters = outline(result, language).map((chapter) =>
    chapter.name === 'moves' ? { ...chapter, more: shots.join('\n') } : chapter,
  );
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const made = { date: date.format(result.date), pages: record.pages.size, version, browser };
  const title = fill(words.title, { site: result.title });
  return reportPage(language, title, fill(words.made, made), chapters, data.look.join('\n'));
}
