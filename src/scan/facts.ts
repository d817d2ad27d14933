import { librariesIn, libraryOfFile, majorVersion } from './file-libraries.js';
import type { Library, PlacedMove } from './move.js';
import { moveOf } from './moves-of-script.js';
import { type OwnCode, ownCode } from './own-code.js';
import { readScript } from './script/read-script.js';

/** What one script says. */
export interface ScriptFacts {
  readonly moves: readonly PlacedMove[];
  /** What it does with jQuery besides. */
  readonly own: readonly OwnCode[];
  /** The libraries whose code it holds. */
  readonly holds: readonly Library[];
  /** The major version of the library that it is. */
  readonly version: number | undefined;
  /** Whether it has code besides that of libraries. */
  readonly hasOwnCode: boolean;
}

/**
 * Reads what a script does with the libraries.
 *
 * @param address where it comes from, which may say a version
 * @throws Unreadable where it cannot be parsed
 */
export function factsOf(source: string, address: string): ScriptFacts {
  const { calls, uses, defines, comments, hasOwnCode } = readScript(source);
  const moved = calls.flatMap((call) => {
    const move = moveOf(call);
    return move ? [{ call, move }] : [];
  });
  const named = libraryOfFile(address);
  const within = librariesIn(defines, comments, hasOwnCode);
  const holds = named && !within.includes(named) ? [named, ...within] : within;
  // What stays is named as a move; it is not code of the site's own as well.
  const gone = moved.map(({ call }) => call);
  const definesOnly = (holds.length > 0 || defines.length > 0) && moved.length === 0;
  const isLibrary = named !== undefined || definesOnly || (holds.length > 0 && !hasOwnCode);
  return {
    moves: isLibrary ? [] : moved.map(({ move }) => move),
    own: isLibrary ? [] : ownCode(uses, gone),
    holds,
    version: majorVersion(comments, address),
    hasOwnCode: !isLibrary,
  };
}
