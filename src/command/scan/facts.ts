import {
  baseName,
  librariesIn,
  libraryOfFile,
  majorVersion,
  othersOf,
} from './libraries/libraries.js';
import { moveOf } from './libraries/others.js';
import type { PlacedMove } from './move.js';
import { ownCode } from './own-code.js';
import { type Call, readScript } from './script/read-script.js';

/** What people write at the head of a file that others use. */
const head = /licen[cs]e|copyright|\(c\)|@(version|author|preserve)|https?:\/\/|\bv?\d+\.\d+\.\d+/i;

/** A call that runs under a condition, or whose result the script uses, goes on running. */
function settled(move: PlacedMove, call: Call): PlacedMove {
  if (move.fate === 'stays') return move;
  if (call.condition !== undefined) {
    const says = `is called only ${call.condition}, and ours would start in any case`;
    return { ...move, fate: 'stays', says };
  }
  // bxSlider returns what steers it, others the elements.
  const isOther = call.of.kind !== 'elements' || call.name === 'bxSlider';
  const isKept = isOther && call.name !== 'klaroConfig';
  return call.isUsed && isKept && move.library !== 'jquery'
    ? { ...move, fate: 'stays', says: 'the script uses what the call returns' }
    : move;
}

/**
 * Reads what a script does with the libraries.
 *
 * @param address where it comes from, which may say a version
 * @throws Uncheckable where it cannot be parsed
 */
export function factsOf(source: string, address: string) {
  const { calls, uses, defines, hasOwnFn, comments, hasOwnCode, names, isModule, ...character } =
    readScript(source);
  const moved = calls.flatMap((call) => {
    const move = moveOf(call);
    return move ? [{ call, move: settled(move, call) }] : [];
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
  // A library says so at its head, and is written to be loaded as a module too.
  const isVendor = isModule && comments.slice(0, 2).some((text) => head.test(text));
  const isLibrary =
    named !== undefined || isVendor || definesOnly || (holds.length > 0 && !hasOwnCode);
  return {
    moves: isLibrary ? [] : moved.map(({ move }) => move),
    /** What the script does with jQuery beside the calls of libraries. */
    own: isLibrary ? [] : ownCode(uses, gone),
    /** The libraries whose code it holds. */
    holds,
    /** The major version of the library that it is. */
    version: majorVersion(comments, address),
    /** Whether it has code besides that of libraries and plugins. */
    hasOwnCode: !isLibrary,
    /** The plugins of jQuery that it defines beside those of libraries, if its name is not that of one. */
    plugins: isLibrary && named === undefined && !hasOwnFn ? othersOf(defines, holds) : [],
    /** Whether it is a library's or a plugin's file, by its content or its name. */
    isLibrary,
    ...{ names, character },
  };
}

/** What one script says. */
export type ScriptFacts = ReturnType<typeof factsOf>;
