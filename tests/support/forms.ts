import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { listening } from './listening.mjs';
import { deferred, openPage, running } from './site.js';

/** The pages with the inquiry form, as they are opened and as they come back with errors. */
export const formPages = [
  { language: 'de', empty: '/home/kontakt/', failed: '/home/kontakt/fehler/' },
  { language: 'en', empty: '/en/home/contact/', failed: '/en/home/contact/errors/' },
] as const;

const folder = join(import.meta.dirname, '../sections/form/forms');

/** A form as a real system renders it. */
export const fixture = (name: string): string => readFileSync(join(folder, `${name}.html`), 'utf8');

const cardNames = ['cc-name', 'cc-number', 'cc-exp-month', 'cc-exp-year', 'cc-csc'];

/** A form for a payment card, which browsers fill in. */
export const cardForm = `<form class="inquiry-form">${cardNames
  .map(
    (name) =>
      `<div class="form-group"><input id="${name}" name="${name}" autocomplete="${name}" required></div>`,
  )
  .join('')}<button id="send">Send</button></form>`;

/** Opens a page and resolves when the script runs on its form. */
export async function openForm(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await formRunning(page);
}

/** Brings the form into view, and resolves when the script runs on it. */
export async function formRunning(page: Page): Promise<void> {
  await page.locator('form').first().scrollIntoViewIfNeeded();
  await running(page, 'form');
}

/** Presses the button of a form once the script runs on it. */
export async function sendForm(page: Page): Promise<void> {
  await formRunning(page);
  await page.locator('#send').click();
}

/** A message that says a field's name, in the quotation marks of either language. */
export const quoted = (name: string): RegExp => new RegExp(`[„“]${name}[“”]`);

/** The field around a control. */
export const fieldOf = (page: Page, selector: string): Locator =>
  page.locator('.form-group').filter({ has: page.locator(selector) });

/** Takes the focus away from where it is, as a press of the Tab key in the last field does. */
export const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  });

/**
 * Holds the form's code back, to be called before the page is opened.
 *
 * @returns `asked` when it is imported, and how to let it come
 */
export async function holdCode(page: Page): Promise<{ asked: Promise<void>; let: () => void }> {
  const asked = deferred();
  const held = deferred();
  await page.route('**/chunks/form-*.js', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return { asked: asked.promise, let: held.resolve };
}

/** Counts the submissions that arrive; each gets an answer that leaves the page as it is. */
export async function countSubmissions(page: Page): Promise<readonly string[]> {
  const bodies: string[] = [];
  await page.route('**/sent/', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return bodies;
}

/** An entry of form data: of a file its name, type and content. */
export type Entry = readonly [name: string, value: string];

/** A server that forms are submitted to, for the bytes that the browser really sends. */
export interface Receiver {
  readonly address: string;
  /** The entries of the next form that arrives. */
  next(): Promise<readonly Entry[]>;
  close(): void;
}

async function entriesOf(type: string, body: Buffer): Promise<readonly Entry[]> {
  const headers = { 'Content-Type': type };
  const data = await new Response(new Uint8Array(body), { headers }).formData();
  return Promise.all(
    [...data].map(async ([name, value]) =>
      typeof value === 'string'
        ? ([name, value] as const)
        : ([name, `${value.name} ${value.type} ${await value.text()}`] as const),
    ),
  );
}

/** Starts a receiver on a free port of this machine. */
export async function receive(): Promise<Receiver> {
  let arrived = (_: readonly Entry[]): void => {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Received</title>');
    if (request.method !== 'POST') return;
    arrived(await entriesOf(request.headers['content-type'] ?? '', Buffer.concat(chunks)));
  });
  const { origin, close } = await listening(server);
  return {
    address: `${origin}/`,
    next: () =>
      new Promise((resolve) => {
        arrived = resolve;
      }),
    close,
  };
}
