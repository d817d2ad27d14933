import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from './extent.js';

/** A page as static-html/content/pages.json describes it. */
interface Description {
  readonly template: string;
  readonly form_state: string;
  readonly url: Readonly<Record<'de' | 'en', string>>;
}

const file = join(import.meta.dirname, '../../static-html/content/pages.json');
const descriptions: readonly Description[] = JSON.parse(readFileSync(file, 'utf8'));

/** A page of each template, and of each state of its form. */
const typical = descriptions.filter(
  ({ template, form_state }, index) =>
    descriptions.findIndex(
      (other) => other.template === template && other.form_state === form_state,
    ) === index,
);

const pathsOf = (some: readonly Description[]): readonly string[] =>
  some.flatMap(({ url }) => [url.de, url.en]).sort();

/** The paths of the static pages, German and English, as in the address. */
export const pages = {
  all: pathsOf(descriptions),
  /** One of each template and language. */
  short: pathsOf(typical),
} as const;

/** The pages that this run visits. */
export const paths = isLong ? pages.all : pages.short;
