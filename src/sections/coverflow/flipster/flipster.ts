import createPlugin, { type Timer } from 'jquery.flipster';
import type { StartEngine } from '../stage.js';

/**
 * flipster in this jQuery. Each coverflow gets an instance of the plugin, because flipster has no method
 * that ends it: with timers that can be ended, and an event target for `resize` in place of the window.
 * The page may have its own flipster, whose methods reach this one.
 */
const flipsterIn =
  ($: JQueryStatic): StartEngine =>
  ({ element, list, items }, layout, switched, undo) => {
    const timers = new Set<number>();
    const kept =
      (begin: Timer): Timer =>
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
    const [begin, repeat] = [kept(window.setTimeout), kept(window.setInterval)];
    const plugin = createPlugin($, stage, begin, end, repeat, end);
    plugin.call($(element), {
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
    undo.by(() => {
      for (const id of timers) end(id);
      $.removeData(element, 'methods');
    });
    return {
      jump: (index) => void plugin.call($(element), 'jump', index),
      measure: () => void stage.dispatchEvent(new Event('resize')),
    };
  };

export default flipsterIn;
