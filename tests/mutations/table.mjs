import { formRows } from './table/form.mjs';
import { galleryRows } from './table/galleries.mjs';
import { lifecycleRows } from './table/lifecycle.mjs';
import { navigationRows } from './table/navigation.mjs';
import { neighbourRows } from './table/neighbours.mjs';
import { serviceRows } from './table/services.mjs';
import { showRows } from './table/shows.mjs';
import { sliderRows } from './table/sliders.mjs';

/** Every mutation by hand: the constants of the specification's section 9, teardowns and guards. */
export const mutations = [
  ...navigationRows,
  ...sliderRows,
  ...showRows,
  ...galleryRows,
  ...formRows,
  ...serviceRows,
  ...lifecycleRows,
  ...neighbourRows,
];
