import createPlugin from 'jquery.flipster';

/** An instance of the plugin that belongs to one element. */
export interface Plugin {
  /** Starts the plugin with options, or calls a method of it. */
  call(optionsOrMethod: object | string, argument?: number): void;
  /** Makes the plugin measure again. */
  resize(): void;
  /** Ends the plugin's timers. */
  remove(): void;
}

/** Creates timers that can all be ended at once. */
function ownTimers() {
  const running = new Set<number>();
  const end = (id?: number | false | null): void => {
    if (typeof id !== 'number') return;
    running.delete(id);
    window.clearTimeout(id);
  };
  return {
    setTimeout(callback: () => void, delay?: number): number {
      const id = window.setTimeout(() => {
        running.delete(id);
        callback();
      }, delay);
      running.add(id);
      return id;
    },
    setInterval(callback: () => void, delay?: number): number {
      const id = window.setInterval(callback, delay);
      running.add(id);
      return id;
    },
    end,
    endAll() {
      for (const id of [...running]) end(id);
    },
  };
}

/**
 * Creates an instance of the plugin for one element, because flipster has no method that ends it. The
 * instance gets timers that can be ended, and a separate event target for `resize` in place of the
 * window. If the page has its own flipster, that stays on the page's jQuery.
 */
export function createInstance($: JQueryStatic, element: HTMLElement): Plugin {
  const timers = ownTimers();
  const stage = new EventTarget();
  const pagesOwn = Object.getOwnPropertyDescriptor($.fn, 'flipster');
  createPlugin($, stage, timers.setTimeout, timers.end, timers.setInterval, timers.end);
  const plugin = $.fn.flipster;
  if (pagesOwn) Object.defineProperty($.fn, 'flipster', pagesOwn);
  else delete $.fn.flipster;
  return {
    call: (optionsOrMethod, argument) => void plugin?.call($(element), optionsOrMethod, argument),
    resize: () => void stage.dispatchEvent(new Event('resize')),
    remove: timers.endAll,
  };
}
