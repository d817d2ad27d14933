import { saveAttributes } from '../../page/changes.js';
import type { KindOfSlider, SettingsNow } from './settings.js';

/**
 * Gives a row the sizes of the slider that it will become (first-paint.css), so that the start moves nothing.
 *
 * @param now the settings in force at this width
 * @returns a function that undoes it
 */
export function sizeRow(element: HTMLElement, now: SettingsNow, kind: KindOfSlider): () => void {
  const { slidesToShow, centerMode, centerPadding, rows, vertical } = now;
  const hasControls = now.arrows || now.dots || now.autoplay || kind.counter;
  const row = hasControls ? 'var(--auftritt-control, 44px)' : '0px';
  const padding = centerMode ? centerPadding : '0px';
  const restore = saveAttributes(element, 'style');
  const sizes = {
    '--auftritt-slides': String(vertical ? 1 : slidesToShow),
    '--auftritt-own-padding': vertical ? '0px' : padding,
    '--auftritt-own-rows': String(vertical ? Math.ceil(slidesToShow * rows) : rows),
    '--auftritt-own-row': vertical ? `calc(${row} + 2 * ${padding})` : row,
    '--auftritt-own-others': now.adaptiveHeight ? '0' : 'auto',
  };
  for (const [name, value] of Object.entries(sizes)) element.style.setProperty(name, value);
  return restore;
}
