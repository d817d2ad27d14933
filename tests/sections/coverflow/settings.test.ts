import { expect, it } from 'vitest';
import { settings } from '../../../src/sections/coverflow/settings.js';

it('the coverflow is set up as the specification has it in section 9', () => {
  expect(settings).toEqual({
    fadeIn: 1000,
    spacing: -0.82,
    nav: true,
    buttons: true,
    loop: true,
    keyboard: true,
    touch: true,
    scrollwheel: false,
    pauseOnHover: true,
  });
});
