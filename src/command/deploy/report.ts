import { printable } from '../terminal/printable.js';
import { baseOf, inOrder } from './paths.js';
import type { Plan } from './plan.js';

/** Puts each file on one line with its companions in the list: `chunks/a.js .map .br .gz`. */
function lines(what: string, paths: readonly string[]): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const path of inOrder(paths)) {
    groups.set(baseOf(path), [...(groups.get(baseOf(path)) ?? []), path]);
  }
  return [...groups].map(([base, members]) => {
    const endings = members.map((path) => path.slice(base.length)).filter(Boolean);
    return `  ${what.padEnd(9)} ${[base, ...endings].join(' ')}`;
  });
}

const count = (number: number): string => `${number} file${number === 1 ? '' : 's'}`;

/** Says for people what a deployment did, or what it would do. */
export function report(
  folder: string,
  { deployment, writes, absent, unchanged, removes, kept }: Plan,
  dryRun: boolean,
): string {
  const added = writes.filter((path) => absent.includes(path));
  const replaced = writes.filter((path) => !absent.includes(path));
  return [
    `auftritt ${deployment.version} to ${printable(folder)}${dryRun ? ' (dry run: nothing is changed)' : ''}`,
    ...lines('new', added),
    ...lines('replaced', replaced),
    ...lines('removed', removes),
    `${count(added.length)} new, ${replaced.length} replaced, ` +
      `${unchanged} as before, ${removes.length} removed`,
    ...kept.map(
      ({ version, files, until }) =>
        `${count(files.length)} of version ${printable(version)} kept until ${new Date(until).toISOString()}`,
    ),
    '',
  ].join('\n');
}
