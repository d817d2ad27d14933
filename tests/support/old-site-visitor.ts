import type { Locator, Page } from '@playwright/test';
import type { BehaviourName } from './contract.js';
import { collection, gtagScript } from './services/gtag.js';
import { mapsScript } from './services/maps.js';
import { expect } from './services/outside.js';

/** What a visitor is on a page with. */
export interface Visit {
  readonly page: Page;
  /** Every request of the page, as `METHOD address`. */
  readonly requests: readonly string[];
}

declare global {
  interface Window {
    /** How many listeners have answered the one event of the last click that most have answered. */
    answers: number;
  }
}

/** Counts, in each page that is opened from now on, how many listeners answer a click. */
export async function countAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const answered = new WeakMap<Event, number>();
    const { preventDefault } = Event.prototype;
    window.answers = 0;
    Event.prototype.preventDefault = function count() {
      const times = (answered.get(this) ?? 0) + 1;
      answered.set(this, times);
      if (this.type === 'click') window.answers = Math.max(window.answers, times);
      preventDefault.call(this);
    };
  });
}

/** Clicks on something that one script is to answer, and not two. */
async function click(target: Locator): Promise<void> {
  await target.page().evaluate(() => {
    window.answers = 0;
  });
  await target.click();
  await expect.poll(() => target.page().evaluate(() => window.answers)).toBe(1);
}

const count = ({ requests }: Visit, begin: string): number =>
  requests.filter((request) => request.startsWith(begin)).length;

/**
 * Presses the arrow of a slider: it moves by one slide, and it is one slider. By the keyboard, as
 * the focus holds up a slider that plays by itself.
 */
async function pressNext(slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('.slick-track')).toHaveCount(1);
  const next = slider.locator('.slick-next');
  await expect(next).toHaveCount(1);
  const current = () =>
    slider.evaluate((element) => {
      const instance: unknown = Reflect.get(element, 'slick');
      const rests = instance instanceof Object && !Reflect.get(instance, 'animating');
      const slide = element.querySelector('.slick-current:not(.slick-cloned)');
      return rests ? Number(slide?.getAttribute('data-slick-index')) : Number.NaN;
    });
  await next.focus();
  await expect.poll(current).not.toBeNaN();
  const before = await current();
  await next.press('Enter');
  const slides = await slider.locator('.slick-slide:not(.slick-cloned)').count();
  await expect.poll(current).toBe((before + 1) % slides);
}

const lightboxes = (page: Page): Locator => page.locator('.fancybox-container, .fancybox__dialog');

/** Opens the lightbox and closes it again. */
async function look(link: Locator): Promise<void> {
  const page = link.page();
  await click(link);
  await expect(lightboxes(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(lightboxes(page)).toHaveCount(0);
}

/** Opens and closes what a toggle collapses. */
async function toggle(button: Locator, text: Locator): Promise<void> {
  const press = async (): Promise<void> => {
    // It can be clicked. A press and a release of the mouse are no click where something above them
    // has started in between, and has moved the button.
    await button.click({ trial: true });
    await button.dispatchEvent('click');
  };
  await expect(text).toBeHidden();
  await press();
  await expect(text).toBeVisible();
  // bootstrap takes no second click while it still moves.
  await expect(button.page().locator('.collapsing')).toHaveCount(0);
  await press();
  await expect(text).toBeHidden();
}

/** Chooses a category: one request, and the category is shown. */
async function chooseCategory(visit: Visit, gallery: Locator, uid: number): Promise<void> {
  const address = await gallery.locator('.reference_request_url').inputValue();
  const calls = () =>
    visit.requests.filter((each) => each.startsWith('POST') && each.endsWith(address)).length;
  const before = calls();
  const heading = gallery.locator('h3').first();
  const text = await heading.innerText();
  await click(gallery.locator(`[data-uid="${uid}"] a, a[data-uid="${uid}"]`));
  await expect(heading).not.toHaveText(text);
  await expect(gallery.locator('.loading-overlay').filter({ visible: true })).toHaveCount(0);
  expect(calls() - before).toBe(1);
  await expect(gallery.locator('.product_reference.active')).toHaveCount(1);
  await expect(gallery.locator('.product_reference.active')).toHaveAttribute('data-uid', `${uid}`);
}

/** What a visitor does, and what comes of it, whoever sees to it. */
const uses = {
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
  async intro({ page }) {
    await expect(page.locator('.start-screen')).toBeHidden();
  },
  async telephone({ page }) {
    const href = 'tel:+493023125014';
    await expect(page.locator('a[href^="tel:"]')).toHaveAttribute('href', href);
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
  async downloads({ page }) {
    const list = page.locator('.downloads').first();
    await toggle(list.locator('.downloads__toggle'), list.locator('.downloads__body a').first());
  },
  async references({ page }) {
    const entry = page.locator('.reference').first();
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
    // A click that comes before either script has closed the entry would open nothing.
    await expect(link).toBeHidden();
    await entry.locator('.reference__toggle').click();
    await expect(link).toBeVisible();
    await look(link);
  },
  async 'image-slider'({ page }) {
    await pressNext(page.locator('.image-slider').first());
  },
  async 'reference-slider'({ page }) {
    const slider = page.locator('.reference-slider');
    await pressNext(slider);
    await expect(slider.locator('.reference-slider__counter')).toContainText('2/4');
  },
  async 'logo-slider'({ page }) {
    await pressNext(page.locator('.logo-slider').first());
  },
  async 'gallery-slider'({ page }) {
    const gallery = page.locator('.inspiration-gallery');
    await pressNext(gallery.locator('.gallery-slider'));
  },
  async 'category-gallery'(visit) {
    const gallery = visit.page.locator('.category-gallery');
    await chooseCategory(visit, gallery, 12);
    // What it brought works as what was there before.
    await pressNext(gallery.locator('.gallery-slider'));
    await look(gallery.locator('.slick-current:not(.slick-cloned) [data-fancybox]'));
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
  async map(visit) {
    const { page } = visit;
    await page.locator('.map').scrollIntoViewIfNeeded();
    await expect(page.locator('.map > .gm-style')).toHaveCount(1);
    expect(await page.evaluate(() => window.asked?.maps.length)).toBe(1);
    expect(await page.evaluate(() => window.asked?.markers.length)).toBe(1);
    expect(count(visit, `GET ${mapsScript}`)).toBe(1);
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

/** The order of a visit: first what covers the page, last what leaves it. */
export const order: readonly OldBehaviour[] = [
  'intro',
  'consent',
  'analytics',
  'telephone',
  'navigation',
  'image-slider',
  'logo-slider',
  'references',
  'lightbox',
  'reference-slider',
  'category-gallery',
  'gallery-slider',
  'inspiration-gallery',
  'coverflow',
  'gallery-elements',
  'downloads',
  'map',
  'anchors',
  'to-top',
  'form',
];

/** Uses these behaviours of the page with every section, as a visitor does. */
export async function use(visit: Visit, behaviours: readonly BehaviourName[]): Promise<void> {
  for (const name of order) if (behaviours.includes(name)) await uses[name](visit);
}
