import type { ReadPage, ReadScript } from './gather.js';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What names a plugin, or what else a file gives: another script, or an attribute of a page. */
function reasonFor(
  { name, facts }: ReadScript,
  others: readonly ReadScript[],
  pages: readonly ReadPage[],
): string | undefined {
  if (facts.character.startsItself) return 'it may start itself';
  const gives = new Set([...facts.plugins, ...facts.character.provides]);
  for (const other of others) {
    if (other.name === name && !other.isInline) continue;
    if (other.facts.character.callsAny && !other.facts.isLibrary)
      return `${other.name} calls plugins by names that are known only when it runs`;
    const { code, texts } = other.facts.names;
    if ([...code, ...texts].some((each) => gives.has(each))) return `${other.name} names it`;
  }
  const attributes = facts.plugins.map((plugin) => `data-${kebab(plugin)}`);
  for (const { name: page, facts: inPage } of pages) {
    const found = inPage.data.find((each) =>
      attributes.some((attribute) => each === attribute || each.startsWith(`${attribute}-`)),
    );
    if (found !== undefined) return `${page} has ${found}`;
  }
  return undefined;
}

/**
 * The files with plugins of jQuery that `scan` knows nothing of, and why they stay: undefined for those that nothing
 * names, in any way that a script can.
 *
 * @param scripts all that were read, as they are once the calls of the plan have gone
 */
export function pluginFiles(scripts: readonly ReadScript[], pages: readonly ReadPage[]) {
  const files = scripts.filter(({ facts, isInline }) => !isInline && facts.plugins.length > 0);
  const reasons = new Map<ReadScript, string | undefined>(files.map((file) => [file, undefined]));
  const others = scripts.filter((script) => !reasons.has(script));
  // A file that another one names stays only if that one does.
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    const staying = files.filter((file) => reasons.get(file) !== undefined);
    for (const file of files.filter((each) => reasons.get(each) === undefined)) {
      const reason = reasonFor(file, [...others, ...staying], pages);
      if (reason !== undefined) isSettled = false;
      reasons.set(file, reason);
    }
  }
  return files.map((file) => ({
    ...{ name: file.name, plugins: file.facts.plugins, stays: reasons.get(file) },
  }));
}

export type PluginFile = ReturnType<typeof pluginFiles>[number];
