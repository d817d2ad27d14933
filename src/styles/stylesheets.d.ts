/** A stylesheet that comes with the module that imports it; see build/stylesheets.mjs. */
declare module '*.css';
