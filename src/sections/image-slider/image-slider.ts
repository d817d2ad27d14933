import type { Slick } from '../../libraries/slick.js';
import type { Behaviour } from '../../lifecycle/behaviour.js';

/**
 * The image content element with a slider: one slide at a time, dots, and a paging label from eight
 * slides on (specification, sections 2 and 9).
 */
const imageSlider: Behaviour<Slick> = (element, _page, slick) => slick.imageSlider(element);

export default imageSlider;
