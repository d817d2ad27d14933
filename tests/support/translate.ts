import type { Page } from '@playwright/test';

/**
 * Translates the page as Chrome does: each text that is seen is replaced by another, in two elements
 * of its own, and `html` says so. What comes later stays in the page's own language.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (child: Node): HTMLElement => {
      const font = document.createElement('font');
      font.style.verticalAlign = 'inherit';
      font.append(child);
      return font;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript, font'))
        continue;
      // Letters of a language that nothing compares with.
      text.replaceWith(wrap(wrap(new Text(text.data.replaceAll(/\p{Letter}/gu, 'ж')))));
    }
    document.documentElement.lang = 'ru';
    document.documentElement.classList.add('translated-ltr');
  });
