import { casesOf } from '../support/extent.js';
import { type TwinOptions, twin, type Visitor } from './twin.js';

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22200%22 height=%22200%22/%3E';

/** Fancybox 2.1.5, which the long run alone has. */
const fancybox2: TwinOptions = {
  original: [
    'jquery-1/dist/jquery.js',
    'jquery.fancybox/source/jquery.fancybox.css',
    'jquery.fancybox/source/jquery.fancybox.js',
  ],
  start: "$('.fancybox').fancybox({ openSpeed: 0, closeSpeed: 0, nextSpeed: 0, prevSpeed: 0 })",
  tag: 'data-preset="fancybox-2"',
  compared: 'original',
  reducedMotion: 'reduce',
  // It gives the focus to nothing, and hides the page's scrollbar.
  except: ['focus', 'historyLength', 'scrolled'],
};
const opened = 'dialog[open], .fancybox-opened';
/** Presses an opener, then keys. @returns which of the texts are shown after each */
const views =
  (texts: readonly string[], ...keys: readonly string[]) =>
  async (visitor: Visitor) => {
    const { page, rest } = visitor;
    const shown = () =>
      page.evaluate(
        ([selector, wanted]) =>
          wanted.filter((text) =>
            document.querySelector<HTMLElement>(selector)?.innerText.includes(text),
          ),
        [opened, texts] as const,
      );
    await page.locator('#it').click();
    await page.locator(opened).waitFor();
    await rest();
    const seen = [await shown()];
    for (const each of keys) {
      await visitor.keys(each);
      seen.push(await shown());
    }
    await visitor.keys('Escape');
    await page.locator('dialog, .fancybox-wrap').first().waitFor({ state: 'detached' });
    return seen;
  };
const wide = (name: string) => picture.replace(/200(?=%22\/)/, `${name}`);
for (const [name, html, texts, keys] of casesOf(
  [
    [
      'a group by rel, with titles',
      `<a id="it" class="fancybox" rel="g" href="${wide('201')}" title="First">1</a><a class="fancybox" rel="g" href="${wide('202')}" title="Second">2</a>`,
      ['First', 'Second'],
      ['ArrowRight', 'ArrowRight'],
    ],
    [
      'an element of the page',
      '<a id="it" class="fancybox" href="#box">Hours</a><div id="box" style="display:none">Opening hours</div>',
      ['Opening hours'],
      [],
    ],
    [
      'a button that names its address',
      '<button id="it" class="fancybox" data-fancybox-href="#box">Hours</button><div id="box" style="display:none">Opening hours</div>',
      ['Opening hours'],
      [],
    ],
    [
      'a group by its attribute, with a caption',
      `<a id="it" class="fancybox" data-fancybox-group="g" data-fancybox-title="Cap" href="${wide('203')}">1</a><a class="fancybox" data-fancybox-group="g" href="${wide('204')}">2</a>`,
      ['Cap'],
      ['ArrowRight', 'ArrowLeft'],
    ],
  ] as const,
  () => false,
)) {
  twin(`Fancybox 2: ${name}`, html, views(texts, ...keys), fancybox2);
}
