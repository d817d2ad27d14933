// What somebody does who has an empty WordPress and the archive of a release: upload, activate, create the pages,
// and later upload a new version over it. Nothing but the dashboard is used.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wordpressFiles } from '../../../build/release/archives.mjs';
import { zip } from '../../../build/release/zip.mjs';
import { project } from './install.mjs';
import { expect, found } from './walk-steps.mjs';

/** @typedef {import('./php-wasm.mjs').Visitor} Visitor */

const settingsPage = '/wp-admin/options-general.php?page=auftritt';

/** What the pages show: a picture, and a file to download. */
const media = [
  'media/hero-workshop-720.webp',
  'media/hero-foyer-720.webp',
  'files/tannwald-ausschreibung-de.pdf',
];

/** The archive that `npm run release` writes. */
const archive = () => ({
  field: 'pluginzip',
  name: 'auftritt-wordpress.zip',
  data: zip(wordpressFiles('dist'), '2.0.0'),
});

/** An address in HTML, without that of the site. @param {string} html @param {RegExp} pattern */
const linked = (html, pattern) =>
  found(html, pattern)
    .replaceAll('&amp;', '&')
    .replaceAll('&#038;', '&')
    .replace(/^https?:\/\/[^/]+/, '');

/** @param {Visitor} visitor */
async function upload({ ask }) {
  const { text } = await ask('/wp-admin/plugin-install.php?tab=upload');
  const nonce = found(text, /class="wp-upload-form"[\s\S]*?name="_wpnonce" value="(\w+)"/);
  return ask('/wp-admin/update.php?action=upload-plugin', { _wpnonce: nonce }, [archive()]);
}

/** Chooses addresses of words, and uploads media. @param {Visitor} visitor @param {readonly string[]} media */
async function prepare({ ask }, media) {
  const permalinks = await ask('/wp-admin/options-permalink.php');
  await ask('/wp-admin/options-permalink.php', {
    _wpnonce: found(permalinks.text, /name="_wpnonce" value="(\w+)"/),
    selection: '/%postname%/',
    permalink_structure: '/%postname%/',
  });
  const { text } = await ask('/wp-admin/media-new.php?browser-uploader=1');
  const nonce = found(text, /name="_wpnonce" value="(\w+)"/);
  for (const path of media) {
    const data = readFileSync(join(project, 'static-html', path));
    const sent = { _wpnonce: nonce, post_id: '0', 'html-upload': 'Upload' };
    const { status } = await ask('/wp-admin/media-new.php', sent, [
      { field: 'async-upload', name: basename(path), data },
    ]);
    expect(`${path} is not uploaded`, status === 302);
  }
}

/** Sends the form of the starter pages. @param {Visitor} visitor */
async function createPages({ ask }) {
  const { text } = await ask(settingsPage);
  const nonce = found(text, /value="auftritt_starter">[\s\S]*?name="_wpnonce" value="(\w+)"/);
  const { status, location } = await ask('/wp-admin/admin-post.php', {
    action: 'auftritt_starter',
    _wpnonce: nonce,
    'auftritt_starter[logo]': '0',
    'auftritt_starter[telephone]': '+49 30 23125-014',
    'auftritt_starter[address]': 'Uferhallenweg 12, Berlin',
    'auftritt_starter[lat]': '52.5512',
    'auftritt_starter[lng]': '13.3713',
    'auftritt_starter[language]': 'de_DE',
    'auftritt_starter[theme]': '1',
  });
  expect('the pages are not created', status === 303 && location.includes('starter=created'));
}

/** The fields of the settings with their values, as HTML. @param {Visitor} visitor */
async function settingsOf({ ask }) {
  const { text } = await ask(settingsPage);
  const [form = ''] = /<form action="options\.php"[\s\S]*?<\/form>/.exec(text) ?? [];
  expect('the settings have no fields', form.includes('name="auftritt[inquiry_recipient]"'));
  return form.replaceAll(/name="_wpnonce" value="\w+"/g, '');
}

/** Fills every field of the settings that takes words. @param {Visitor} visitor */
async function saveSettings({ ask }) {
  const { text } = await ask(settingsPage);
  const [form = ''] = /<form action="options\.php"[\s\S]*?<\/form>/.exec(text) ?? [];
  /** @param {string} name */
  const chosen = (name) =>
    found(
      form,
      new RegExp(`name='?"?auftritt\\[${name}\\][\\s\\S]*?<option[^>]*value="([^"]*)" selected`),
    );
  const fields = {
    contact_page: chosen('contact_page'),
    first_language: 'en_US',
    'languages][0][locale': 'de_DE',
    'languages][0][home': chosen('languages\\]\\[0\\]\\[home'),
    'purposes][': 'films',
    own_hosts: 'media.example.org',
    inquiry_days: '30',
    lightbox: 'photoswipe',
    inquiry_recipient: 'inquiries@example.org',
    maps_key: 'a-key',
    analytics_id: 'G-ABC123',
    request_errors: 'log',
    plugin: 'tx_gallery_references',
  };
  const { status } = await ask('/wp-admin/options.php', {
    option_page: 'auftritt',
    action: 'update',
    _wpnonce: found(form, /name="_wpnonce" value="(\w+)"/),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`auftritt[${name}]`, value]),
    ),
  });
  expect('the settings are not saved', status === 302);
}

/**
 * Installs the archive in an empty WordPress, and creates the pages.
 *
 * @param {Visitor} visitor who is logged in
 */
export async function installArchive(visitor) {
  const { text } = await upload(visitor);
  const activate = linked(text, /href="([^"]*action=activate[^"]*)"/);
  expect('the archive is not installed', activate !== '');
  const { status } = await visitor.ask(`/wp-admin/${activate.replace(/^\/wp-admin\//, '')}`);
  expect('the plugin is not activated', status === 302);
  await prepare(visitor, media);
  await createPages(visitor);
}

/**
 * Uploads the archive over an older version, which has a file that the new one has no more.
 *
 * @param {Visitor} visitor who is logged in
 * @param {string} folder of the WordPress
 */
export async function updateArchive(visitor, folder) {
  await saveSettings(visitor);
  const before = await settingsOf(visitor);
  expect('the settings are not as saved', /inquiries@example\.org[\s\S]*a-key/.test(before));
  const plugin = join(folder, 'wp-content/plugins/auftritt');
  const main = join(plugin, 'auftritt.php');
  const text = readFileSync(main, 'utf8');
  writeFileSync(main, text.replace(/^ \* Version: .*$/m, ' * Version: 0.9.0'));
  writeFileSync(join(plugin, 'old.php'), '<?php');
  const compared = await upload(visitor);
  const replace = linked(compared.text, /href="([^"]*overwrite=update-plugin[^"]*)"/);
  expect('an older version cannot be replaced', replace !== '');
  const { text: done } = await visitor.ask(`/wp-admin/${replace.replace(/^\/wp-admin\//, '')}`);
  expect('the plugin is not updated', done.includes('Plugin updated successfully.'));
  expect('the main file is not the new one', readFileSync(main, 'utf8') === text);
  expect('an old file is still there', !existsSync(join(plugin, 'old.php')));
  expect('the settings are not the same', (await settingsOf(visitor)) === before);
}
