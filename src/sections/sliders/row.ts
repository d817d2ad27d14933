import { saveAttributes } from '../../page/changes.js';
import { isNumber, isObject } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { type SliderKind, type SliderSettings, settingsAt, settingsOfKind } from './settings.js';
import { writtenOptionsOf } from './written-options.js';

/** Whether a slider has something below its slides, at this width. */
function hasControls(
  kind: SliderKind,
  { arrows = true, dots = false, autoplay }: SliderSettings,
): boolean {
  return (
    arrows || dots || autoplay === true || kind === 'reference-slider' || kind === 'image-slider'
  );
}

/**
 * Gives a row the sizes of the slider that it will become (first-paint.css), so that the start moves nothing.
 *
 * @returns a function that undoes it
 */
export function sizeRow(
  element: HTMLElement,
  kind: SliderKind,
  settings: SliderSettings,
): () => void {
  const now = settingsAt(settings, innerWidth);
  const { slidesToShow = 1, centerMode, centerPadding = '50px', rows = 1, fade } = now;
  const restore = saveAttributes(element, 'style');
  const sizes = {
    '--auftritt-slides': String(fade ? 1 : slidesToShow),
    '--auftritt-own-padding': centerMode ? centerPadding : '0px',
    '--auftritt-own-rows': String(rows),
    '--auftritt-own-row': hasControls(kind, now) ? 'var(--auftritt-control, 44px)' : '0px',
  };
  for (const [name, value] of Object.entries(sizes)) element.style.setProperty(name, value);
  return restore;
}

/** Whether the markup of a slider may have options. */
export const hasOptions = (element: Element, { configuration }: Page): boolean =>
  element.hasAttribute('data-slider') || configuration.presets.length > 0;

const isPositive = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

const isBreakpoint = (each: unknown): boolean =>
  isObject(each) && isNumber(each.breakpoint) && isObject(each.settings);

/**
 * Sizes a row before its code is there. Options that cannot be read leave it as it is; the code reports them.
 *
 * @returns a function that undoes it
 */
export function sizeRowOf(element: HTMLElement, page: Page, kind: SliderKind): () => void {
  const untouched = (): void => {};
  if (!hasOptions(element, page)) return untouched;
  const { options = {} } = writtenOptionsOf(element, page);
  const { responsive = [] } = options;
  if (!Array.isArray(responsive) || !responsive.every(isBreakpoint)) return untouched;
  const settings: SliderSettings = { ...settingsOfKind[kind], ...options };
  const { slidesToShow = 1, rows = 1 } = settingsAt(settings, innerWidth);
  return isPositive(slidesToShow) && isPositive(rows)
    ? sizeRow(element, kind, settings)
    : untouched;
}
