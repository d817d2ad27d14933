/** fancybox, without any changes. */
export const fancybox = async () => (await import('./fancybox.js')).Fancybox;
