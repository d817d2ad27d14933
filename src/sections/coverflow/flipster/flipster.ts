import createPlugin from 'jquery.flipster';
import type { StartEngine } from '../stage.js';

type Begin = (callback: () => void, delay?: number) => number;

/**
 * flipster in this jQuery. Each coverflow gets an instance of the plugin, because flipster has no method
 * that ends it: with timers that can be ended, and an event target for `resize` in place of the window.
 * If the page has its own flipster, that stays on the page's jQuery, and its methods reach this one.
 */
const flipsterIn =
  ($: JQueryStatic): StartEngine =>
  ({ element, list, items }, layout, switched) => {
    const timers = new Set<number>();
    const kept =
      (begin: Begin): Begin =>
      (callback, delay) => {
        const id = begin(callback, delay);
        timers.add(id);
        return id;
      };
    const end = (id?: number | false | null): void => {
      if (typeof id !== 'number') return;
      timers.delete(id);
      // One list of timers serves both kinds (HTML, "Timers").
      clearTimeout(id);
    };
    const stage = new EventTarget();
    const pagesOwn = Object.getOwnPropertyDescriptor($.fn, 'flipster');
    createPlugin($, stage, kept(window.setTimeout), end, kept(window.setInterval), end);
    const { flipster } = $.fn;
    if (pagesOwn) Object.defineProperty($.fn, 'flipster', pagesOwn);
    else delete $.fn.flipster;

    const call = (optionsOrMethod: object | string, argument?: number): void =>
      void flipster?.call($(element), optionsOrMethod, argument);
    call({
      ...layout,
      itemContainer: list,
      itemSelector: items,
      fadeIn: 0,
      // What both engines have in common answers these.
      ...{ click: false, keyboard: false, touch: false, scrollwheel: false, pauseOnHover: false },
      onItemSwitch: (item: HTMLElement) => switched(items.indexOf(item)),
    });
    // jQuery shows the element only in the next frame.
    $(element).finish();
    return {
      jump: (index) => call('jump', index),
      measure: () => void stage.dispatchEvent(new Event('resize')),
      remove() {
        for (const id of timers) end(id);
        $.removeData(element, 'methods');
      },
    };
  };

export default flipsterIn;
