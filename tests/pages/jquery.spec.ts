import { expect, ready, running, test } from '../support/site.js';

const visits = [
  {
    path: '/home/referenzen/',
    next: 'Impressum',
    there: 'Mit jQuery ansehen',
    back: 'Ohne jQuery ansehen',
  },
  {
    path: '/en/home/references/',
    next: 'Imprint',
    there: 'View with jQuery',
    back: 'View without jQuery',
  },
] as const;

/** What the page's slider runs on: slick leaves itself on its element. */
const engine = (slider: HTMLElement): string => ('slick' in slider ? 'slick' : 'row');

for (const { path, next, there, back } of visits) {
  test(`the footer of ${path} puts jQuery on the pages, until its link is followed again`, {
    tag: '@long',
  }, async ({ page, baseURL, complaints }) => {
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
    const hasJquery = () => page.evaluate(() => typeof window.jQuery === 'function');
    const slider = page.locator('.image-slider').first();
    const runs = async () => {
      await slider.scrollIntoViewIfNeeded();
      await running(page, 'image-slider');
      return slider.evaluate(engine);
    };
    await page.goto(path);
    expect(await runs()).toBe('row');
    expect(await hasJquery()).toBe(false);

    await follow(there);
    await expect(page).toHaveURL(baseURL + path);
    await ready(page);
    expect(await runs()).toBe('slick');
    expect(await hasJquery()).toBe(true);

    await follow(next);
    await expect(page.getByRole('link', { name: back })).toBeVisible();
    expect(await hasJquery()).toBe(true);

    await follow(back);
    await expect(page.getByRole('link', { name: there })).toBeVisible();
    expect(await hasJquery()).toBe(false);
    expect(complaints).toEqual([]);
  });
}
