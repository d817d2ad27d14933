// Takes the pictures of docs/backends/wordpress.md from a site that is served by
// node tests/systems/wordpress/install.mjs, and empties it: node docs/wordpress-screenshots.mjs <address> <folder>
import { chromium } from '@playwright/test';
import { provideChromium } from '../tests/support/chromium.mjs';
import { script } from '../tests/systems/wordpress/install.mjs';

const [, , origin = 'http://127.0.0.1:8080', folder = ''] = process.argv;

/**
 * @param {import('@playwright/test').Page} page @param {string} name
 * @param {{ x: number, y: number, width: number, height: number }} [clip]
 */
async function take(page, name, clip) {
  const path = `docs/images/${name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 60, ...(clip ? { clip } : {}) });
}

/** Runs in the page; WordPress's packages are globals there. @param {string} code */
const inEditor = (code) => `(({ blocks, data }) => { ${code} })(window.wp)`;

const browser = await chromium.launch({
  executablePath: provideChromium(),
  chromiumSandbox: false,
});
const editor = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
});
const canvas = editor.frameLocator('iframe[name="editor-canvas"]');

/** @param {string} path */
async function edit(path) {
  await editor.goto(`${origin}/wp-admin/${path}`);
  await editor.waitForFunction("window.wp?.data?.select('core/block-editor') !== undefined");
  for (const scope of ['core/edit-post', 'core/edit-site', 'core']) {
    await editor.evaluate(
      inEditor(`data.dispatch('core/preferences').set('${scope}', 'welcomeGuide', false)`),
    );
  }
  await canvas.locator('.is-root-container').waitFor();
}

/** @param {import('@playwright/test').FrameLocator | import('@playwright/test').Page} place */
async function pictures(place) {
  await place.locator('img').evaluateAll((images) =>
    Promise.all(
      images.map((image) => {
        if (!(image instanceof HTMLImageElement)) return undefined;
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );
}

await editor.goto(`${origin}/wp-login.php`);
await editor.getByLabel('Username or Email Address').fill('admin');
await editor.getByLabel('Password', { exact: true }).fill('password');
await editor.getByRole('button', { name: 'Log In' }).click();
await editor.locator('#wpadminbar').waitFor();
await editor.goto(`${origin}/wp-admin/plugins.php`);
await take(editor, 'wordpress-plugins', { x: 0, y: 0, width: 1280, height: 420 });
await editor.goto(`${origin}/wp-admin/options-general.php?page=auftritt`);
await take(editor, 'wordpress-settings');

await edit('site-editor.php?postType=wp_template_part&postId=twentytwentyfour//header&canvas=edit');
await canvas.locator('.site-header').waitFor();
await pictures(canvas);
await take(editor, 'wordpress-header', { x: 0, y: 0, width: 1280, height: 420 });

await edit('post-new.php?post_type=page');
// The theme offers its patterns for an empty page.
const offer = editor.getByRole('dialog', { name: 'Choose a pattern' });
await offer.getByRole('button', { name: 'Close' }).click();
const search = editor.getByPlaceholder('Search');
const toggle = editor.getByRole('button', { name: 'Toggle block inserter' });
await toggle.click();
await search.fill('auftritt');
await editor.getByRole('option', { name: 'Downloads' }).waitFor();
await take(editor, 'wordpress-inserter');
await toggle.click();
const entries = [
  { name: 'Library', place: 'Berlin', text: 'Reading lamps for 200 places.', image: 12 },
  { name: 'Museum', place: 'Kassel', text: 'Light for an exhibition.', image: 13 },
];
await editor.evaluate(
  inEditor(`
    const block = blocks.createBlock('auftritt/references', { entries: ${JSON.stringify(entries)} });
    data.dispatch('core/block-editor').insertBlocks([block]);
    data.dispatch('core/block-editor').selectBlock(block.clientId);
    data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');`),
);
await canvas.getByLabel('Place').nth(1).waitFor();
await canvas.locator('.auftritt-entries img').nth(1).waitFor();
await pictures(canvas);
await take(editor, 'wordpress-block');

await editor.goto(`${origin}/products/indoor/`);
const uid = await editor.locator('.product_reference').first().getAttribute('data-uid');
await edit(`post.php?post=${uid}&action=edit`);
await editor.evaluate(
  inEditor("data.dispatch('core/edit-post').openGeneralSidebar('edit-post/document')"),
);
const panel = editor.getByRole('button', { name: 'Auftritt', exact: true });
await panel.waitFor();
if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
await editor.getByText('Colour in the gallery').scrollIntoViewIfNeeded();
await pictures(canvas);
await take(editor, 'wordpress-category');

const visitor = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const answer = encodeURIComponent('{"cms":true,"analytics":false}');
await visitor.context().addCookies([{ name: 'klaro', value: answer, url: origin }]);
await visitor.goto(`${origin}/de/produkte/innen/pendelleuchten/`);
await pictures(visitor);
await take(visitor, 'wordpress-page');

// The form for the first pages is offered on a site that has none.
script(folder, Number(new URL(origin).port), 'empty.php');
await editor.goto(`${origin}/wp-admin/options-general.php?page=auftritt`);
await editor.getByRole('button', { name: 'Create the pages' }).waitFor();
await take(editor, 'wordpress-starter');
await browser.close();
