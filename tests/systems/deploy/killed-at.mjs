// Imported before the command: the process is killed at one of its file operations, and its pauses
// pass at once. The environment says at which: KILLED_AT=12.
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const killedAt = Number(process.env.KILLED_AT);
let operations = 0;

for (const name of /** @type {const} */ ([
  'lstat',
  'mkdir',
  'readFile',
  'rename',
  'rm',
  'writeFile',
])) {
  const perform = files[name];
  Object.assign(files, {
    /** @param {unknown[]} args */
    [name](...args) {
      operations += 1;
      if (operations === killedAt) process.kill(process.pid, 'SIGKILL');
      return Reflect.apply(perform, files, args);
    },
  });
}

if (process.env.KILLED_AT === 'never') {
  const pause = timers.setTimeout;
  // Those that a signal ends are between the signs of life.
  /** @type {typeof pause} */
  const passing = (duration, value, options) =>
    pause(options?.signal ? duration : 0, value, options);
  Object.assign(timers, { setTimeout: passing });
}
syncBuiltinESMExports();
