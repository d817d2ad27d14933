import { type ParseArgsConfig, parseArgs } from 'node:util';
import { WrongUsage } from './usage.js';

/**
 * The options and the other arguments of a command.
 *
 * @throws WrongUsage for an option that is unknown, or has no value where it needs one
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}
