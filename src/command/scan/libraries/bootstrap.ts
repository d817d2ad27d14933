import type { Move } from '../move.js';
import type { Call } from '../script/reading.js';
import { textOf } from '../script/values.js';

const library = 'bootstrap';
const see = 'bootstrap';

/** What takes over each of Bootstrap's plugins. */
export const taken: Readonly<Record<string, string>> = {
  collapse: 'collapse',
  tab: 'tabs',
  pill: 'tabs',
  list: 'tabs',
  dropdown: 'dropdown',
};

/** Why the others stay. */
export const kept: Readonly<Record<string, string>> = {
  modal: 'a dialog element and one line open it without bootstrap.js',
  tooltip: 'a title says the same; the drawn one needs bootstrap.js',
  popover: 'the attribute popover of HTML does it; the drawn one needs bootstrap.js',
  carousel: 'with data-slider on .carousel-inner and its own controls gone, it is a slider of ours',
  scrollspy: 'a few lines without jQuery do it',
  affix: 'position: sticky does it',
  alert: 'one line without jQuery closes it',
  button: 'one line without jQuery toggles a class',
  toast: 'bootstrap.js shows it',
  offcanvas: 'bootstrap.js opens it',
};

/** What a call of Bootstrap's becomes. */
function called(
  plugin: string,
  what: string,
  selector: string | undefined,
  method: string | undefined,
): Move {
  const behaviour = taken[plugin];
  if (behaviour !== undefined && method === undefined) {
    return {
      library,
      what,
      selector,
      fate: 'unchanged',
      behaviour,
      see,
      says: `is not needed: ${behaviour} finds the attributes by itself`,
    };
  }
  if (behaviour !== undefined) {
    const says = `${plugin}("${method}") asks bootstrap.js; click the toggle instead`;
    return { library, what: `${what}("${method}")`, selector, fate: 'stays', see, says };
  }
  const fate = plugin === 'carousel' && method === undefined ? 'markup' : 'stays';
  const whole = method === undefined ? what : `${what}("${method}")`;
  return {
    library,
    what: whole,
    selector,
    fate,
    see: plugin === 'scrollspy' ? 'scroll-spy' : see,
    says: kept[plugin] ?? 'bootstrap.js does it',
  };
}

/** A call of one of Bootstrap's plugins; undefined where it is none. */
export function bootstrap({ name, of, args }: Call): Move | undefined {
  const [first] = args;
  if (
    of.kind === 'elements' &&
    (Object.hasOwn(taken, name) || Object.hasOwn(kept, name)) &&
    name !== 'list'
  ) {
    return called(name, name, of.selector, textOf(first));
  }
  const [, constructed] = /^(?:new )?bootstrap\.(\w+)/.exec(name) ?? [];
  if (constructed === undefined) return undefined;
  const plugin = constructed.toLowerCase();
  const selector = first?.kind === 'elements' ? first.selector : textOf(first);
  const isNew = name.startsWith('new ');
  return called(plugin, name, selector, isNew ? undefined : 'show');
}
