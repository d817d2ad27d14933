/**
 * The anchor of a heading, as GitHub and the documentation's site have it.
 *
 * @param {string} heading
 */
export const slug = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
