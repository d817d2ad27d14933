import { expect, it } from 'vitest';
import { frameOf } from '../../../src/sections/lightbox/photoswipe/frame-of.js';

const film = 'dQw4w9WgXcQ';
const player = `https://www.youtube-nocookie.com/embed/${film}`;

it.each([
  [`https://www.youtube.com/watch?v=${film}`, `${player}?rel=0`],
  [`https://youtu.be/${film}?t=1m30s`, `${player}?rel=0&start=90`],
  [`https://www.youtube.com/shorts/${film}`, `${player}?rel=0`],
  [`https://www.youtube.com/embed/${film}?autoplay=1`, `${player}?autoplay=1&rel=0`],
  [
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1&rel=0',
  ],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1'],
  ['https://vimeo.com/123456/ab12', 'https://player.vimeo.com/video/123456?h=ab12&dnt=1'],
  [
    'https://www.google.de/maps/place/Villa+am+See/@48.1,11.5,15z',
    'https://maps.google.de/maps?q=Villa+am+See&ll=48.1%2C11.5&z=15&output=embed',
  ],
  [
    'https://www.google.com/maps/search/?api=1&query=Villa',
    'https://maps.google.com/maps?q=Villa&output=embed',
  ],
  ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
  ['https://www.youtube.com/@somebody', 'https://www.youtube.com/@somebody'],
])('the frame of %s has the address %s', (address, frame) => {
  const isFilm = /(youtube-nocookie|vimeo)\.com\/(embed|video)\//.test(frame);
  expect(frameOf({ type: undefined, address })).toEqual({ address: frame, isFilm });
});

it.each(['https://films.test/embed/7.html', `https://youtube.com.evil.example/watch?v=${film}`])(
  'a page at %s is shown as it is',
  (address) => {
    expect(frameOf({ type: 'iframe', address })).toEqual({ address, isFilm: false });
    expect(frameOf({ type: undefined, address })).toEqual({ address, isFilm: false });
  },
);
