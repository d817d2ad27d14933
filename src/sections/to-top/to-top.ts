import type { Start } from '../../lifecycle/behaviour.js';
import { scrollTo } from '../../page/scrolling.js';

/** Scrolls back to the top of the page (specification, section 2). */
const toTop: Start = (button, page) => {
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    scrollTo(0, page);
  };
  button.addEventListener('click', onClick);
  return () => button.removeEventListener('click', onClick);
};

export default toTop;
