import type { ReadScript } from './gather.js';

/** A file with plugins of jQuery that `scan` knows nothing of, or one that adds to them. */
export interface PluginFile {
  readonly name: string;
  /** The plugins that it defines or adds to. */
  readonly plugins: readonly string[];
  /** Why it stays; undefined if nothing that was read calls its plugins. */
  readonly stays: string | undefined;
}

/** Why a file of plugins stays. A plugin may start itself, on elements that only its own file knows. */
function reasonFor(
  { name, facts }: ReadScript,
  scripts: readonly ReadScript[],
): string | undefined {
  const caller = scripts.find((script) =>
    script.facts.called.some((member) => facts.plugins.includes(member)),
  );
  if (!caller) return undefined;
  return caller.name === name && !caller.isInline
    ? 'it may start itself'
    : `${caller.name} calls it`;
}

/** Whether a script does nothing to elements: it only asks jQuery's own functions, as `$.each`. */
const leavesElements = ({ facts, isInline }: ReadScript): boolean =>
  !isInline && facts.moves.length === 0 && facts.own.every(({ what }) => what.startsWith('$.'));

/**
 * The files of plugins, and which of them can go. Those that add to a plugin, such as its languages, go with it.
 *
 * @param scripts all that were read: what calls a plugin may be in any of them
 */
export function pluginFiles(scripts: readonly ReadScript[]): readonly PluginFile[] {
  const files = scripts
    .filter(({ facts, isInline }) => !isInline && facts.plugins.length > 0)
    .map(
      (script): PluginFile => ({
        name: script.name,
        plugins: script.facts.plugins,
        stays: reasonFor(script, scripts),
      }),
    );
  const isStaying = (plugin: string): boolean =>
    files.some(({ plugins, stays }) => stays !== undefined && plugins.includes(plugin));
  const going = files
    .filter(({ stays }) => stays === undefined)
    .flatMap(({ plugins }) => plugins)
    .filter((plugin) => !isStaying(plugin));
  const additions = scripts
    .filter((script) => leavesElements(script) && !files.some(({ name }) => name === script.name))
    .map(({ name, facts }): PluginFile => {
      const plugins = going.filter((plugin) => facts.members.includes(plugin));
      return { name, plugins, stays: undefined };
    })
    .filter(({ plugins }) => plugins.length > 0);
  return [...files, ...additions];
}
