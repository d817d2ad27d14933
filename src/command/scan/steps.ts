import { behaviours } from '../../behaviours.js';
import type { Library } from './libraries/libraries.js';
import type { PlannedMove } from './move.js';
import { type Plan, unique } from './plan.js';

/** Libraries that are handed over together, in the order of the steps. */
const order: readonly (readonly [title: string, libraries: readonly Library[]])[] = [
  ['Scrolling', ['jquery']],
  ['Sliders', ['slick', 'owl', 'flexslider', 'nivo', 'bxslider']],
  ['Lightbox', ['fancybox', 'colorbox', 'magnific', 'lightbox2', 'glightbox']],
  ['Coverflow', ['flipster']],
  ['Bootstrap', ['bootstrap', 'popper']],
  ['Consent', ['js-cookie', 'klaro']],
];

/** Names the first items, and says how many others there are. */
export function some(items: readonly string[], most = 6): string {
  const left = items.length - most;
  return left > 0 ? `${items.slice(0, most).join(', ')} and ${left} more` : items.join(', ');
}

const isCall = ({ where }: PlannedMove): boolean => where.pages === 0;

function stepFor(title: string, libraries: readonly Library[], plan: Plan) {
  const all = plan.moves.filter(({ library }) => libraries.includes(library));
  const going = all.filter(({ fate }) => fate !== 'stays');
  const calls = unique(going.filter(isCall).map(({ where }) => where.at));
  const presets = unique(going.flatMap(({ preset }) => preset ?? []));
  const bootstrap = /bootstrap-\d/.exec(
    plan.tag.find(([name]) => name === 'data-preset')?.[1] ?? '',
  );
  if (libraries.includes('bootstrap') && bootstrap && going.some(({ behaviour }) => behaviour)) {
    presets.unshift(bootstrap[0]);
  }
  const hooks = unique(going.flatMap(({ hook }) => hook?.[0] ?? []));
  const names = unique(going.flatMap(({ behaviour }) => behaviour ?? []));
  const sliders = going.filter(({ slider }) => slider).length;
  const files = plan.files.filter(
    ({ library, stays }) =>
      library !== 'jquery' && libraries.includes(library) && stays === undefined,
  );
  const written = unique(going.flatMap(({ fate, see }) => (fate === 'markup' && see ? see : [])));
  const attributes = unique(going.flatMap((move) => Object.keys(move.attributes ?? {})));
  return {
    title,
    does: [
      ...(calls.length > 0 ? [`Delete the calls at ${some(calls)}.`] : []),
      ...written.map((see) => `Write the markup of docs/moving.md#${see}.`),
      ...(sliders > 0 ? ['Give the elements below "data-slider" their attribute.'] : []),
      ...(presets.length > 0 ? [`Add ${presets.join(' and ')} to data-preset.`] : []),
      ...(hooks.length > 0 ? [`Add ${hooks.join(' and ')} to data-selectors.`] : []),
      ...attributes.map((name) => `Add ${name}.`),
      ...(names.length > 0 ? [`Take ${names.join(', ')} out of data-disable.`] : []),
      ...(files.length > 0 ? [`Delete ${some(files.map(({ name }) => name))}.`] : []),
    ],
  };
}

/** The order in which a site moves over. Each step leaves a site that works. */
export function stepsOf(plan: Plan) {
  const disabled = behaviours.map(({ name }) => name).join(' ');
  const unused = plan.plugins.filter(({ stays }) => stays === undefined);
  const jquery = plan.files.filter(({ library }) => library === 'jquery');
  const [first] = jquery;
  const files = some(jquery.map(({ name }) => name));
  const kept = `Stays for ${first?.stays}; docs/moving.md shows what replaces it.`;
  const steps = [
    {
      title: 'The tag',
      does: [
        'Add the stylesheet and the tag after the old ones, without data-preset and data-selectors, and with',
        `data-disable="${disabled}". Nothing changes yet.`,
      ],
    },
    ...order.flatMap(([title, libraries]) => stepFor(title, libraries, plan)),
    {
      title: 'Plugins that nothing calls',
      does:
        unused.length > 0
          ? [`Delete ${some(unused.map(({ name }) => name))}, unless another page calls them.`]
          : [],
    },
    {
      title: 'jQuery',
      does: first?.stays ? [kept, `Then delete ${files}.`] : first ? [`Delete ${files}.`] : [],
    },
  ];
  return steps.filter(({ does }) => does.length > 0);
}
