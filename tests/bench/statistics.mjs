/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('no values to take the median of');
  return (low + high) / 2;
}

/**
 * The median with the quartiles around it.
 *
 * @param {readonly number[]} values
 */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return {
    median: median(sorted),
    low: median(sorted.slice(0, Math.max(1, half))),
    high: median(sorted.slice(-Math.max(1, half))),
  };
}

/** The median of the ratios of values that were measured next to each other.
 *
 * @param {readonly number[]} values @param {readonly number[]} others
 */
export const ratio = (values, others) =>
  spread(values.map((value, index) => value / (others[index] ?? Number.NaN)));
