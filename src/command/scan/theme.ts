import type { ReadStyle } from '../pages/styles.js';
import type { ReadPage } from './gather.js';
import type { Library } from './libraries/libraries.js';
import { about, libraryOfFile } from './libraries/libraries.js';
import data from './libraries/plugins.json' with { type: 'json' };
import type { PlannedMove } from './move.js';

/** A rule of the theme about a part that the old library made. */
export interface ThemeRule {
  readonly at: string;
  readonly selector: string;
  /** The rule that does the same with our markup; undefined where there is no such part. */
  readonly becomes: string | undefined;
  /** What to look at, where the rule is about the site's own elements. */
  readonly says?: string;
}

type Rule = ReadStyle['rules'][number];

/** The most rules that are listed. */
const most = 200;

const hides = /(^|[;\s])(display:\s*none|visibility:\s*hidden|opacity:\s*0(\.0+)?\s*(;|$|!))/i;

/** What of a slider's own rules looks otherwise with our controls and our frame around the slides. */
const otherwise: readonly (readonly [body: RegExp, says: string])[] = [
  [
    /(^|[;\s])(min-)?height:\s*100[sld]?vh/i,
    'arrows and dots below it are out of the window: place them inside by CSS, or make it calc(100vh - 5rem) high',
  ],
  [
    /(^|[;\s])margin(-[a-z-]+)?:[^;]*-\d/i,
    'what reaches out of its slide is cut off: give the slide a padding in place of the negative margin',
  ],
];

const inMedia = (rule: string, around: readonly string[]): string =>
  [...around].reverse().reduce((inner, outer) => `${outer} { ${inner} }`, rule);

/** Shows sliders as ours are drawn, before they start and then: `revert-layer` would take our own structure back too. */
function shown(sliders: readonly string[]): string {
  const all = (suffix: string): string => sliders.map((each) => each + suffix).join(', ');
  const rest = 'visibility: revert-layer; opacity: revert-layer;';
  return `${all('[data-slider]')} { display: grid; ${rest} } ${all('.auftritt-slider')} { display: flex; }`;
}

/** A slide of ours, with its state, and the part of a selector that follows it. */
const slide = /^(.*?)(\.slick-slide(?:\.slick-(?:active|center))?)(?: *> *| +)([^ >+~]+)(.*)$/;

/** Owl puts each slide into an element of its own. Ours is that element, and may be the part inside it. */
function withSlideItself(selector: string): readonly string[] {
  const [, before = '', ours = '', inner = '', after = ''] = slide.exec(selector) ?? [];
  if (ours === '') return [selector];
  const inside = (outer: string, own: string): readonly string[] => {
    const itself = /^[a-z]/i.test(inner) ? inner + own : own + inner;
    return [`${outer}${own} ${inner}${after}`, `${outer}${itself}${after}`];
  };
  const [, around = ''] = /^(.*\S)\s+$/.exec(before) ?? [];
  const isFirst = around !== '' && ours.endsWith('.slick-active');
  // Before the slider runs, its first slide is the one that is shown.
  const waiting = isFirst ? inside(`${around} > `, ':first-child:not(.slick-slide)') : [];
  return [selector, ...inside(before, ours).slice(1), ...waiting];
}

/** The same rule about our part; undefined where there is none. */
function counterpart(
  library: Library,
  { selector, declarations, around }: Rule,
): string | undefined {
  const { parts } = about(library);
  if (parts === undefined || (library !== 'owl' && library !== 'bxslider')) return undefined;
  // The box of arrows has no counterpart: ours stand in the slider.
  const ours = data.parts[library].reduce(
    (text, { part, ours: by }) => text.replace(new RegExp(part, 'g'), by),
    selector,
  );
  const left = ours
    .split(',')
    .filter((each) => !new RegExp(parts).test(each))
    .flatMap(withSlideItself);
  return left.length > 0
    ? inMedia(`${left.join(',').trim()} { ${declarations.join('; ')} }`, around)
    : undefined;
}

/** What Owl's own stylesheet says about the width of a slider and of its pictures, which keep it. */
function keptWidth({ selector, declarations, around }: Rule): string | undefined {
  const own = selector.split(',').flatMap((each) => {
    const name = each.trim().replace(/\s*>\s*|\s+/g, ' ');
    if (name === '.owl-carousel') return name;
    return name === '.owl-carousel .owl-item img' ? '.owl-carousel img' : [];
  });
  const said = declarations.filter((each) => /^(max-)?width:|^display:\s*block/.test(each));
  if (own.length === 0 || said.length === 0) return undefined;
  return inMedia(`${own.join(', ')} { ${said.join('; ')}; }`, around);
}

/** What bxSlider's own stylesheet says of pictures, where its frame around a slider has gone. */
function keptPictures(
  { selector, declarations, around }: Rule,
  sliders: string,
): string | undefined {
  const isMeant = selector.split(',').some((each) => /^\s*\.bx-wrapper\s+img\s*$/.test(each));
  return isMeant ? inMedia(`${sliders} img { ${declarations.join('; ')}; }`, around) : undefined;
}

/**
 * The rules of a theme that are about parts of libraries whose behaviours move, and those that hide a slider until the
 * old library starts.
 */
export function themeRules(
  styles: readonly ReadStyle[],
  moves: readonly PlannedMove[],
): readonly ThemeRule[] {
  const going = moves.filter(({ fate }) => fate === 'unchanged');
  const libraries = [...new Set(going.map(({ library }) => library))];
  const sliders = new Set(
    going.flatMap(({ slider, selector }) => (slider && selector ? selector.split(', ') : [])),
  );
  const slidersOf = (library: Library): string => {
    const own = going.flatMap((move) =>
      move.library === library && move.slider && move.selector ? move.selector : [],
    );
    return `:is(${own.join(', ')})`;
  };
  const found = libraries.flatMap((library): ThemeRule[] => {
    const { rules } = about(library);
    const becomes = rules?.replaceAll(':slider', slidersOf(library));
    return becomes === undefined ? [] : [{ at: library, selector: 'its own rules', becomes }];
  });
  for (const { library, selector, look = [] } of going) {
    if (selector === undefined || look.length === 0) continue;
    found.push({ at: library, selector, becomes: `${selector} { ${look.join('; ')}; }` });
  }
  for (const { name, rules } of styles) {
    const itself = libraryOfFile(name);
    const isOfLibrary = itself !== undefined && libraries.includes(itself);
    for (const rule of rules) {
      const { selector, declarations, around } = rule;
      const body = declarations.join('; ');
      if (found.length >= most) return found;
      const kept =
        isOfLibrary && libraries.includes('owl')
          ? keptWidth(rule)
          : itself === 'bxslider' && isOfLibrary
            ? keptPictures(rule, slidersOf('bxslider'))
            : undefined;
      if (kept !== undefined) found.push({ at: name, selector, becomes: kept });
      const hidden = selector.split(',').map((each) => each.trim());
      const ownHidden = hidden.filter(
        (each) => sliders.has(each) || (libraries.includes('owl') && /\.owl-carousel$/.test(each)),
      );
      if (ownHidden.length > 0 && hides.test(body)) {
        // The library's own file stays where something else needs it.
        found.push({ at: name, selector, becomes: inMedia(shown(ownHidden), around) });
        continue;
      }
      if (isOfLibrary) continue;
      const isInSlider = hidden.some((each) =>
        [...sliders].some((slider) => each === slider || each.startsWith(`${slider} `)),
      );
      const says = isInSlider ? otherwise.find(([what]) => what.test(body))?.[1] : undefined;
      if (says) found.push({ at: name, selector, becomes: undefined, says });
      const library = libraries.find((each) => {
        const { parts } = about(each);
        return parts !== undefined && new RegExp(parts).test(selector);
      });
      if (library) found.push({ at: name, selector, becomes: counterpart(library, rule) });
    }
  }
  return found;
}

/** The rules for a page: a stylesheet that only others link to says nothing of it. */
export function rulesOn(
  { wears }: Pick<ReadPage, 'wears'>,
  pages: readonly Pick<ReadPage, 'wears'>[],
  rules: readonly ThemeRule[],
): readonly ThemeRule[] {
  return rules.filter(
    ({ at }) => wears.includes(at) || !pages.some((other) => other.wears.includes(at)),
  );
}

/** The rules that a page needs after the move, as a stylesheet. */
export const cssOf = (rules: readonly ThemeRule[]): string =>
  [...new Set(rules.flatMap(({ becomes }) => becomes ?? []))].join('\n').replaceAll('</', '<\\/');
