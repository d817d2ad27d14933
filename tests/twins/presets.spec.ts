import { expect, test } from '../support/site.js';
import { both, open, settled } from '../support/toggle-pages.js';

test.describe('presets', () => {
  for (const runs of both) {
    test(`${runs}: a button outside of the list shows a panel`, async ({ page }) => {
      await open(
        page,
        `<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link active" data-toggle="tab" href="#home">Home</a></li>
        <li class="nav-item"><a class="nav-link" data-toggle="tab" href="#more">More</a></li></ul>
        <div class="tab-content"><div id="home" class="tab-pane active">Home text</div><div id="more" class="tab-pane">More text</div></div>
        <button data-toggle="tab" data-target="#more">Show more</button>`,
        { preset: 'bootstrap-4', runs },
      );
      await page.getByRole('button', { name: 'Show more' }).click();
      await settled(page, '#more', true);
      await settled(page, '#home', false);
      if (runs === 'original') return;
      // The original leaves the tab marked that is not shown.
      await expect(page.getByRole('tab', { name: 'More', selected: true })).toHaveClass(/active/);
      await page.getByRole('tab', { name: 'Home' }).click();
      await settled(page, '#home', true);
    });

    test(`${runs}: what a toggle opens is read at the press`, { tag: '@long' }, async ({
      page,
    }) => {
      await open(
        page,
        `<button data-toggle="collapse" data-target="#one">Open</button>
        <div id="one" class="collapse part">One</div><div id="two" class="collapse part">Two</div>`,
        { preset: 'bootstrap-4', runs },
      );
      const target = (value: string) =>
        page
          .getByRole('button')
          .evaluate((button, to) => button.setAttribute('data-target', to), value);
      await target('#two');
      await page.getByRole('button').click();
      await settled(page, '#two', true);
      await settled(page, '#one', false);
      await page.waitForFunction(() => !document.querySelector('.collapsing'));
      await target('.part');
      await page.getByRole('button').click();
      await settled(page, '#one', true);
      await settled(page, '#two', false);
    });

    test(`${runs}: a link with a target of its own is followed with Bootstrap 3`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open(
        page,
        `<nav class="navbar"><div class="collapse navbar-collapse in" id="links">
        <a href="#about" data-toggle="collapse" data-target=".navbar-collapse.in">About</a></div></nav>
        <p style="height:2000px"></p><h2 id="about">About us</h2>`,
        { preset: 'bootstrap-3', runs },
      );
      await page.getByText('About', { exact: true }).click();
      await settled(page, '#links', false);
      await expect.poll(() => new URL(page.url()).hash).toBe('#about');
    });

    test(`${runs}: events of collapse, tabs and dropdown are told to jQuery`, async ({ page }) => {
      const jquery = runs === 'ours' ? '<script src="/jquery.js"></script>' : '';
      await open(
        page,
        `<button data-toggle="collapse" data-target="#part">Part</button><div id="part" class="collapse">Part text</div>
        <ul class="nav nav-tabs"><li><a class="active" data-toggle="tab" href="#home">Home</a></li><li><a data-toggle="tab" href="#more">More</a></li></ul>
        <div class="tab-content"><div id="home" class="tab-pane active">Home text</div><div id="more" class="tab-pane">More text</div></div>
        <div class="dropdown"><button data-toggle="dropdown">Menu</button><div class="dropdown-menu"><a href="/a/">A</a></div></div>`,
        {
          preset: 'bootstrap-4',
          runs,
          script: `${jquery}<script>
            window.heard = [];
            for (const part of ['collapse', 'tab', 'dropdown']) for (const moment of ['show', 'shown', 'hide', 'hidden'])
              $(document).on(moment + '.bs.' + part, (event) => heard.push(
                [moment, part, $(event.target).text().trim().split(/\\s+/)[0], $(event.relatedTarget).text()].join(' ').trim()));
          </script>`,
        },
      );
      const heard = () => page.evaluate(() => [...Reflect.get(window, 'heard')]);
      const still = () => page.waitForFunction(() => !document.querySelector('.collapsing'));
      await page.getByText('Part', { exact: true }).click();
      await still();
      await page.getByText('Part', { exact: true }).click();
      await still();
      // A click on a link may wait for the code of the page's anchors.
      const hears = async (...lines: readonly string[]) => {
        await expect.poll(heard).toEqual(lines);
        await page.evaluate(() => Reflect.get(window, 'heard').splice(0));
      };
      await hears(
        'show collapse Part',
        'shown collapse Part',
        'hide collapse Part',
        'hidden collapse Part',
      );
      await page.getByText('More', { exact: true }).click();
      await hears(
        'hide tab Home More',
        'show tab More Home',
        'hidden tab Home More',
        'shown tab More Home',
      );
      await page.getByText('Menu', { exact: true }).click();
      await page.getByText('Menu', { exact: true }).click();
      await hears(
        'show dropdown MenuA Menu',
        'shown dropdown MenuA Menu',
        'hide dropdown MenuA Menu',
        'hidden dropdown MenuA Menu',
      );
    });

    test(`${runs}: a prevented show opens nothing, as a native event too`, async ({ page }) => {
      await open(
        page,
        `<button data-bs-toggle="collapse" data-bs-target="#part">Part</button><div id="part" class="collapse">Part text</div>`,
        {
          preset: 'bootstrap-5',
          runs,
          script: `<script>document.addEventListener('show.bs.collapse', (event) => {
            if (!window.allowed) event.preventDefault();
          })</script>`,
        },
      );
      await page.getByRole('button').click();
      await expect(page.locator('#part')).toBeHidden();
      await page.evaluate(() => Object.assign(window, { allowed: true }));
      await page.getByRole('button').click();
      await settled(page, '#part', true);
    });
  }

  test('a listener that throws, removes or releases leaves nothing half open', {
    tag: '@long',
  }, async ({ page }) => {
    await open(
      page,
      `<button data-bs-toggle="collapse" data-bs-target="#a">A</button><div id="a" class="collapse">A text</div>
      <button data-bs-toggle="collapse" data-bs-target="#b">B</button><div id="b" class="collapse">B text</div>
      <button data-bs-toggle="collapse" data-bs-target="#c">C</button><div id="c" class="collapse">C text</div>`,
      {
        preset: 'bootstrap-5',
        script: `<script src="/jquery.js"></script><script>
          $('#a').on('show.bs.collapse', () => { throw new Error('of the page'); });
          $('#b').on('show.bs.collapse', (event) => event.target.remove());
          $('#c').on('show.bs.collapse', () => auftritt.release());
        </script>`,
      },
    );
    await page.getByText('A', { exact: true }).click();
    await expect(page.locator('#a')).toBeVisible();
    await expect(page.locator('[data-bs-target="#a"]')).toHaveAttribute('aria-expanded', 'true');
    await page.getByText('B', { exact: true }).click();
    await page.getByText('A', { exact: true }).click();
    await expect(page.locator('#a')).toBeHidden();
    await page.getByText('C', { exact: true }).click();
    expect(await page.locator('#c').getAttribute('class')).toBe('collapse');
    await expect(page.locator('[data-bs-target="#c"]')).not.toHaveAttribute('aria-expanded');
  });
});
