/** A stylesheet that comes with the module that imports it; see build/stylesheets.mjs. */
declare module '*.css';

/** The text of a stylesheet. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
