// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { reveal } from '../../../src/scrolling/reveal.js';

const revealIn = (html: string): void => {
  document.body.innerHTML = html;
  for (const target of document.querySelectorAll('#target')) reveal(target);
};

it('tells everything around a target that it is to open', () => {
  const told: string[] = [];
  const listening = new AbortController();
  const tell = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof Element) told.push(currentTarget.localName);
  };
  onTestFinished(() => listening.abort());
  for (const element of [document.body, document.documentElement]) {
    element.addEventListener('beforematch', tell, { signal: listening.signal });
  }
  revealIn('<p id="target"></p>');
  expect(told).toEqual(['body', 'html']);
});

it('opens what is hidden until it is found, also where nobody listens', () => {
  const until = 'hidden="until-found"';
  revealIn(`<div ${until}><div hidden><p id="target" ${until}></p></div></div><p ${until}></p>`);
  expect(document.querySelectorAll(`[${until}]`)).toHaveLength(1);
  expect(document.querySelectorAll('[hidden=""]')).toHaveLength(1);
});

it('opens the details around a target, but not those whose summary holds it', () => {
  revealIn(`<details id="outer"><summary>Outer</summary><p><details id="inner"><summary>
    <b id="target">Inner</b></summary></details></p></details>`);
  expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['outer']);
});
