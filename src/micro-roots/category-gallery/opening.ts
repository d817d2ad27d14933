import type { Opening } from '../../lifecycle/opening.js';

/** An address that names a category selects it, wherever its gallery stands (specification 2.20). */
const opening: Opening = ({ call }) => {
  if (/[?&]id_category=/.test(location.search)) {
    call('category-gallery');
    call('inspiration-gallery');
  }
};

export default opening;
