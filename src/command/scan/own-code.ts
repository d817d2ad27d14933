import type { Place } from '../pages/source.js';
import type { Library } from './libraries/libraries.js';
import data from './libraries/plugins.json' with { type: 'json' };
import { asking, jqueryMethods } from './script/jquery.js';
import type { OwnUse } from './script/read-script.js';
import type { Span } from './script/without.js';

/** A use of jQuery that stays. */
export interface OwnCode extends Place {
  readonly what: string;
  readonly says: string;
  readonly see: string;
  /** The elements that it is about. */
  readonly selector?: string | undefined;
  /** The library whose events it listens to. */
  readonly needs?: Library;
}

const scrollEffects =
  /^(fadeIn|fadeOut|show|hide|addClass|removeClass|toggleClass|css|slideDown|slideUp|animate)$/;

/** What opens the menus of Bootstrap. */
const toggles = /\.(dropdown-toggle|navbar-toggler?|dropdown-menu)\b/;

interface Kind {
  readonly says: string;
  /** The chapter of docs/moving.md that replaces it. */
  readonly see: string;
  readonly needs?: Library | undefined;
}

/** What code of the site's own does with jQuery: the events or plugins of a kind, as a regular expression. */
const kindsIn = (given: readonly { names: string; says: string; see: string; needs?: string }[]) =>
  given.map(({ names, says, see, needs }): [RegExp, Kind] => {
    const library = needs === 'bootstrap' || needs === 'owl' ? needs : undefined;
    return [new RegExp(names), { says, see, needs: library }];
  });

/** Events that libraries dispatch. */
const events = kindsIn(data.events);

const plugins = kindsIn(data.own);

function kindOf({ methods, selector, event, isOnScroll }: OwnUse): Kind {
  const listening = events.find(([name]) => name.test(event ?? ''));
  if (listening) return listening[1];
  const isEffect = (name: string): boolean => isOnScroll && scrollEffects.test(name);
  const known = plugins.find(([names]) =>
    methods.some((name) => names.test(name) && !isEffect(name)),
  );
  if (known) return known[1];
  const plugin = methods.find(
    (name) => !jqueryMethods.has(name) && !name.startsWith('$.') && name !== '?',
  );
  if (plugin) return { says: `the plugin ${plugin}`, see: 'your-own-code' };
  if (toggles.test(selector ?? '')) {
    return { says: 'opens a menu, which dropdown and collapse do: delete it', see: 'bootstrap' };
  }
  if (isOnScroll && methods.some((name) => scrollEffects.test(name))) {
    return { says: 'changes after scrolling', see: 'a-link-that-appears-after-scrolling' };
  }
  return { says: 'code of your own', see: 'your-own-code' };
}

/** Describes a use of jQuery by what it does, and by what is done inside it. */
function describe(use: OwnUse, inner: readonly OwnUse[]): OwnCode {
  const { methods, selector, event, line, column } = use;
  const chain = methods
    .map((name) => `.${name}()`)
    .join('')
    .replace('.$', '$');
  const on = event === undefined ? '' : ` at ${event}`;
  const what = `$(${selector ?? '…'})${chain}`.replace(/^\$\(…\)\$/, '$') + on;
  const all = [use, ...inner].map(kindOf);
  const special = all.filter(({ see }) => see !== 'your-own-code');
  const named = special.length > 0 ? special : all;
  const says = [...new Set(named.map((kind) => kind.says))].join(', ');
  const needs = all.find((kind) => kind.needs)?.needs;
  return {
    ...{ what, line, column, says, selector },
    see: named[0]?.see ?? 'your-own-code',
    ...(needs && { needs }),
  };
}

const holds = (outer: Span, inner: Span): boolean =>
  outer !== inner && outer.start <= inner.start && inner.end <= outer.end;

/** Methods that only lead to a moved call: the handler of a click that scrolls. */
const leading = /^(on|click|bind|each|ready|delegate|load|one)$/;

/**
 * The uses of jQuery that stay when the calls of libraries have gone.
 *
 * @param gone the calls that go
 */
export function ownCode(uses: readonly OwnUse[], gone: readonly Span[]): readonly OwnCode[] {
  const left = uses.filter(
    (use) =>
      !gone.some((call) => (call.start >= use.start && call.end === use.end) || holds(call, use)),
  );
  const stays = (use: OwnUse): boolean => {
    const isLeading = use.methods.every((name) => leading.test(name) || asking.has(name));
    if (!isLeading || !gone.some((call) => holds(use, call))) return true;
    return left.some((other) => holds(use, other));
  };
  const staying = left.filter(stays);
  // What waits for the page only wraps the rest.
  const isWrapper = ({ event, selector }: OwnUse): boolean =>
    selector === undefined && (event === 'load' || event === 'ready');
  const told = staying.filter((use) => !isWrapper(use));
  return told
    .filter((use) => !told.some((other) => holds(other, use)))
    .map((use) =>
      describe(
        use,
        told.filter((other) => holds(use, other)),
      ),
    );
}
