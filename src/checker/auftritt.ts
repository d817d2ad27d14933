import { command } from './command.js';

declare const VERSION: string;

process.exitCode = await command(process.argv.slice(2), VERSION, process.stdout, process.stderr);
