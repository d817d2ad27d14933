import type { Lost, Move } from '../move.js';
import { type Json, jsonOf, optionsOf } from '../script/json.js';
import type { Call } from '../script/read-script.js';
import { textOf, type Value } from '../script/values.js';

/** The options of slick that `data-slider` takes. */
const kept: ReadonlySet<string> = new Set([
  ...['slidesToShow', 'slidesToScroll', 'responsive', 'infinite', 'fade', 'centerMode'],
  ...['centerPadding', 'variableWidth', 'vertical', 'verticalSwiping', 'initialSlide'],
  ...['adaptiveHeight', 'autoplay', 'autoplaySpeed', 'speed', 'arrows', 'dots', 'rows', 'asNavFor'],
  ...['prevArrow', 'nextArrow', 'cssEase', 'lazyLoad', 'mobileFirst', 'draggable', 'swipe'],
  ...['swipeToSlide', 'touchMove', 'touchThreshold', 'edgeFriction', 'focusOnSelect'],
  ...['waitForAnimate', 'pauseOnHover', 'pauseOnFocus', 'pauseOnDotsHover'],
]);

/** What no breakpoint changes in a slider of ours. */
export const fixed: ReadonlySet<string> = new Set([
  ...['asNavFor', 'autoplay', 'initialSlide', 'mobileFirst', 'nextArrow', 'prevArrow'],
  ...['responsive', 'rows', 'speed'],
]);

const ours = 'ours is used; the look is in CSS';
const always = 'a slider of ours always does what helps the visitor here';

/** Why each other option of slick is lost, and the value with which nothing is. */
const refused: Readonly<Record<string, readonly [why: string, usual?: Json]>> = {
  accessibility: [always, true],
  appendArrows: ['arrows stand in the slider; place them by CSS'],
  appendDots: ['dots stand in the slider; place them by CSS'],
  customPaging: [ours],
  dotsClass: ['the list of dots has the class slick-dots', 'slick-dots'],
  easing: [ours, 'linear'],
  focusOnChange: [always, false],
  respondTo: ['widths are those of the window', 'window'],
  rtl: ['the direction of the text decides'],
  slide: ['each child is a slide'],
  slidesPerRow: ['one slide stands in each row', 1],
  useCSS: [ours, true],
  useTransform: [ours, true],
  zIndex: [ours, 1000],
};

/** What is said of an option that no breakpoint changes. */
export const noBreakpoint = 'no breakpoint changes it in a slider of ours';

/** What is said of an option whose value cannot be read. */
export const unreadable = 'its value is known only at run time; write it yourself';

/** What is lost where the options themselves are not an object that can be read. */
export const hiddenOptions: Lost = {
  what: 'options',
  why: 'some of them are not written in the call',
};

/** The selector or the HTML that an arrow of slick is given. */
function arrow(value: Value): Json | Lost['why'] {
  const text = value.kind === 'elements' ? value.selector : textOf(value);
  if (text === undefined) return unreadable;
  return text;
}

const isHtml = (text: Json | undefined): boolean =>
  typeof text === 'string' && text.trim().startsWith('<');

/** Divides options of slick into what `data-slider` takes, and what is lost. */
export function slickOptions(values: ReadonlyMap<string, Value>, path = '') {
  const slider: Record<string, Json> = {};
  const lost: Lost[] = [];
  for (const [name, value] of values) {
    const what = `${path}${name}`;
    const json = value.kind === 'elements' ? value.selector : jsonOf(value);
    if (path !== '' && fixed.has(name)) {
      lost.push({ what, why: noBreakpoint });
    } else if (name === 'prevArrow' || name === 'nextArrow') {
      const given = arrow(value);
      if (isHtml(given)) {
        lost.push({
          what,
          why: 'arrows are ours, or elements of the page: put your own into it, and name them here',
        });
      } else if (given === unreadable) lost.push({ what, why: unreadable });
      else slider[name] = given;
    } else if (name === 'responsive' && value.kind === 'list') {
      slider[name] = value.items.flatMap((item): Json[] => {
        if (item.kind !== 'object') return lost.push({ what, why: unreadable }) ? [] : [];
        const breakpoint = item.entries.get('breakpoint');
        const settings = item.entries.get('settings');
        const width = breakpoint && jsonOf(breakpoint);
        const shown = settings && jsonOf(settings);
        if (typeof width !== 'number')
          return lost.push({ what: `${what}.breakpoint`, why: unreadable }) ? [] : [];
        if (shown === 'unslick') {
          lost.push({
            what: `${what}[${width}].settings`,
            why: '"unslick": our slider stays one at every width',
          });
          return [];
        }
        if (settings?.kind !== 'object')
          return lost.push({ what: `${what}[${width}]`, why: unreadable }) ? [] : [];
        const inner = slickOptions(settings.entries, `${what}[${width}].`);
        lost.push(...inner.lost);
        return [{ breakpoint: width, settings: inner.slider }];
      });
    } else if (kept.has(name)) {
      if (json === undefined) lost.push({ what, why: unreadable });
      else slider[name] = json;
    } else {
      const [why, usual] = Object.hasOwn(refused, name) ? (refused[name] ?? []) : [];
      const isUsual = json !== undefined && JSON.stringify(json) === JSON.stringify(usual);
      if (!isUsual) lost.push({ what, why: why ?? 'slick has no such option' });
    }
  }
  return { slider, lost };
}

/** A call of slick. */
export function slick({ of, args }: Call): Move {
  const library = 'slick';
  const selector = of.kind === 'elements' ? of.selector : undefined;
  const [first] = args;
  const method = textOf(first);
  if (method !== undefined) {
    const says = `slick("${method}") asks slick.js; press the slider's own buttons instead`;
    return { library, what: `slick("${method}")`, selector, fate: 'stays', says, see: 'slick' };
  }
  const { values, isWhole } = optionsOf(first);
  const { slider, lost } = slickOptions(values);
  return {
    ...{ library, what: 'slick', selector, behaviour: 'slider', slider, see: 'slick' },
    fate: 'unchanged',
    says: 'becomes data-slider on the element',
    lost: isWhole ? lost : [...lost, hiddenOptions],
  };
}
