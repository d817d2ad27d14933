import type { Locator, Page } from '@playwright/test';
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
export async function click(target: Locator): Promise<void> {
  await target.page().evaluate(() => {
    window.answers = 0;
  });
  await target.click();
  await expect.poll(() => target.page().evaluate(() => window.answers)).toBe(1);
}

export const count = ({ requests }: Visit, begin: string): number =>
  requests.filter((request) => request.startsWith(begin)).length;

/**
 * Presses the arrow of a slider: it moves by one slide, and it is one slider. By the keyboard, as
 * the focus holds up a slider that plays by itself.
 */
export async function pressNext(slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('.slick-track')).toHaveCount(1);
  const next = slider.locator('.slick-next');
  await expect(next).toHaveCount(1);
  const current = () =>
    slider.evaluate((element) => {
      const instance: unknown = Reflect.get(element, 'slick');
      // Our own row has no instance.
      const rests = !(instance instanceof Object && Reflect.get(instance, 'animating'));
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

export const lightboxes = (page: Page): Locator =>
  page.locator('.fancybox-container, .fancybox__dialog');

/** Opens the lightbox and closes it again. */
export async function look(link: Locator): Promise<void> {
  const page = link.page();
  await click(link);
  await expect(lightboxes(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(lightboxes(page)).toHaveCount(0);
}

/** Opens and closes what a toggle collapses. */
export async function toggle(button: Locator, text: Locator): Promise<void> {
  const press = async (): Promise<void> => {
    // It can be clicked. A press and a release of the mouse are no click where something above them
    // has started in between, and has moved the button. Playwright's trial of a click is one for who listens early.
    await button.hover();
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
export async function chooseCategory(visit: Visit, gallery: Locator, uid: number): Promise<void> {
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
