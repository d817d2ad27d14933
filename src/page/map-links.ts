/** Matches a link of the lightbox to one of Google's maps. */
export const mapLink =
  '[href*="//maps.google." i],[href*="google." i][href*="/maps" i],[data-src*="//maps.google." i],[data-src*="google." i][data-src*="/maps" i]';
