import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { words } from '../../../support/form-answers.js';
import { fragmentHtml } from '../../../support/fragment-html.js';
import { listening } from '../../../support/listening.mjs';
import { expect, test as siteTest } from '../../../support/site.js';

// A form that is sent in place, to a server that reads as slowly as it is told to.

const megabytes = 16;
const form = `<form class="inquiry-form" method="post" enctype="multipart/form-data" action="/sent/" data-submit="in-place">
  <div class="form-group"><label for="name">Name</label><input id="name" name="name" value="Ada"></div>
  <div class="form-group"><label for="plan">Plan</label><input id="plan" name="plan" type="file"></div><button>Send</button></form>`;

interface Reader {
  readonly address: string;
  /** What has been sent, of which nothing has been read. */
  readonly arrived: Promise<AsyncIterator<unknown>>;
}

const test = siteTest.extend<{ reader: Reader }>({
  reader: async ({ baseURL }, use) => {
    let resolve = (_: AsyncIterator<unknown>): void => {};
    const arrived = new Promise<AsyncIterator<unknown>>((settle) => {
      resolve = settle;
    });
    const server = createServer(async (request, response) => {
      const { url = '/' } = request;
      if (url === '/sent/') {
        resolve(request[Symbol.asyncIterator]());
        return;
      }
      const file = url === '/' ? undefined : await fetch(`${baseURL}${url}`);
      const type = file?.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
      response.writeHead(file?.status ?? 200, { 'Content-Type': type });
      response.end(file ? await file.text() : fragmentHtml(form, { lang: 'en' }));
    });
    const { origin, close } = await listening(server);
    await use({ address: `${origin}/`, arrived });
    close();
  },
});

/** Reads so much of what has been sent (megabytes), or what is left of it. */
async function read(body: AsyncIterator<unknown>, size: number): Promise<void> {
  for (let left = size * 1e6; left > 0; ) {
    const { value, done } = await body.next();
    if (done) return;
    if (value instanceof Buffer) left -= value.length;
  }
}

test('it is shown how much has been sent; a server that is silent for 30 s has failed, one that reads has not', async ({
  page,
  reader,
  complaints: _,
}, testInfo) => {
  const plan = testInfo.outputPath('plan.pdf');
  writeFileSync(plan, Buffer.alloc(megabytes * 1e6));
  await page.clock.install({ time: 0 });
  await page.goto(reader.address);
  await page.locator('#plan').setInputFiles(plan);
  await page.locator('#name').focus();
  await expect(page.locator('.form-status')).toBeAttached();
  await page.clock.pauseAt(60_000);
  await page.getByRole('button', { name: 'Send' }).click();
  const body = await reader.arrived;
  const meter = page.getByRole('progressbar', { name: words.progress });
  const sent = (): Promise<number> => meter.evaluate(({ value }: HTMLProgressElement) => value);
  const status = page.getByRole('status');
  await expect(meter).toBeVisible();

  await expect.poll(sent).toBeGreaterThan(0);
  for (const part of [4, 4, megabytes]) {
    await page.clock.runFor(29_900);
    await expect(status).toHaveText(words.sending);
    // What had been sent before is told of by now.
    const before = await sent();
    await read(body, part);
    await expect.poll(sent).toBeGreaterThan(before);
  }
  await expect.poll(sent).toBe(1);
  await page.clock.runFor(29_900);
  await expect(status).toHaveText(words.sending);
  await page.clock.runFor(200);
  await expect(status).toHaveText(`${words.silent} ${words.kept}`);
  await expect(page.locator('#name')).toHaveValue('Ada');
  await expect(page.locator('#plan')).toHaveValue(/plan\.pdf$/);
  await expect(page.locator('.form-cancel, .form-progress')).toHaveCount(0);
  await expect(page.locator('form button')).toHaveText(['Send']);
});
