import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { type MemberExpression, type MethodDefinition, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { describe, expect, it } from 'vitest';

// Node reads its 20 MB at once; Vitest would turn them into a module first, for 15 s.
const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The oldest browsers that are promised, as the build has them. */
const oldest = /const target = \[(.*)\]/.exec(readFileSync('build.mjs', 'utf8'))?.[1] ?? '';
const promised = new Map(
  [...oldest.matchAll(/'([a-z]+)([\d.]+)'/g)].map(([, name = '', version]) => [
    name,
    Number(version),
  ]),
);
/** The same engines on phones. */
const browsers: readonly (readonly [BrowserName, string])[] = [
  ['chrome', 'chrome'],
  ['chrome_android', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['firefox_android', 'firefox'],
  ['safari', 'safari'],
  ['safari_ios', 'safari'],
];

/** What is newer and is asked for before it is used, or does no harm: where and how → names. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  'lifecycle/ahead.ts and page/moments.ts ask for it, and use a timer without it': [
    'requestIdleCallback',
  ],
  'only what has been asked for is cancelled': ['cancelIdleCallback'],
  'page/moments.ts waits only where it is true': ['prerendering'],
  'services/consent/answers.ts asks for it, and reads the cookie at the focus without it': [
    'cookieStore',
  ],
  'page/trusted-types.ts and fancybox ask for it': ['trustedTypes', 'createPolicy'],
  'sections/navigation/drawer.ts asks for it, and moves the menu without it': ['showPopover'],
  'page/overlays.ts calls it only on what is open as a popover': ['hidePopover'],
  'services/consent/content/placeholder.ts takes 1 without it': ['currentCSSZoom'],
  'lifecycle/ahead.ts, the form and React ask for the connection': [
    ...['connection', 'saveData', 'effectiveType', 'downlink'],
  ],
  'React asks for it, or knows the attribute': [
    ...['setImmediate', 'popover', 'canIntercept', 'currentEntry'],
  ],
  'React calls it for its own ViewTransition alone': ['startViewTransition', 'skipTransition'],
  'Preact asks for it': ['moveBefore'],
  'fancybox asks for it': ['TouchEvent'],
  'PhotoSwipe reads it without pointer events alone, or sets the attribute': [
    ...['identifier', 'ariaLabel'],
  ],
  'a name of React, of fancybox or of jQuery': [
    ...['fallback', 'share', 'format', 'getType', 'memory'],
  ],
  'a CSS property': [
    ...['marginLeft', 'marginRight', 'marginInlineStart', 'marginInlineEnd'],
    ...['marginBlockStart', 'marginBlockEnd', 'animation', 'colorScheme'],
  ],
};
const guarded = Object.values(harmless).flat();

function isSince(statement: SimpleSupportStatement, version: number): boolean {
  const added = statement.version_added;
  if (typeof added !== 'string' || statement.flags || statement.alternative_name) return false;
  return Number.parseFloat(added.replace('≤', '')) <= version && !statement.version_removed;
}

/** Whether all promised browsers have a feature; undefined where nothing is known of it. */
function isPromised({ __compat: compat }: Identifier): boolean | undefined {
  if (!compat) return undefined;
  return browsers.every(([browser, name]) => {
    const statements = compat.support[browser];
    const list = Array.isArray(statements) ? statements : [statements];
    return list.some((each) => each && isSince(each, promised.get(name) ?? 0));
  });
}

/** Name → whether all have had it for long enough in any interface: a name is all that code shows. */
const known = new Map<string, boolean>();
const note = (name: string, feature: Identifier): void => {
  const promise = isPromised(feature);
  // Shorter names are those that the build gives to variables.
  if (promise !== undefined && name.length > 2)
    known.set(name, (known.get(name) ?? false) || promise);
};
/** What is inside a feature, by name. */
const inside = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter(
    (entry): entry is [string, Identifier] => entry[0] !== '__compat' && entry[1] !== undefined,
  );
for (const interfaces of [bcd.api, bcd.javascript.builtins]) {
  for (const [name, feature] of interfaces ? inside(interfaces) : []) {
    note(name, feature);
    for (const [member, inner] of inside(feature)) note(member, inner);
  }
}

/** The names that a script uses, and those of members that it makes itself. */
interface Names {
  readonly used: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
  /** Attributes of ARIA that are set as members: where a browser does not reflect them, nothing knows them. */
  readonly reflected: ReadonlySet<string>;
}

function namesIn(code: string): Names {
  const used = new Set<string>();
  const own = new Set<string>();
  const reflected = new Set<string>();
  const keyOf = ({ key, computed }: Pick<MethodDefinition, 'key' | 'computed'>): void => {
    if (!computed && key.type === 'Identifier') own.add(key.name);
  };
  const memberOf = ({ property, computed }: MemberExpression, names: Set<string>): void => {
    if (!computed && property.type === 'Identifier') names.add(property.name);
  };
  simple(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), {
    Property: keyOf,
    MethodDefinition: keyOf,
    MemberExpression: (node) => memberOf(node, used),
    ObjectPattern: ({ properties }) => {
      for (const each of properties)
        if (each.type === 'Property' && !each.computed && each.key.type === 'Identifier')
          used.add(each.key.name);
    },
    AssignmentExpression: ({ left }) => {
      if (left.type !== 'MemberExpression') return;
      const isAria = left.property.type === 'Identifier' && /^aria[A-Z]/.test(left.property.name);
      memberOf(left, isAria ? reflected : own);
    },
    Identifier: ({ name }) => {
      used.add(name);
    },
  });
  return { used, own, reflected };
}

/** The names that none of the promised browsers need know. */
const tooNew = ({ used }: Names, own: ReadonlySet<string>): readonly string[] =>
  [...used].filter((name) => !own.has(name) && known.get(name) === false);

/** The attributes that a script sets by members that a promised browser lacks. */
const lost = ({ reflected }: Names): readonly string[] =>
  [...reflected].filter((name) => known.get(name) === false);

const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.js') && path !== 'auftritt.bundle.js',
);

const names = new Map(
  scripts.map((path) => [path, namesIn(readFileSync(`dist/${path}`, 'utf8'))] as const),
);
const own = new Set([...names.values()].flatMap((each) => [...each.own]));

describe('the promised browsers', () => {
  it('are known, and so is what they lack', () => {
    expect([...promised.keys()].sort()).toEqual(['chrome', 'edge', 'firefox', 'safari']);
    const code =
      'document.startViewTransition(); Promise.try(f); const { saveData: s } = f; fetch(f)';
    expect(tooNew(namesIn(code), new Set())).toEqual(['startViewTransition', 'try', 'saveData']);
    expect(lost(namesIn('f.ariaLabel = f.id = g'))).toEqual(['ariaLabel']);
  });

  it.each([...names])('can run %s', (_, used) => {
    expect(tooNew(used, own).filter((name) => !guarded.includes(name))).toEqual([]);
    expect(lost(used)).toEqual([]);
  });

  it('lack everything that is guarded', () => {
    const found = [...names.values()].flatMap((used) => tooNew(used, own));
    expect(guarded.filter((name) => !found.includes(name))).toEqual([]);
  });
});
