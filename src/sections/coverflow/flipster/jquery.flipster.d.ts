/** jquery.flipster 1.1.6, which flipster.library.mjs turns into a factory. */
declare module 'jquery.flipster' {
  type Timer = (callback: () => void, delay?: number) => number;
  type ClearTimer = (id?: number | false | null) => void;

  /** Puts the plugin on `jQuery.fn`. The plugin uses the given window and timers. */
  export default function flipster(
    jQuery: JQueryStatic,
    window: EventTarget,
    setTimeout: Timer,
    clearTimeout: ClearTimer,
    setInterval: Timer,
    clearInterval: ClearTimer,
  ): void;
}

interface JQuery {
  flipster?: (this: JQuery, optionsOrMethod: object | string, argument?: number) => JQuery;
}
