import { fileURLToPath } from 'node:url';
import { command } from './command.js';

declare const VERSION: string;

process.exitCode = await command(process.argv.slice(2), {
  version: VERSION,
  // The command is built into dist/command.
  dist: fileURLToPath(new URL('..', import.meta.url)),
  out: process.stdout,
  errors: process.stderr,
});
