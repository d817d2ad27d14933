import type { BehaviourName } from './contract.js';
import {
  chooseCategory,
  click,
  count,
  look,
  pressNext,
  toggle,
  type Visit,
} from './old-site-actions.js';
import { collection, gtagScript } from './services/gtag.js';
import { mapsScript } from './services/maps.js';
import { expect } from './services/outside.js';

/**
 * What a visitor does, and what comes of it, whoever sees to it. In the order of a visit: first what covers the page,
 * last what leaves it.
 */
const uses = {
  async intro({ page }) {
    await expect(page.locator('.start-screen')).toBeHidden();
  },
  async consent({ page }) {
    const notice = page.locator('.klaro .cookie-notice').filter({ visible: true });
    await expect(notice).toHaveCount(1);
    await notice.locator('.cm-btn-success').click();
    await expect(notice).toHaveCount(0);
    const { value } = (await page.context().cookies()).find(({ name }) => name === 'klaro') ?? {};
    expect(decodeURIComponent(value ?? '')).toBe('{"cms":true,"analytics":true}');
    await page.locator('.cookie-settings').click();
    const dialog = page.locator('.klaro .cm-modal').filter({ visible: true });
    await expect(dialog).toHaveCount(1);
    await dialog.locator('.hide').click();
    await expect(dialog).toHaveCount(0);
  },
  async analytics(visit) {
    await expect.poll(() => count(visit, `POST ${collection}`)).toBe(1);
    expect(count(visit, `GET ${gtagScript}`)).toBe(1);
  },
  async telephone({ page }) {
    const href = 'tel:+493023125014';
    await expect(page.locator('a[href^="tel:"]')).toHaveAttribute('href', href);
  },
  async navigation({ page }) {
    const navigation = page.locator('.main-navigation');
    const opener = page.locator('.navigation-opener');
    await expect(navigation).toBeHidden();
    await opener.click();
    await expect(navigation).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const level = navigation.locator(':scope > ul > li').first().locator(':scope > ul');
    await expect(level).toHaveCSS('visibility', 'hidden');
    await click(navigation.locator(':scope > ul > li > a').first());
    await expect(level).toHaveCSS('visibility', 'visible');
    await expect(level.locator(':scope > li > .navigation-back')).toHaveCount(1);
    await level.locator(':scope > li > .navigation-back').click();
    await expect(level).toHaveCSS('visibility', 'hidden');
    await opener.click();
    await expect(navigation).toBeHidden();
  },
  async 'image-slider'({ page }) {
    await pressNext(page.locator('.image-slider').first());
  },
  async 'logo-slider'({ page }) {
    await pressNext(page.locator('.logo-slider').first());
  },
  async references({ page }) {
    const entry = page.locator('.reference').first();
    await entry.scrollIntoViewIfNeeded();
    await toggle(entry.locator('.reference__toggle'), entry.locator('.reference__body p'));
    const hidden = page.locator('.reference-column').last();
    const more = page.locator('.references__more');
    await expect(hidden).toBeHidden();
    await click(more);
    await expect(hidden).toBeVisible();
    await expect(more).toBeHidden();
  },
  async lightbox({ page }) {
    const entry = page.locator('.reference').nth(1);
    const link = entry.locator('[data-fancybox]');
    await entry.scrollIntoViewIfNeeded();
    // A click that comes before either script has closed the entry would open nothing.
    await expect(link).toBeHidden();
    await entry.locator('.reference__toggle').click();
    await expect(link).toBeVisible();
    await look(link);
  },
  async 'reference-slider'({ page }) {
    const slider = page.locator('.reference-slider');
    await pressNext(slider);
    await expect(slider.locator('.reference-slider__counter')).toContainText('2/4');
  },
  async 'category-gallery'(visit) {
    const gallery = visit.page.locator('.category-gallery');
    await chooseCategory(visit, gallery, 12);
    // What it brought works as what was there before.
    await pressNext(gallery.locator('.gallery-slider'));
    await look(gallery.locator('.slick-current:not(.slick-cloned) [data-fancybox]'));
  },
  async 'gallery-slider'({ page }) {
    const gallery = page.locator('.inspiration-gallery');
    await pressNext(gallery.locator('.gallery-slider'));
  },
  async 'inspiration-gallery'(visit) {
    await chooseCategory(visit, visit.page.locator('.inspiration-gallery'), 22);
  },
  async coverflow({ page }) {
    const coverflow = page.locator('.coverflow');
    const title = page.locator('.coverflow-detail__title');
    await coverflow.scrollIntoViewIfNeeded();
    await expect(coverflow.locator('.flipster__button--next')).toHaveCount(1);
    await expect(title).toHaveText('Dorn');
    await coverflow.locator('.flipster__button--next').click();
    await expect(title).toHaveText('Eos');
    await expect(coverflow.locator('.flipster__item--current .flip-title')).toHaveText('Eos');
  },
  async 'gallery-elements'({ page }) {
    const elements = page.locator('.gallery-element').filter({ visible: true });
    await expect(elements).toHaveAttribute('data-parent', 'Lesen');
    await click(page.locator('.gallery-navigation a', { hasText: 'Essen' }));
    await expect(elements).toHaveAttribute('data-parent', 'Essen');
    await expect(page.locator('.back-to-overview')).toHaveCount(1);
    await click(page.locator('.back-to-overview'));
    await expect(elements).toHaveAttribute('data-parent', 'Lesen');
    await expect(page.locator('.back-to-overview')).toHaveCount(0);
  },
  async downloads({ page }) {
    const list = page.locator('.downloads').first();
    // What is far away starts when somebody comes near.
    await list.scrollIntoViewIfNeeded();
    await toggle(list.locator('.downloads__toggle'), list.locator('.downloads__body a').first());
  },
  async map(visit) {
    const { page } = visit;
    await page.locator('.map').scrollIntoViewIfNeeded();
    await expect(page.locator('.map > .gm-style')).toHaveCount(1);
    expect(await page.evaluate(() => window.asked?.maps.length)).toBe(1);
    expect(await page.evaluate(() => window.asked?.markers.length)).toBe(1);
    expect(count(visit, `GET ${mapsScript}`)).toBe(1);
  },
  async anchors({ page }) {
    const link = page.locator('.skip-link');
    await link.evaluate((element) => element.setAttribute('href', '#pflege'));
    await link.focus();
    await page.evaluate(() => {
      window.answers = 0;
    });
    await page.keyboard.press('Enter');
    const distance = () =>
      page.evaluate(() => {
        const header = document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0;
        const top = document.querySelector('#pflege')?.getBoundingClientRect().top ?? 0;
        // The old script keeps the header's height, the browser the page's own scroll-padding.
        const padding = Number.parseFloat(
          getComputedStyle(document.documentElement).scrollPaddingTop,
        );
        return Math.min(Math.abs(top - header), Math.abs(top - (padding || 0)));
      });
    await expect.poll(distance).toBeLessThan(2);
    expect(await page.evaluate(() => window.answers)).toBe(1);
  },
  async 'to-top'({ page }) {
    const link = page.locator('.to-top');
    await link.scrollIntoViewIfNeeded();
    await click(link);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
  async form(visit) {
    const { page } = visit;
    const form = page.locator('form.inquiry-form');
    const name = form.locator('#inquiry-name');
    const wrong = form.locator('.form-group.has-error');
    await name.focus();
    // Where the form is ours, its code comes with the first focus.
    await page.waitForFunction(() =>
      window.auftritt
        ?.instances()
        .every(({ behaviour, state }) => behaviour !== 'form' || state === 'running'),
    );
    await form.locator('#inquiry-company').focus();
    await expect(wrong).toHaveCount(1);
    await name.fill('Imke Sörensen');
    await expect(wrong).toHaveCount(0);
    const send = form.locator('button[value="send"]');
    await send.click();
    await expect(wrong).toHaveCount(4);
    await form.locator('#inquiry-email').fill('imke@example.com');
    await form.locator('#inquiry-project').selectOption('planning');
    await form.locator('#inquiry-message').fill('Ein Lesesaal mit zwölf Plätzen.');
    await form.locator('#inquiry-privacy').check();
    const sent = () => visit.requests.filter((each) => /^POST .*\/home\/kontakt\/$/.test(each));
    await send.click();
    await page.waitForURL('**/home/kontakt/');
    expect(sent()).toHaveLength(1);
  },
} satisfies Partial<Readonly<Record<BehaviourName, (visit: Visit) => Promise<void>>>>;

/** A behaviour that the old site has too. */
export type OldBehaviour = keyof typeof uses;

const isOld = (name: string): name is OldBehaviour => name in uses;

/** The order of a visit. */
export const order: readonly OldBehaviour[] = Object.keys(uses).filter(isOld);

/** Uses these behaviours of the page with every section, as a visitor does. */
export async function use(visit: Visit, behaviours: readonly BehaviourName[]): Promise<void> {
  for (const name of order) if (behaviours.includes(name)) await uses[name](visit);
}
