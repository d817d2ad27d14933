import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { wordpressFiles } from '../../../build/release/archives.mjs';
import { zip } from '../../../build/release/zip.mjs';
import { answering, project, serve, unpack, version } from './install.mjs';

const port = Number(process.env.WORDPRESS_PORT) + 1;
const folder = mkdtempSync(join(tmpdir(), 'auftritt-clicks-'));
let server: ChildProcess;

test.use({ baseURL: `http://127.0.0.1:${port}` });
test.beforeAll(async () => {
  unpack(folder, version);
  // German can be installed; its file for WordPress's own words has none.
  const words = Buffer.alloc(28);
  words.writeUInt32LE(0x950412de);
  for (const place of [12, 16, 24]) words.writeUInt32LE(words.length, place);
  const files = new Map(['mo', 'po'].map((kind) => [`de_DE.${kind}`, words]));
  writeFileSync(join(folder, 'wp-content/de_DE.zip'), zip(files, '1.0.0'));
  server = serve(folder, port);
  await answering(port);
});
test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
  rmSync(folder, { recursive: true, force: true });
});

/** What somebody does with a mouse and a keyboard, counted. */
class Hand {
  /** For each step of the guide. */
  readonly steps: { clicks: number; characters: number }[] = [];
  private step = { clicks: 0, characters: 0 };

  constructor(readonly page: Page) {}

  begin(): void {
    this.step = { clicks: 0, characters: 0 };
    this.steps.push(this.step);
  }

  async press(target: Locator): Promise<void> {
    await target.click();
    this.step.clicks += 1;
  }

  /** Points at an entry of the dashboard's menu, and presses one of those that open beside it. */
  async menu(entry: string, below: string): Promise<void> {
    const menu = this.page.locator('#adminmenu');
    const link = this.page.getByRole('link', { name: entry });
    const parent = menu.locator('> li', { has: link }).first();
    const wanted = parent.locator('.wp-submenu').getByRole('link', { name: below });
    // The dashboard's script may come after the pointer, and waits for it then.
    await expect(async () => {
      await this.page.mouse.move(0, 0);
      await parent.hover();
      await expect(wanted).toBeInViewport({ timeout: 1000 });
    }).toPass();
    await this.press(wanted);
  }

  /** Opens a list, and presses one of its entries. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.selectOption({ label });
    this.step.clicks += 2;
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await field.fill(text);
    this.step.characters += text.length;
  }

  /** Presses a button, marks files in the window that opens, and presses its own button. */
  async chooseFiles(button: Locator, paths: readonly string[]): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.press(button);
    await (await opened).setFiles([...paths]);
    this.step.clicks += 2;
  }
}

const media = ['hero-workshop-720.webp', 'hero-foyer-720.webp', 'collection-alba-720.webp']
  .map((name) => join(project, 'static-html/media', name))
  .concat(join(project, 'static-html/files/tannwald-ausschreibung-de.pdf'));

test('from the archive to a site in two languages are at most 25 clicks', async ({ page }) => {
  test.setTimeout(180_000);
  const archive = join(folder, 'auftritt-wordpress.zip');
  writeFileSync(archive, zip(wordpressFiles('dist'), '2.0.0'));
  await page.request.post('/wp-login.php', { form: { log: 'admin', pwd: 'password' } });
  await page.goto('/wp-admin/');
  const hand = new Hand(page);

  hand.begin();
  await hand.menu('Plugins', 'Add New Plugin');
  await hand.press(page.getByRole('button', { name: 'Upload Plugin' }));
  await hand.chooseFiles(page.locator('input[type=file][name=pluginzip]'), [archive]);
  await hand.press(page.getByRole('button', { name: 'Install Now' }));
  await hand.press(page.getByRole('link', { name: 'Activate Plugin' }));

  hand.begin();
  await hand.menu('Settings', 'Permalinks');
  await hand.press(page.getByLabel('Post name'));
  await hand.press(page.getByRole('button', { name: 'Save Changes' }));
  await hand.menu('Media', 'Add New Media File');
  await hand.chooseFiles(page.getByRole('button', { name: 'Select Files' }), media);
  await expect(page.locator('#media-items').getByRole('link', { name: 'Edit' })).toHaveCount(
    media.length,
  );

  hand.begin();
  await hand.menu('Settings', 'Auftritt');
  await hand.choose(page.locator('#starter-logo'), basename(media[2] ?? '', '.webp'));
  await hand.type(page.getByLabel('Telephone'), '+49 (0)30 23125-014');
  await hand.type(page.locator('#starter-address'), 'Uferhallenweg 12\n13357 Berlin');
  await hand.type(page.getByLabel('Latitude'), '52.5512');
  await hand.type(page.getByLabel('Longitude'), '13.3713');
  await hand.choose(page.locator('#starter-language'), 'Deutsch (de_DE)');
  await hand.press(page.getByRole('button', { name: 'Create the pages' }));
  await expect(page.getByText('The pages are there.')).toBeVisible();

  const clicks = hand.steps.reduce((sum, step) => sum + step.clicks, 0);
  expect(clicks).toBeLessThanOrEqual(25);
  // The guide says how many they are.
  const guide = readFileSync(join(project, 'docs/backends/wordpress.md'), 'utf8');
  for (const [index, step] of hand.steps.entries()) {
    expect(guide).toContain(`\n| ${index + 1} | ${step.clicks} | ${step.characters} |`);
  }
  const characters = hand.steps.reduce((sum, step) => sum + step.characters, 0);
  expect(guide).toContain(`\n| together | ${clicks} | ${characters} |`);

  // What they are like is in starter.wordpress.ts. What WordPress has published at its installation is gone.
  for (const path of ['/sample-page/', '/hello-world/']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});
