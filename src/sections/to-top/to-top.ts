import type { Start } from '../../lifecycle/behaviour.js';
import { focusOnTop } from '../../scrolling/focus.js';
import { scrollTo } from '../../scrolling/scroll.js';

/** Back to the top of the page, and the keyboard with it (specification 2.17). */
const toTop: Start = (button, page) => {
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    scrollTo(0, page);
    focusOnTop();
  };
  button.addEventListener('click', onClick);
  return () => button.removeEventListener('click', onClick);
};

export default toTop;
