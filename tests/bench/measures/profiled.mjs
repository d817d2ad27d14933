/** What opens by a press, of which the demonstration site has none. */
const text = '<p>Two weeks.</p>'.repeat(3);

const path = '/bench/toggles/';

const page = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Toggles</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/assets/auftritt.css">
<script type="module" src="/assets/auftritt.js"></script></head><body><main>
<section data-accordion><h3><button type="button" data-collapse>Delivery</button></h3>
<div data-collapse-body id="body">${text}</div></section>
<ul data-tabs><li><a href="#one">One</a></li><li><a id="second" href="#two">Two</a></li></ul>
<div id="one" data-tab-panel>${text}</div><div id="two" data-tab-panel>${text}</div>
<div><button type="button" data-dropdown>Downloads</button>
<ul data-dropdown-menu id="menu"><li><a href="/catalogue.pdf">Catalogue</a></li></ul></div>
</main></body></html>`;

/** What is profiled beside the sections that other stacks have. @type {Record<string, import('./first-use.mjs').Section>} */
const sections = {
  collapse: {
    path,
    place: '[data-collapse]',
    control: (page) => page.locator('[data-collapse]'),
    answer: { is: 'there', place: '#body:not([hidden])' },
    stacks: ['auftritt'],
  },
  tabs: {
    path,
    place: '#second',
    control: (page) => page.locator('#second'),
    answer: { is: 'there', place: '#two:not([hidden])' },
    stacks: ['auftritt'],
  },
  'drop-down': {
    path,
    place: '[data-dropdown]',
    control: (page) => page.locator('[data-dropdown]'),
    answer: { is: 'there', place: '#menu:not([hidden])' },
    stacks: ['auftritt'],
  },
};

export const profiled = { pages: new Map([[path, page]]), sections };
