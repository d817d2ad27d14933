import type { Page } from '@playwright/test';

/** The pictures whose width and height on the page are in another ratio than their own. */
export const distorted = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].flatMap((image) => {
      if (!image.width || !image.height) return [];
      const style = getComputedStyle(image);
      // Not rounded, since a small picture's ratio would be another one.
      const [width, height] = [style.width, style.height].map((length) =>
        Number.parseFloat(length),
      );
      const { naturalWidth, naturalHeight, src } = image;
      if (!width || !height || !naturalWidth || style.objectFit !== 'fill') return [];
      const ratio = width / height / (naturalWidth / naturalHeight);
      return Math.abs(ratio - 1) > 0.01 ? [`${src}: ${width} × ${height}`] : [];
    }),
  );
