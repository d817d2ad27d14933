// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { readOptions, settings } from '../../../src/sections/coverflow/options.js';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it('the coverflow is set up as the specification has it in section 9', () => {
  expect(settings).toEqual({
    fadeIn: 1000,
    spacing: -0.82,
    start: 'center',
    nav: true,
    buttons: true,
    loop: true,
    click: true,
    keyboard: true,
    touch: true,
    scrollwheel: false,
    autoplay: false,
    pauseOnHover: true,
  });
});

it('options of a site are read', () => {
  const changes = { click: false, touch: false, autoplay: 5000, pauseOnHover: false };
  const report = vi.fn();
  expect(readOptions({ ...settings, ...changes }, report)).toEqual({ ...settings, ...changes });
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['fadeIn', -1, 'fadeIn must be a time in ms'],
  ['spacing', '-0.5', 'spacing must be a number'],
  ['spacing', Number.NaN, 'spacing must be a number'],
  ['start', 1.5, 'start must be "center" or a whole number from 0 on'],
  ['nav', 'above', 'nav must be true or false or "before" or "after"'],
  ['buttons', 'custom', 'buttons must be true or false'],
  ['loop', 1, 'loop must be true or false'],
  ['scrollwheel', true, 'scrollwheel must be false, since the wheel scrolls the page'],
  ['autoplay', true, 'autoplay must be false or a number from 1 on'],
  ['autoplay', 0, 'autoplay must be false or a number from 1 on'],
  ['style', 'wheel', 'style cannot be set: it is a coverflow'],
  ['onItemSwitch', () => {}, 'onItemSwitch cannot be set: it shows the item in the detail area'],
  ['constructor', 1, 'constructor is no option of a coverflow'],
])('%s: %j is named, and the default holds', (name, value, message) => {
  const report = vi.fn();
  expect(readOptions({ ...settings, [name]: value }, report)).toEqual(settings);
  expect(report.mock.calls).toEqual([[message]]);
});
