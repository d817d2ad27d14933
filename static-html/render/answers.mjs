import { commonContext, content, localise } from './content.mjs';
import { languages } from './root.mjs';
import { render } from './twig.mjs';

/**
 * What the backend answers to calls 1 to 3, as [file, text].
 *
 * @returns {Generator<[string, string]>}
 */
export function* answerFiles() {
  for (const language of languages) {
    const common = commonContext(language);
    for (const group of content.products.groups) {
      for (const category of group.categories) {
        const folder = `answers/${language}/products`;
        const context = { ...common, ...localise({ group, category }, language) };
        yield [`${folder}/${category.uid}.html`, render('answers/product-category', context)];
        yield [`${folder}/parent-${category.uid}.html`, render('answers/product-parent', context)];
      }
    }
    for (const category of content.inspiration.categories) {
      const file = `answers/${language}/inspiration/${category.uid}.html`;
      const context = { ...common, ...localise({ category }, language) };
      yield [file, render('answers/inspiration-category', context)];
    }
  }
}
