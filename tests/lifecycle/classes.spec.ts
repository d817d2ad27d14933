import { categoryGallery } from '../support/galleries.js';
import { downloads, galleryElement, header, references } from '../support/markup.js';
import { expect, running, test } from '../support/site.js';

const image = (name: string): string =>
  `<img src="data:," alt="${name}" width="100" height="50" class="picture  wide">`;

/** Sections whose elements get classes, from the script or from a library. */
const body = `${header}${downloads}${references(1)}${galleryElement}${categoryGallery}
  <div class="image-slider  own">${image('one')}${image('two')}</div>
  <div class="coverflow"><ul class="list">${['a', 'b', 'c']
    .map((name) => `<li class="item"><p class="flip-title">${name}</p>${image(name)}</li>`)
    .join('')}</ul></div><div class="coverflow-detail"></div>
  <form class="inquiry-form"><div class="form-group"><input aria-label="A"></div></form>`;

test('the classes that a script of the page sets meanwhile outlive the behaviours', async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 390, height: 2000 });
  await openFragment(body);
  for (const name of ['navigation', 'downloads', 'references', 'gallery-elements', 'form']) {
    await running(page, name);
  }
  for (const name of ['category-gallery', 'image-slider', 'coverflow']) await running(page, name);
  const elements = await page.evaluateHandle(() => [...document.body.querySelectorAll('*')]);
  const lost = await elements.evaluate((all) => {
    for (const element of all) element.classList.add('kept');
    window.auftritt?.release();
    return all.flatMap((element) =>
      element.isConnected && !element.matches('.kept') ? [element.className] : [],
    );
  });
  expect(lost).toEqual([]);
  const [now, sent] = await elements.evaluate((all, html) => {
    for (const element of all) element.classList.remove('kept');
    const server = document.createElement('body');
    server.innerHTML = html;
    const text = ({ innerHTML }: HTMLElement) =>
      innerHTML
        .replaceAll(/ class=""|\s+/g, ' ')
        .replaceAll(' >', '>')
        .trim();
    return [text(document.body), text(server)];
  }, body);
  expect(now).toBe(sent);
});
