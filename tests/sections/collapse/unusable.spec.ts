import { test } from '../../support/fragments.js';
import { downloads, references } from '../../support/markup.js';
import { expect } from '../../support/site.js';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20'/%3E";
const collapse = (toggle: string) => `${toggle}<p data-collapse-body="">Text</p>`;

/** Behaviour → markup with one opener of the text, which has the attribute, and what it opens. */
const openers = {
  collapse: (how: string) =>
    collapse(`<button type="button" data-collapse="" ${how}>Open</button>`),
  'collapse, of a box': (how: string) => collapse(`<div data-collapse="" ${how}>Open</div>`),
  'collapse, of a link': (how: string) =>
    `<a href="#part" data-collapse="" ${how}>Open</a><p id="part" data-collapse-body="">Text</p>`,
  'collapse, in a set': (how: string) =>
    `<fieldset ${how}>${collapse('<button type="button" data-collapse="">Open</button>')}</fieldset>`,
  'collapse, of a heading': (how: string) =>
    collapse(`<h3 data-collapse=""><button type="button" ${how}>Open</button></h3>`),
  dropdown: (how: string) =>
    `<div><button type="button" data-dropdown="" ${how}>Open</button>
      <p data-dropdown-menu=""><a href="/x/">Text</a></p></div>`,
  tabs: (how: string) =>
    `<div data-tabs=""><button type="button" data-tab="#one">One</button>
      <button type="button" data-tab="#two" ${how}>Open</button></div>
      <p id="one" data-tab-panel="">First</p><p id="two" data-tab-panel="">Text</p>`,
  'tabs, without a list': (how: string) =>
    `<button type="button" data-tab="#two" ${how}>Open</button>
      <div><p id="one" data-tab-panel="" class="active">First</p><p id="two" data-tab-panel="">Text</p></div>`,
  references: (how: string) =>
    references(1)
      .replace('type="button">Entry 0', `type="button" ${how}>Open`)
      .replace('Body 0', 'Text'),
  downloads: (how: string) =>
    downloads
      .replace('type="button">Downloads', `type="button" ${how}>Open`)
      .replace('>A<', '>Text<'),
  lightbox: (how: string) =>
    `<a data-fancybox="" data-caption="Text" href="${picture}" ${how}>Open</a>`,
} as const;

for (const [what, markup] of Object.entries(openers)) {
  test(`an opener that cannot be used opens nothing, by mouse and keyboard: ${what}`, {
    tag: /,|downloads/.test(what) ? '@long' : [],
  }, async ({ page, start }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const [behaviour = ''] = what.split(',');
    for (const how of ['aria-disabled="true"', 'disabled', '']) {
      await start(behaviour, markup(how), { tag: 'data-lightbox="photoswipe"' });
      const opener = page.getByText('Open', { exact: true });
      const shown = page.getByText('Text').filter({ visible: true });
      await opener.click({ force: true });
      if (how === '') await expect(shown).toHaveCount(1);
      // In HTML links and boxes have no such state.
      if (
        how === '' ||
        !(await opener.evaluate((each) =>
          each.matches(':disabled, [aria-disabled], [aria-disabled] *'),
        ))
      )
        continue;
      for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
        await opener.focus();
        await page.keyboard.press(key);
      }
      await expect(shown).toHaveCount(0);
      expect(new URL(page.url()).hash).toBe('');
    }
  });
}

test('the arrow keys pass tabs that cannot be used or seen, and the first that can is shown', async ({
  page,
  start,
}) => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const how = ['aria-disabled="true"', '', 'disabled', 'hidden', 'style="display: none"', ''];
  const tabs = names.map((name, at) => `<button data-tab="#${name}" ${how[at]}>${name}</button>`);
  const panels = names.map((name) => `<p id="${name}" data-tab-panel="">Panel ${name}</p>`);
  await start('tabs', `<div data-tabs="">${tabs.join('')}</div>${panels.join('')}`);
  const shown = page.getByText('Panel').filter({ visible: true });
  await expect(shown).toHaveText('Panel Two');
  await page.getByRole('tab', { name: 'Two' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Six'],
    ['ArrowRight', 'Two'],
    ['ArrowLeft', 'Six'],
    ['Home', 'Two'],
    ['End', 'Six'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(shown).toHaveText(`Panel ${name}`);
  }
});
