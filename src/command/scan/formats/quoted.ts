/** An attribute's value in quotes that HTML reads back. */
export function quoted(value: string): string {
  const safe = value.replaceAll('&', '&amp;');
  return safe.includes('"') ? `'${safe.replaceAll("'", '&#39;')}'` : `"${safe}"`;
}
