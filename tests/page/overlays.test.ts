// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { holdScrolling } from '../../src/page/overlays.js';

test('a page that two overlays hold is let go by the last one', () => {
  const { documentElement: root, body } = document;
  const isHeld = () => [root, body].some(({ style }) => style.overflowY === 'hidden');
  const [menu, lightbox] = [holdScrolling(), holdScrolling()];
  expect(isHeld()).toBe(true);
  menu();
  expect(isHeld()).toBe(true);
  lightbox();
  expect([root, body].map((each) => each.getAttribute('style'))).toEqual([null, null]);
});
