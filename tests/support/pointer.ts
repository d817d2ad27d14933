import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an element stands; it has to be shown. */
export async function boxOf(element: Locator): Promise<Point & { width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return box;
}

/** The middle of what is shown there. */
export async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses the mouse at a place, draws it sideways by so many px, and lets it go. */
export async function drag({ mouse }: Page, { x, y }: Point, by: number): Promise<void> {
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + by, y, { steps: 5 });
  await mouse.up();
}

/** A finger on the screen of the page. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: Point[]
  ): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const down = (at: Point) => send('touchStart', at);
  const up = () => send('touchEnd');
  return {
    down,
    up,
    /** Draws it from a place to another, and lifts it. */
    async draw(from: Point, by: Point): Promise<void> {
      await down(from);
      for (const share of [0.1, 0.25, 0.5, 0.75, 1])
        await send('touchMove', { x: from.x + share * by.x, y: from.y + share * by.y });
      await up();
    },
  };
}
