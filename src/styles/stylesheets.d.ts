/** In the split build a stylesheet's address, in the self-contained bundle its text. */
declare module '*.css' {
  const sheet: string;
  export default sheet;
}
