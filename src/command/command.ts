import { requireJsdom } from './pages/packages.js';
import { printable } from './terminal/text.js';
import {
  MissingPackage,
  type Status,
  type Surroundings,
  usage,
  WrongUsage,
} from './terminal/usage.js';

/** The subcommands. Each is loaded when it is called, since not all of them need jsdom. */
const commands = {
  check: async () => {
    requireJsdom();
    return (await import('./check/check.js')).check;
  },
  inspect: async () => (await import('./inspect/command.js')).inspectCommand,
  deploy: async () => (await import('./deploy/command.js')).deployCommand,
} as const;

const isCommand = (name: string | undefined): name is keyof typeof commands =>
  name !== undefined && Object.hasOwn(commands, name);

/**
 * The command `auftritt`.
 *
 * @param args what follows the command's name
 */
export async function command(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Status> {
  const { version, out, errors } = surroundings;
  try {
    if (args.includes('--help')) {
      out.write(usage);
      return 0;
    }
    if (args.includes('--version')) {
      out.write(`${version}\n`);
      return 0;
    }
    const [name, ...rest] = args;
    if (!isCommand(name)) throw new WrongUsage(name ? `unknown command ${name}` : 'no command');
    const run = await commands[name]();
    return await run(rest, surroundings);
  } catch (error) {
    if (error instanceof MissingPackage) {
      errors.write(`auftritt: ${error.message}\n`);
      return 2;
    }
    if (!(error instanceof WrongUsage)) throw error;
    const lines = error.message.split('\n').map(printable);
    errors.write(`auftritt: ${lines.join('\n')}\n\n${usage}`);
    return 2;
  }
}
