// How much of the browser tests' time each file may take: tests/budget.json.

/** A file may take so many times its own share of the whole, and so many points (%) more. */
const factor = 2;
const allowance = 2;

/** @param {number} share in % */
const rounded = (share) => Math.round(10 * share) / 10;

/**
 * Each file's share of the whole, in % with one decimal place: what tests/budget.json holds. Shares
 * stay what they are where everything is slower, on another machine or beside other work.
 *
 * @param {Readonly<Record<string, number>>} seconds file → seconds
 * @returns {Record<string, number>}
 */
export function sharesOf(seconds) {
  const whole = Object.values(seconds).reduce((sum, each) => sum + each, 0);
  const files = Object.entries(seconds).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(files.map(([file, own]) => [file, rounded((100 * own) / whole)]));
}

/**
 * The files whose share of the time has grown past their own. A file that the budget does not have
 * yet may take what the others may take more.
 *
 * @param {Readonly<Record<string, number>>} budget file → share in %
 * @param {Readonly<Record<string, number>>} measured file → seconds of this run
 * @returns {{ file: string, told: string }[]} each with a sentence
 */
export function overBudget(budget, measured) {
  return Object.entries(sharesOf(measured)).flatMap(([file, share]) => {
    const own = budget[file] ?? 0;
    const most = rounded(own * factor + allowance);
    if (share <= most) return [];
    const told =
      `${file} took ${share} % of the time; its share is ${own} %, and it may take ${most} % ` +
      '(npm run test:budget measures anew)';
    return [{ file, told }];
  });
}
