import { asked, type Move } from '../move.js';
import type { Call } from '../script/read-script.js';
import { textOf } from '../script/values.js';
import data from './plugins.json' with { type: 'json' };

/** What takes over each of Bootstrap's plugins. */
export const taken: ReadonlyMap<string, string> = new Map(Object.entries(data.bootstrap.taken));

/** Why the others stay. */
export const kept: ReadonlyMap<string, string> = new Map(Object.entries(data.bootstrap.kept));

/** What a plugin of Bootstrap's becomes: its call without a method, or its attribute. */
export function pluginMove(
  plugin: string,
  common: Pick<Move, 'library' | 'what' | 'see'> & { readonly selector?: string | undefined },
  says: (behaviour: string) => string,
): Move {
  const behaviour = taken.get(plugin);
  if (behaviour !== undefined) {
    return { ...common, fate: 'unchanged', behaviour, says: says(behaviour) };
  }
  const fate = plugin === 'carousel' ? 'markup' : 'stays';
  return { ...common, fate, says: kept.get(plugin) ?? 'bootstrap.js does it' };
}

/** What a call of Bootstrap's becomes. */
function called(
  plugin: string,
  what: string,
  selector: string | undefined,
  method: string | undefined,
): Move {
  const see = plugin === 'scrollspy' ? 'scroll-spy' : 'bootstrap';
  const common = { library: 'bootstrap', what, selector, see } as const;
  if (method === undefined) {
    const says = (behaviour: string) =>
      `is not needed: ${behaviour} finds the attributes by itself`;
    return pluginMove(plugin, common, says);
  }
  const says = taken.has(plugin)
    ? `${plugin}("${method}") asks bootstrap.js; click the toggle instead`
    : (kept.get(plugin) ?? 'bootstrap.js does it');
  return asked(common, method, says);
}

/** A call of one of Bootstrap's plugins; undefined where it is none. */
export function bootstrap({ name, of, args }: Call): Move | undefined {
  const [first] = args;
  if (of.kind === 'elements' && (taken.has(name) || kept.has(name)) && name !== 'list') {
    return called(name, name, of.selector, textOf(first));
  }
  const [, constructed] = /^(?:new )?bootstrap\.(\w+)/.exec(name) ?? [];
  if (constructed === undefined) return undefined;
  const plugin = constructed.toLowerCase();
  const selector = first?.kind === 'elements' ? first.selector : textOf(first);
  const isNew = name.startsWith('new ');
  return called(plugin, name, selector, isNew ? undefined : 'show');
}
