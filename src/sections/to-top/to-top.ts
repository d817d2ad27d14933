import type { CoreBehaviour } from '../../lifecycle/behaviour.js';

/** Scrolls back to the top of the page (specification, section 2). */
const toTop: CoreBehaviour = (button, page) => {
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    page.scrollTo(0);
  };
  button.addEventListener('click', onClick);
  return () => button.removeEventListener('click', onClick);
};

export default toTop;
