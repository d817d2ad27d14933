/** jquery.flipster 1.1.6, which flipster.library.mjs turns into a factory. */
declare module 'jquery.flipster' {
  type Plugin = (this: JQuery, optionsOrMethod: object | string, argument?: number) => JQuery;
  type Timer = (callback: () => void, delay?: number) => number;
  type ClearTimer = (id?: number | false | null) => void;

  /** Returns the plugin, which uses the given window and timers. */
  export default function createPlugin(
    jQuery: JQueryStatic,
    window: EventTarget,
    setTimeout: Timer,
    clearTimeout: ClearTimer,
    setInterval: Timer,
    clearInterval: ClearTimer,
  ): Plugin;
}
