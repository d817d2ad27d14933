import { baseName, librariesIn, libraryOfFile, majorVersion } from './file-libraries.js';
import type { Library, PlacedMove } from './move.js';
import { moveOf } from './moves-of-script.js';
import { type OwnCode, ownCode } from './own-code.js';
import { readScript } from './script/read-script.js';

/** What one script says. */
export interface ScriptFacts {
  readonly moves: readonly PlacedMove[];
  /** Its other uses of jQuery. */
  readonly own: readonly OwnCode[];
  /** The libraries whose code it holds. */
  readonly holds: readonly Library[];
  /** The major version of the library that it is. */
  readonly version: number | undefined;
  /** Whether it has code besides that of libraries and plugins. */
  readonly hasOwnCode: boolean;
  /** The plugins of jQuery that it defines, if it is a file of plugins that no library here is. */
  readonly plugins: readonly string[];
  /** The names of all members that it calls: plugins may be among them. */
  readonly called: readonly string[];
  /** The names of all members that it reads or calls. */
  readonly members: readonly string[];
}

/**
 * Reads what a script does with the libraries.
 *
 * @param address where it comes from, which may say a version
 * @throws Unreadable where it cannot be parsed
 */
export function factsOf(source: string, address: string): ScriptFacts {
  const { calls, uses, defines, hasOwnFn, called, members, comments, hasOwnCode } =
    readScript(source);
  const moved = calls.flatMap((call) => {
    const move = moveOf(call);
    return move ? [{ call, move }] : [];
  });
  const named = libraryOfFile(address);
  const within = librariesIn(defines, comments, hasOwnCode);
  const holds = named && !within.includes(named) ? [named, ...within] : within;
  // A library's call that stays is listed as a move, so it is not listed again as own code.
  const gone = moved.map(({ call }) => call);
  // A script of the site's own may define a small plugin, and use jQuery besides.
  const isOnElements = uses.some(({ methods }) => methods.some((name) => !name.startsWith('$.')));
  const isPlugin = defines.length > 0 && (!isOnElements || /^jquery[.-]/.test(baseName(address)));
  const definesOnly = (holds.length > 0 || isPlugin) && moved.length === 0;
  const isLibrary = named !== undefined || definesOnly || (holds.length > 0 && !hasOwnCode);
  return {
    moves: isLibrary ? [] : moved.map(({ move }) => move),
    own: isLibrary ? [] : ownCode(uses, gone),
    holds,
    version: majorVersion(comments, address),
    hasOwnCode: !isLibrary,
    plugins: isLibrary && holds.length === 0 && !hasOwnFn ? defines : [],
    called,
    members,
  };
}
