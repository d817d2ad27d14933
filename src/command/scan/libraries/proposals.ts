import type { Move } from '../move.js';
import type { Call } from '../script/reading.js';
import { textOf } from '../script/values.js';

/** What a small plugin of jQuery becomes, which needs other markup. */
interface Proposal {
  readonly names: RegExp;
  readonly behaviour: string;
  readonly see: string;
  readonly says: string;
}

const proposals: readonly Proposal[] = [
  {
    names: /^accordion$/,
    behaviour: 'collapse',
    see: 'jquery-ui',
    says: 'write data-accordion on it, a button with data-collapse in each heading, data-collapse-body on each text',
  },
  {
    names: /^tabs$/,
    behaviour: 'tabs',
    see: 'jquery-ui',
    says: 'write data-tabs on its list and data-tab-panel on each panel',
  },
  {
    names: /^(\$\.)?(scrollUp|UItoTop|goTop|scrollToTop|backToTop)$/,
    behaviour: 'to-top',
    see: 'scrolling',
    says: 'write <a class="to-top" href="#"> into the page',
  },
];

/** A call of a plugin that a section of ours replaces with other markup; undefined where it is none. */
export function proposal({ name, of, args }: Call): Move | undefined {
  const found = proposals.find(({ names }) => names.test(name));
  const isOfJquery = name.startsWith('$.') || of.kind === 'elements';
  if (!found || !isOfJquery) return undefined;
  const { behaviour, says, see } = found;
  const method = textOf(args[0]);
  const selector = of.kind === 'elements' ? of.selector : undefined;
  const common = { library: 'jquery', selector, see } as const;
  if (method === undefined) return { ...common, what: name, fate: 'markup', behaviour, says };
  return {
    ...{ ...common, what: `${name}("${method}")`, fate: 'stays' },
    says: `asks ${name}: press the button of the section instead`,
  };
}
