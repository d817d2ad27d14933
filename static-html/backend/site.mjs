import { readFileSync } from 'node:fs';

/**
 * What the backend knows of the site: where calls and forms are answered, and from which files.
 *
 * @type {{
 *   redirects: Record<string, string>,
 *   calls: { url: string, answers: string }[],
 *   files: { category: string, parent: string },
 *   forms: { action: string, required: string[], accepted: string, rejected: string }[],
 * }}
 */
export const site = JSON.parse(
  readFileSync(new URL('../content/calls.json', import.meta.url), 'utf8'),
);

/** Path → path. */
export const redirects = new Map(Object.entries(site.redirects));
