/** fancybox, as it is. */
export const fancybox = async () => (await import('./fancybox.js')).Fancybox;
