import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** @typedef {import('./graph.mjs').Graph} Graph */

/**
 * Properties of our own objects that many modules name. Visitors get each of them as one letter. The
 * letters belong to the interface of the chunks, so the order counts.
 */
const internal = [
  'analyticsId',
  'analyticsSrc',
  'arrange',
  'consentDefault',
  'decided',
  'delays',
  'earlyEvents',
  'findNear',
  'findPart',
  'findParts',
  'holdsEnter',
  'isDown',
  'lastWins',
  'mapsKey',
  'mapsSrc',
  'measuring',
  'privacyUrl',
  'replay',
  'requestErrors',
  'requirePart',
  'requirements',
  'restoreImages',
  'rests',
  'roots',
  'settled',
  'standIn',
  'startOrder',
  'wanted',
];

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Each name with its letter, and with two after the alphabet. Neither browsers nor our sources have a
 * property of one or two capitals.
 */
export const letters = Object.fromEntries(
  [...capitals, ...capitals.map((letter) => `A${letter}`)]
    .slice(0, internal.length)
    .map((letter, index) => [internal[index] ?? '', letter]),
);

/** What tells esbuild to shorten these names. */
export const shortNames = {
  mangleProps: new RegExp(`^(${internal.join('|')})$`),
  mangleCache: letters,
};

const words = /[A-Za-z_$][\w$]*/g;

const comments = /\/\*[\s\S]*?\*\//g;

/** @param {readonly string[]} paths */
async function wordsOf(paths) {
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Set(texts.flatMap((text) => text.replaceAll(comments, '').match(words) ?? []));
}

/** The compiler's declarations of what browsers have: in its package for this system. */
async function browserDeclarations() {
  const scope = 'node_modules/@typescript';
  const [compiler = ''] = (await readdir(scope)).filter((name) => name.startsWith('typescript-'));
  const folder = join(scope, compiler, 'lib');
  const names = (await readdir(folder)).filter((name) => /^lib\.(dom|es).*\.d\.ts$/.test(name));
  if (!names.includes('lib.dom.d.ts')) throw new Error(`${folder} lacks lib.dom.d.ts`);
  return names.map((name) => join(folder, name));
}

/**
 * What says whose a name is.
 *
 * @typedef {object} Sources
 * @property {string} code of our own modules, without types and comments
 * @property {ReadonlySet<string>} exported what one of them exports
 * @property {ReadonlySet<string>} foreign the words of libraries, of what browsers have, and of the public interface
 */

/**
 * @param {Pick<Graph, 'inputs'>} graph
 * @returns {Promise<Sources>}
 */
export async function sourcesOf({ inputs }) {
  const paths = Object.keys(inputs).filter((path) => /\.[cm]?[jt]sx?$/.test(path));
  const codes = paths
    .filter((path) => path.startsWith('src/'))
    .map(async (path) => {
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      return (await transform(await readFile(path, 'utf8'), { loader })).code;
    });
  const code = (await Promise.all(codes)).join('\n');
  const exports = code.matchAll(/^export (?:\{[^}]*\}|(?:async )?\w+\*? \w+)/gm);
  return {
    code,
    exported: new Set([...exports].flatMap(([text]) => text.match(words) ?? [])),
    foreign: await wordsOf([
      ...paths.filter((path) => path.startsWith('node_modules/')),
      ...(await browserDeclarations()),
      'src/public-interface.ts',
    ]),
  };
}

/**
 * Refuses names that anything but our own code may ask for: the browser, a library, a page, or ourselves
 * by a text or of a module that is loaded.
 *
 * @param {Sources} sources
 * @param {Readonly<Record<string, string>>} names each with its letter
 */
export function refuseForeignNames({ code, exported, foreign }, names = letters) {
  for (const [name, letter] of Object.entries(names)) {
    const refuse = (/** @type {boolean} */ isWrong, /** @type {string} */ why) => {
      if (isWrong) throw new Error(`${name} cannot be shortened to ${letter}: ${why}`);
    };
    refuse(!new RegExp(`\\b${name}\\b`).test(code), 'no module has it');
    refuse(foreign.has(name), 'the browser, a library or a page may have it');
    refuse(exported.has(name), 'a module exports it');
    refuse(new RegExp(`(["'\`])${name}\\1`).test(code), 'it is a text too');
    refuse(new RegExp(`\\.${letter}\\b`).test(code), 'that is a property already');
  }
}
