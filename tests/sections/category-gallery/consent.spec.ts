import { categoryGallery, holdCalls } from '../../support/galleries.js';
import { expect, onSharedPage as test } from '../../support/services/outside.js';
import { answerElsewhere, withPurposes } from '../consent/purposes.js';

const film = `<iframe data-name="films" data-src="https://films.test/7.html" title="Workshop"
  width="320" height="180"></iframe>`;
const picture = `<img data-name="pictures" data-src="https://pictures.test/a.svg" alt="Hall"
  width="320" height="180">`;
const lightboxFilm = '<a data-fancybox href="https://www.youtube.com/watch?v=abcdefghijk">Tour</a>';

test('content of other providers in an answer waits for its own purpose', { tag: '@long' }, async ({
  page,
  start,
  requests,
}) => {
  const hosts = () => [...new Set(requests.map(({ hostname }) => hostname))].sort();
  const calls = await holdCalls(page);
  await start('category-gallery', categoryGallery, {
    head: withPurposes({ films: {}, pictures: {} }),
  });
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await (await calls.at(0)).answer(
    `<div class="gallery-inner">${film}${picture}${lightboxFilm}</div>`,
  );
  await expect(page.getByRole('group', { name: 'Workshop' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Hall' })).toBeVisible();
  const tour = page.locator('.gallery-inner').getByRole('link', { name: 'Tour' });
  await tour.press('Enter');
  const asks = page.getByRole('dialog').getByRole('button', { name: 'Nur diesen Inhalt laden' });
  await expect(asks).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asks).toHaveCount(0);
  expect(hosts()).toEqual([]);

  await answerElsewhere(page, { films: false, pictures: true });
  await expect.poll(hosts).toEqual(['pictures.test']);
  await expect(page.getByRole('group', { name: 'Workshop' })).toBeVisible();
  await answerElsewhere(page, { films: true, pictures: false });
  await expect.poll(hosts).toEqual(['films.test', 'pictures.test']);
  await expect(page.getByRole('group', { name: 'Hall' })).toBeVisible();
});
