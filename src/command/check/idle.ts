import type { Configuration } from '../../page/configuration.js';
import { groupNameOf, placesOf } from '../../sections/lightbox/places.js';

/** An element whose behaviour starts, and then can do nothing for a visitor. */
export interface Idle {
  readonly element: Element;
  readonly message: string;
}

const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

const controls =
  'input:not([type="hidden"], [type="submit"], [type="button"], [type="image"], [type="reset"]), select, textarea';

/** Forms with controls, none of which is in a field: no mistake could be marked. */
export const formsWithoutFields = ({ selectors }: Configuration): readonly Idle[] =>
  all(selectors.form)
    .filter((form) => {
      if (!form.matches('form')) return false;
      const own = [...form.querySelectorAll(controls)];
      return own.length > 0 && !own.some((control) => control.closest(selectors.formField));
    })
    .map((element) => ({ element, message: `no control is in a ${selectors.formField}` }));

/** Elements that show that a page uses Bootstrap. Its stylesheet hides elements by a class. */
const bootstrap = 'link[href*="bootstrap" i], [data-toggle], [data-bs-toggle]';

/** Menus that Bootstrap's stylesheet keeps hidden, whatever our opener does. */
export function hiddenMenus({ selectors, presets }: Configuration): readonly Idle[] {
  if (presets.some(({ hiddenBy }) => hiddenBy) || !document.querySelector(bootstrap)) return [];
  return all(selectors.navigation)
    .filter((menu) => menu.closest('.collapse:not(.show, .in)'))
    .map((element) => ({ element, message: 'Bootstrap hides it by the class collapse' }));
}

/** Attributes in which lightboxes name the group of a picture. */
const groupAttributes = ['data-fancybox-group', 'data-lightbox', 'data-cbox-rel', 'data-gallery'];

/** Folds a name: different spellings of one name become equal. */
const folded = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Pictures that open alone, though the page has others of what seems to be their group. */
export function lonePictures(configuration: Configuration): readonly Idle[] {
  const items = all(configuration.selectors.lightboxItem);
  const names = items.map((item) => groupNameOf(item, placesOf(item, { configuration })));
  return items.flatMap((element, index): Idle[] => {
    const name = names[index] ?? '';
    if (name === '') {
      const attribute = groupAttributes.find((each) => {
        const value = element.getAttribute(each);
        return value && items.some((item) => item !== element && item.getAttribute(each) === value);
      });
      if (!attribute) return [];
      return [{ element, message: `${attribute} names a group that only a preset reads` }];
    }
    if (names.filter((other) => other === name).length > 1) return [];
    const meant = names.find((other) => other !== name && folded(other) === folded(name));
    if (meant === undefined) return [];
    const [own, other] = [JSON.stringify(name), JSON.stringify(meant)];
    return [{ element, message: `its group ${own} has one picture; another is ${other}` }];
  });
}
