import { type TwinOptions, twin, type Visitor } from './twin.js';

/** Fancybox 3.5.7. Ours leaves out its addresses in the hash, and gives the focus back without a scroll. */
const fancybox3: TwinOptions = {
  original: ['jquery-3/dist/jquery.js', '@fancyapps/fancybox/dist/jquery.fancybox.js'],
  compared: 'original',
  reducedMotion: 'reduce',
  except: ['historyLength', 'heard', 'focus', 'scrolled'],
};

const open = 'dialog[open], .fancybox-is-open';
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%229%22 height=%229%22/%3E';
const gallery = `<div id="gallery" style="display:none"><a data-fancybox="g" href="${picture}">A</a><a data-fancybox="g" href="${picture}#b">B</a></div>`;
const box = '<div id="box" style="display:none">Opening hours</div>';

/** Presses an opener. @returns whether something opens, with which text, and whether Escape closes it */
const opens =
  (opener: string, text = '') =>
  async ({ page, keys, rest }: Visitor) => {
    await page.locator(opener).click();
    await page.locator(open).waitFor();
    await rest();
    const has = (await page.locator(open).innerText()).includes(text);
    await keys('Escape');
    await page.locator('dialog, .fancybox-container').first().waitFor({ state: 'detached' });
    return has;
  };

twin(
  'a button opens an element of the page',
  `<button id="it" data-fancybox data-src="#box">Hours</button>${box}`,
  opens('#it', 'Opening hours'),
  fancybox3,
);

twin(
  'a link that leads nowhere opens what its options name',
  `<a id="it" data-fancybox data-options='{"src":"#box"}' href="javascript:;">Hours</a>${box}`,
  opens('#it', 'Opening hours'),
  fancybox3,
);

twin(
  'an image in a box opens the larger one',
  `<p id="text">Text</p><div id="it" data-fancybox data-src="${picture}"><img src="${picture}" alt="House" width="60"></div>`,
  opens('#it'),
  fancybox3,
);

twin(
  'a trigger opens a gallery that is not shown',
  `<button id="it" data-fancybox-trigger="g" data-fancybox-index="1">Pictures</button>${gallery}<p style="height:3000px">…</p>`,
  opens('#it'),
  fancybox3,
);
