// What the plugin promises to run on, in its head and its readme: the oldest and the newest of what npm has.

/**
 * The builds of WordPress, by their names in @wp-playground/wordpress-builds, with the version that each is.
 *
 * @type {Record<'oldest' | 'newest', { build: string, version: string }>}
 */
export const wordpress = {
  oldest: { build: '6.5', version: '6.5' },
  newest: { build: 'beta', version: '6.6' },
};

/** @typedef {'8-1' | '8-5'} Php a version, as php-wasm writes it */

/** @type {Record<'oldest' | 'newest', Php>} */
export const php = { oldest: '8-1', newest: '8-5' };

/** The newest WordPress that the plugin was walked through by hand; npm has none so new. */
export const newestByHand = '7.1';
