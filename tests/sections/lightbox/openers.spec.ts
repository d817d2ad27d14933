import { test } from '../../support/fragments.js';
import { expect } from '../../support/site.js';
import {
  caption,
  closeByKey,
  counter,
  dialog,
  image,
  libraries,
  link,
  serveStill,
  shown,
} from './on-page.js';

test.beforeEach(({ page }) => serveStill(page));

const small = '<img src="/picture/small.svg" alt="Small" width="60">';

/** Elements that open the lightbox, as the documentation of Fancybox 2 to 6 has them. */
const openers = {
  'a button': `<button id="it" data-fancybox data-src="#box">Hours</button>`,
  'a button in a form': `<form><button id="it" data-fancybox data-src="#box">Hours</button></form>`,
  'a link that leads nowhere': `<a id="it" data-fancybox data-src="#box" href="javascript:;">Hours</a>`,
  'a link without an address': `<a id="it" data-fancybox data-src="#box">Hours</a>`,
  'a part of text': `<p>Our <span id="it" data-fancybox data-src="#box">hours</span></p>`,
  'options in JSON': `<a id="it" data-fancybox data-options='{"src":"#box","touch":false}' href="javascript:;">Hours</a>`,
  'an image with a larger one': `<img id="it" data-fancybox data-src="/picture/a.svg" src="/picture/small.svg" alt="House" width="60">`,
  'an image alone': `<img id="it" data-fancybox src="/picture/a.svg" alt="House" width="60">`,
  'a box with an image': `<div id="it" data-fancybox data-src="/picture/a.svg">${small}</div>`,
  'an item of a list': `<ul><li id="it" data-fancybox data-src="/picture/a.svg">Enlarge</li></ul>`,
  'a button in a link': `<a id="it" data-fancybox href="/picture/a.svg"><button type="button">Enlarge</button></a>`,
  'an image in the page': `<button id="it" data-fancybox data-src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">Plan</button>`,
  'a film by the name of version 3': `<button id="it" data-fancybox data-type="video" data-src="/film">Film</button>`,
} as const;

for (const { library, tag } of libraries) {
  test.describe(library, { tag: library === 'photoswipe' ? '@long' : [] }, () => {
    test('each element that the documentation names opens it, by mouse and by keyboard', async ({
      page,
      openFragment,
    }) => {
      await page.route('**/film', (route) => route.abort());
      const all = Object.values(openers).map((html, at) => html.replace('"it"', `"it-${at}"`));
      await openFragment(`${all.join('')}<div id="box" hidden>Opening hours</div>`, { tag });
      for (const [at, [name, html]] of Object.entries(openers).entries()) {
        const opener = page.locator(`#it-${at}`);
        await opener.locator('button').or(opener).last().click();
        await expect(dialog(page), name).toBeVisible();
        const film = 'video, .is-error, .lightbox__error';
        if (html.includes('#box')) await expect(shown(page), name).toContainText('Opening hours');
        else if (name.includes('film'))
          await expect(shown(page).locator(film).first()).toBeVisible();
        else await expect(image(page), name).toHaveAttribute('src', /a\.svg$|^data:/);
        await closeByKey(page);
        // The focus is back on the opener.
        await page.keyboard.press('Enter');
        await expect(dialog(page), name).toBeVisible();
        await closeByKey(page);
      }
    });

    test('a trigger opens the group that it names, and gets the focus back', async ({
      page,
      openFragment,
    }) => {
      await openFragment(
        `<button id="first" data-fancybox-trigger="g">Pictures</button>
        <a id="last" data-fancybox-trigger="g" data-fancybox-index="2" href="javascript:;">Last</a>
        <span id="new" data-fancybox-delegate="g" data-fancybox-index="1">Second</span>
        <button id="none" data-fancybox-trigger="missing">None</button>
        <div style="display:none">${['a', 'b', 'c'].map((each) => link(each)).join('')}</div>`,
        { tag },
      );
      const at = { first: '01 / 3', last: '03 / 3', new: '02 / 3' } as const;
      for (const [id, text] of Object.entries(at)) {
        await page.locator(`#${id}`).click();
        await expect(counter(page)).toHaveText(text);
        await closeByKey(page);
        await expect(page.locator(`#${id}`)).toBeFocused();
      }
      await page.locator('#none').click();
      await expect(dialog(page)).toHaveCount(0);
    });

    test('what is in an opener for the visitor stays so', async ({ page, openFragment }) => {
      await openFragment(
        `<div id="it" data-fancybox data-src="/picture/a.svg">House
        <label><input type="checkbox"> Remember</label> <a id="away" href="#box">Read</a></div><p id="box">Text</p>`,
        { tag },
      );
      await page.getByText('Remember').click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await page.locator('#away').click();
      await expect(page).toHaveURL(/#box$/);
      await expect(dialog(page)).toHaveCount(0);
      await page.getByText('House').click();
      await expect(dialog(page)).toBeVisible();
    });

    test('copies of a picture count once', async ({ page, start }) => {
      const plain = (id: string, name: string): string =>
        `<a id="${id}" href="/picture/${name}.svg" data-fancybox="g">Enlarge</a>`;
      await start(
        'lightbox',
        `${plain('words', 'a')}${link('a')}${link('b')}
        <p class="owl-item cloned">${link('b').replace('id="b"', 'id="copy"')}</p>
        ${link('c')}${link('c', 'data-fancybox="g" data-caption="Another"').replace('id="c"', 'id="other"')}`,
        { tag, count: 6 },
      );
      const at = { words: '01', a: '01', b: '02', copy: '02', c: '03', other: '04' } as const;
      for (const [id, number] of Object.entries(at)) {
        await page.locator(`#${id}`).press('Enter');
        await expect(counter(page)).toHaveText(`${number} / 4`);
        const words = { words: 'Caption a', copy: 'Caption b', other: 'Another' };
        const wanted = Object.entries(words).find(([each]) => each === id)?.[1];
        await expect(caption(page)).toHaveText(wanted ?? `Caption ${id}`);
        await closeByKey(page);
        await expect(page.locator(`#${id}`)).toBeFocused();
      }
    });

    test('elements with the words of Fancybox 2 open it', async ({ page, openFragment }) => {
      await openFragment(
        `<div id="it" class="fancybox" data-fancybox-href="/picture/a.svg" data-fancybox-title="One" rel="r">${small}</div>
        <a class="fancybox" href="/picture/b.svg" title="Two" rel="r">Two</a>
        <a id="page" class="various fancybox.iframe" href="/en/home/">Page</a>`,
        { tag: `${tag} data-preset="fancybox-2"` },
      );
      await page.locator('#it').click();
      await expect(counter(page)).toHaveText('01 / 2');
      await expect(caption(page)).toHaveText('One');
      await page.locator('.lightbox__next').click();
      await expect(caption(page)).toHaveText('Two');
      await closeByKey(page);
      await page.locator('#page').click();
      await expect(shown(page).locator('iframe')).toHaveAttribute('src', /\/en\/home\//);
    });

    test('a control in the content closes it', async ({ page, openFragment }) => {
      await openFragment(
        `<button id="it" data-fancybox data-src="#box">Hours</button>
        <div id="box" hidden>Hours <button id="done" data-fancybox-close>Done</button></div>`,
        { tag },
      );
      await page.locator('#it').click();
      await page.locator('#done').click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('#it')).toBeFocused();
    });
  });
}
