import { bootstrap } from './libraries/bootstrap.js';
import { lightbox } from './libraries/lightboxes.js';
import { others } from './libraries/others.js';
import { owl } from './libraries/owl.js';
import { proposal } from './libraries/proposals.js';
import { scrolling } from './libraries/scrolling.js';
import { slick } from './libraries/slick.js';
import type { PlacedMove } from './move.js';
import type { Call } from './script/reading.js';

/** What becomes of a call; undefined where it is no library's. */
export function moveOf(call: Call): PlacedMove | undefined {
  const isOnElements = call.of.kind === 'elements' || call.of.kind === 'unknown';
  const move =
    call.name === 'slick' && isOnElements
      ? slick(call)
      : call.name === 'owlCarousel' && isOnElements
        ? owl(call)
        : (lightbox(call) ?? bootstrap(call) ?? scrolling(call) ?? proposal(call) ?? others(call));
  const { line, column, start, end } = call;
  return move && { ...move, line, column, span: { start, end } };
}
