// How much of the browser tests' time each file may take: tests/budget.json.

/** A file may take so many times its own share of the whole, and so much more of the whole. */
const factor = 1.5;
const allowance = 0.015;

/**
 * Seconds → share of the whole.
 *
 * @param {Readonly<Record<string, number>>} seconds file → seconds
 */
function sharesOf(seconds) {
  const whole = Object.values(seconds).reduce((sum, each) => sum + each, 0);
  return new Map(Object.entries(seconds).map(([file, own]) => [file, own / whole]));
}

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/**
 * The files whose share of the time has grown past their own, in words. Only shares are compared,
 * so that a slow machine changes nothing.
 *
 * @param {Readonly<Record<string, number>>} budget file → seconds when the table was written
 * @param {Readonly<Record<string, number>>} measured file → seconds of this run
 * @returns {string[]}
 */
export function overBudget(budget, measured) {
  const allowed = sharesOf(budget);
  return [...sharesOf(measured)].flatMap(([file, share]) => {
    const own = allowed.get(file) ?? 0;
    if (share <= own * factor + allowance) return [];
    return [`${file} took ${percent(share)} of the time; its share is ${percent(own)}`];
  });
}
