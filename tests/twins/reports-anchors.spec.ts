import { expect } from '../support/site.js';
import { presses, room } from './places.js';
import { reports } from './report.js';
import { twin } from './twin.js';

const report = reports((page) => page.setViewportSize({ width: 1000, height: 700 }));

// Anchors.
const parts = [1, 2, 3, 4, 5, 6]
  .map(
    (each) =>
      `<h2 id="p${each}">${each}</h2><p><a id="to${each}" href="#p${(each % 6) + 1}">On</a> <a id="up${each}" href="#p1">Up</a></p>${room(700)}`,
  )
  .join('');
twin(
  'a page at a place above which something grows later',
  `<div id="late"></div>${parts}`,
  async ({ page, rest }) => {
    await page.evaluate(() =>
      document
        .querySelector('#late')
        ?.append(Object.assign(document.createElement('p'), { style: 'height: 333px' })),
    );
    await rest();
    return page.evaluate(() =>
      Math.round(document.querySelector('#p4')?.getBoundingClientRect().top ?? -1),
    );
  },
  { at: '/twin/#p4', except: ['scrolled'] },
);
twin(
  'the same link again while the page is on its way',
  parts,
  async ({ page, press, rest }) => {
    await press('#to4');
    const again = () =>
      page.evaluate(() => {
        for (let time = 0; time < 3; time += 1)
          document.querySelector<HTMLElement>('#to1')?.click();
      });
    await again();
    await again();
    await rest();
  },
  // Three presses within one task, before the code is there, are one.
  { except: ['heard'] },
);
twin(
  'a place in a box with a position',
  `<p><a id="link" href="#place">Link</a></p>${room(800)}<div style="position: relative; top: 50px"><div style="position: absolute; top: 300px"><h2 id="place">Place</h2></div></div>${room(2500)}`,
  presses('link'),
);

report(
  'the way to a place begins where the visitor is, the second time too',
  async (page, open) => {
    await open(parts);
    for (let time = 0; time < 2; time += 1) {
      const tops = page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const seen: number[] = [];
            const frame = () => {
              seen.push(scrollY);
              if (scrollY > 700 && seen.at(-1) === seen.at(-8)) resolve(seen);
              else requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
          }),
      );
      await page.locator('#to1').click();
      const seen = await tops;
      expect(seen).toEqual(seen.toSorted((one, other) => one - other));
      await page.evaluate(() => scrollTo(0, 0));
    }
  },
);

// Disclosure.
const part = (
  name: string,
  open = '',
) => `<h3><button data-collapse class="other-${name} head">${name}</button></h3>
  <div data-collapse-body class="${open}"><p id="${name}">Text of ${name} <b>inside</b></p></div>`;
const accordion = `<section class="dark" data-accordion>${part('one', 'is-open')}${part('two')}${part('three')}</section>`;

report(
  'a double press on a heading leaves it as it was, and the next press counts',
  async (page, open) => {
    await open(accordion);
    const [one, two] = ['one', 'two'].map((name) => page.getByRole('button', { name }));
    await one?.dblclick();
    await expect(page.locator('#one')).toBeVisible();
    await two?.click();
    await expect(page.locator('#two')).toBeVisible();
    await expect(page.locator('#one')).toBeHidden();
  },
);

report('a part that a script has opened counts as open', async (page, open) => {
  const panel = (name: string) =>
    `<div class="panel"><a data-toggle="collapse" data-parent="#accordion" href="#${name}" class="collapsed">Head ${name}</a><div id="${name}" class="panel-collapse collapse"><p>Text of ${name}</p></div></div>`;
  await open(
    `<style>.collapse { display: none } .collapse.in { display: block }</style><div id="accordion" class="panel-group">${panel('one')}${panel('two')}</div>`,
    { tag: 'data-preset="bootstrap-3"' },
  );
  await page.getByText('Head one').click();
  await expect(page.locator('#one')).toBeVisible();
  await page.getByText('Head one').click();
  await expect(page.locator('#one')).toBeHidden();
  await page.evaluate(() => document.querySelector('#one')?.classList.add('in'));
  await page.getByText('Head two').click();
  await expect(page.locator('#two')).toBeVisible();
  await expect(page.locator('#one')).toBeHidden();
});

report('a drop-down says that it is closed, whatever has closed it', async (page, open) => {
  await open(
    '<p>Text</p><div><button data-dropdown>Menu</button><div data-dropdown-menu><a href="/a/">A</a><a href="/b/">B</a></div></div><p style="margin-top: 200px"><a href="/c/">After</a></p>',
  );
  const button = page.getByRole('button', { name: 'Menu' });
  const close = {
    outside: () => page.getByText('Text').click(),
    escape: () => page.keyboard.press('Escape'),
    button: () => button.click(),
    leave: () => page.getByRole('link', { name: 'After' }).focus(),
  };
  for (const act of Object.values(close)) {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await act();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: 'A', exact: true })).toBeHidden();
  }
});
