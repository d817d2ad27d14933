import type { Browser } from 'playwright-core';

/** A part of a picture, in percent of its width and height. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Finds where two pictures differ: one box around all of it. Runs in a page. */
async function differing([one = '', other = '']: readonly string[]): Promise<Mark | null> {
  const read = async (address: string): Promise<ImageData | null> => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 100;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
  };
  const [before, after] = [await read(one), await read(other)];
  if (!before || !after) return null;
  let [left, top, right, bottom] = [before.width, before.height, -1, -1];
  for (let index = 0; index < before.data.length; index += 4) {
    const apart = [0, 1, 2].reduce(
      (sum, band) =>
        sum + Math.abs((before.data[index + band] ?? 0) - (after.data[index + band] ?? 0)),
      0,
    );
    if (apart < 60) continue;
    const [x, y] = [(index / 4) % before.width, Math.floor(index / 4 / before.width)];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  }
  if (right < 0) return null;
  const part = (value: number, whole: number): number => Math.round((value / whole) * 1000) / 10;
  return {
    left: part(left, 160),
    top: part(top, 100),
    width: part(right - left + 1, 160),
    height: part(bottom - top + 1, 100),
  };
}

const dataOf = (picture: Buffer): string => `data:image/jpeg;base64,${picture.toString('base64')}`;

/** Two pictures of a moment as addresses, and where they differ. */
export interface Pair {
  readonly before: string;
  readonly after: string;
  readonly mark: Mark | null;
}

/** Marks where pairs of pictures differ. */
export async function marked(
  browser: Browser,
  pairs: readonly (readonly [Buffer, Buffer])[],
): Promise<Pair[]> {
  const page = await browser.newPage();
  try {
    const all: Pair[] = [];
    for (const pair of pairs) {
      const [before = '', after = ''] = pair.map(dataOf);
      const mark = await page.evaluate(differing, [before, after]).catch(() => null);
      all.push({ before, after, mark });
    }
    return all;
  } finally {
    await page.close();
  }
}
