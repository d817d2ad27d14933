import { PNG } from 'pngjs';

/** By how much a byte of a picture may differ, since edges are smoothed anew. */
const smoothing = 64;

/** How many bytes of two screenshots differ visibly. */
export function differences(one: Buffer, other: Buffer): number {
  const [first, second] = [PNG.sync.read(one).data, PNG.sync.read(other).data];
  const isOther = (value: number, index: number): boolean =>
    Math.abs(value - (second[index] ?? Number.NaN)) > smoothing;
  return first.filter(isOther).length;
}
