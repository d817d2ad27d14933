// What the showroom can show; VitePress reads it when it builds the site.
import { shownFrameworks, shownSections } from '../../showroom-pages.mjs';

export default {
  load: () => ({ frameworks: shownFrameworks, sections: shownSections('en') }),
};
