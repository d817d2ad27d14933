import sharp from 'sharp';

/** By how much a byte of a picture may differ, since edges are smoothed anew. */
const smoothing = 64;

/** The colours of a picture, four bytes for each pixel, and its size. */
export const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** How many bytes of two screenshots differ visibly. */
export async function differences(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const isOther = (value: number, index: number): boolean =>
    Math.abs(value - (second.data[index] ?? Number.NaN)) > smoothing;
  return first.data.filter(isOther).length;
}
