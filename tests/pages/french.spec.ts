import { readFileSync } from 'node:fs';
import { expect, openPage, running, test } from '../support/site.js';
import { endIntro, startAll } from '../support/start-all.js';
import { statesOf } from '../support/states.js';
import { vary } from '../support/static-pages.js';
import { onlyIn, wordsOf } from '../support/words.js';

const words = readFileSync('docs/languages/fr.json', 'utf8');

/** What a visitor is told in this test, of each part that speaks. */
const told = [
  'Retour',
  'Image suivante',
  'Arrêter',
  'Élément suivant',
  'Retour à la vue d’ensemble',
  'Visionneuse d’images',
  'Fermer',
  'Galerie mise à jour',
  'Désolé, la galerie n’a pas pu être chargée.',
  'Pas encore envoyé\u00a0:',
  'Veuillez remplir «\u00a0Name\u00a0».',
  'Cookies sur ce site',
  'Refuser',
  'Paramètres des cookies',
  'Tout accepter',
  '(toujours requis)',
  'Fonctionnement du site',
];

/** German words that are not French too, as "Galerie" is. */
const german = onlyIn.de.filter((word) => !words.includes(`"${word}"`));

/** The English page with every section, as a template for French pages would render it. */
const inFrench = (html: string): string =>
  html
    .replace('<html lang="en"', '<html lang="fr"')
    .replaceAll(
      /(<ul class="language-menu[^>]*>)[\s\S]*?<\/ul>/g,
      '$1<li class="active">FR</li></ul>',
    )
    .replace('</head>', `<script type="application/json" data-words>${words}</script></head>`);

test.use({ earlierAnswer: 'none' });

test('a page in a third language speaks that language alone', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  await vary(page, {
    tag: 'data-request-errors="recover" data-consent="always"',
    change: inFrench,
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, '/en/home/every-section/');
  const said = new Set<string>();
  const listen = async (state: string): Promise<void> => {
    for (const word of await wordsOf(page)) said.add(word);
    const foreign = german.filter((word) => said.has(word));
    expect(foreign, `German words: ${state}`).toEqual([]);
  };
  const notice = page.locator('.cookie-notice');
  await expect(notice).toBeVisible();
  await listen('consent notice shown');
  await expect(notice.locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'fr');
  await notice.getByRole('button', { name: 'Personnaliser' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paramètres des cookies' });
  await expect(dialog).toBeVisible();
  await listen('consent dialog open');
  await dialog.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(dialog).toHaveCount(0);
  await endIntro(page);
  await startAll(page);
  await running(page, 'navigation');
  const states = statesOf(page, [
    'navigation',
    'lightbox',
    'logos',
    'imageSlider',
    'categoryGallery',
    'coverflow',
    'galleryElements',
    'form',
  ]);
  for await (const { name } of states) await listen(name);
  const all = [...said].join('\n');
  expect(told.filter((word) => !all.includes(word))).toEqual([]);
  expect(complaints.filter((line) => !/503/.test(line))).toEqual([]);
});
